/** Short and kind, made to be heard. They laugh at nobody. */
export const JOKES = [
  "¿Qué le dice una pared a otra pared? ¡Nos vemos en la esquina!",
  "¿Cuál es el colmo de un jardinero? Que su hija se llame Margarita y lo deje plantado.",
  "¿Qué hace una abeja en el gimnasio? ¡Zumba!",
  "¿Por qué el libro de matemáticas estaba tan serio? Porque tenía demasiados problemas.",
  "¿Qué le dijo el cero al ocho? ¡Qué cinturón más bonito llevas!",
  "¿Cuál es el animal que más vueltas da después de desayunar? El pollo asado.",
  "Van dos tomates por la calle y uno le dice al otro: ¡cuidado, que viene la salsa!",
  "¿Qué le dice un semáforo a otro? No me mires, que me estoy cambiando.",
  "¿Cuál es la fruta más paciente? La pera: es pera, es pera y es pera.",
  "Doctor, cuando tomo café no duermo. Qué curioso, a mí me pasa al revés: cuando duermo no tomo café.",
  "¿Qué hace un pez cuando no tiene nada que hacer? Nada.",
  "¿Por qué las focas miran siempre hacia arriba? ¡Porque ahí están los focos!",
  "Abuela, ¿cuánto falta para la comida? Dos cuentos y un beso, así que ven a sentarte conmigo.",
  "¿Cómo se despiden los relojes? Hasta la hora que viene.",
] as const;
