export const AILMENTS = [
  ...["se me hinchan los pies", "llevo cinco días sin ir al baño", "me duele la cabeza"],
  ...["tengo tos", "estoy resfriada", "me escuece al orinar"],
];

export const RED_FLAGS = [
  ...["me ahogo", "me falta el aire", "vomito", "no paro de vomitar", "me desmayo", "echo sangre"],
  ...["me aprieta el pecho", "tengo palpitaciones", "no sé ni lo que digo", "veo doble"],
  ...["tengo mucha fiebre", "tengo cuarenta de fiebre", "se me duerme el brazo", "no puedo orinar"],
  ...["tengo sudores fríos", "me encuentro muy mal", "se me ha hinchado la lengua"],
];

export const HARMLESS = [
  ...["", " desde ayer", " por las noches", " al levantarme por la mañana", " y estoy cansada"],
  ...[" un poco", ", hija", " y no me apetece salir"],
];

export const ACHES = ["me duele la cabeza", "me duele mucho la espalda", "tengo dolor de cabeza"];

export const BLOWS = [
  ...[
    " desde que me di el golpe",
    " desde que me caí ayer",
    " desde la caída",
    " del golpe que me di",
  ],
  ...[" porque me di un golpe", " desde que me golpeé con la puerta", " después de caerme"],
];

export const ON_RISING = [
  ...["se me va la cabeza cuando me levanto", "me mareo al levantarme"],
  ...["cuando me levanto me mareo", "me da vueltas la cabeza al ponerme de pie"],
  "me mareo si me levanto muy rápido",
];

export const OTHERS = [
  ...["me tiemblan las manos", "me tiembla un poco el pulso", "tengo temblores en las manos"],
  ...[
    "tengo la tensión a quince",
    "me ha salido la tensión a 16",
    "tengo la tensión por las nubes",
  ],
  ...["me ha subido el azúcar", "tengo 15 de tensión"],
];

export const WORSE = [
  " y me caigo",
  " y me desmayo",
  " y me duele el pecho",
  " y veo doble",
  " y vomito",
];
