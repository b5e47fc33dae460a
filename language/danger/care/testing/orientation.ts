export const NO_WAY = [
  "no sé por dónde tirar",
  "no sé ni por dónde empezar",
  "no sé hacia dónde tirar",
];

export const STUCK = [
  ...[
    "se ha quedado parado",
    "se ha quedado parada la pantalla",
    "la pantalla se ha quedado parada",
  ],
  ...[
    "se ha bloqueado la tableta",
    "esto no va",
    "se ha colgado la tableta",
    "la tableta no responde",
  ],
  ...["toco y no hace nada", "esto se ha atascado", "se ha quedado pillado"],
];

export const OUTDOORS = [
  "me he perdido en el monte",
  "hay niebla",
  "voy en el coche",
  "estoy en el campo",
];
