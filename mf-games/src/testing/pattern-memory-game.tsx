import { inGroup } from "./play-in-portal.tsx";

export const NAMES = [
  "rojo, corazón",
  "azul, cuadrado",
  "verde, triángulo",
  "amarillo, estrella",
  "morado, rombo",
  "naranja, círculo",
];

export const shown = () => inGroup("Colores en orden", "li").map((item) => item.textContent ?? "");
