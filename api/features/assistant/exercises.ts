/** Gentle exercises, seated or with a hand on a chair. Each can be followed when read aloud. */
export const EXERCISES = [
  "En una silla firme, con la espalda recta, levanta despacio una rodilla y bájala. Hazlo diez veces con cada pierna.",
  "En una silla, estira una pierna hacia delante, cuenta hasta tres y bájala despacio. Ocho veces con cada pierna.",
  "Sube los hombros hacia las orejas mientras coges aire y bájalos mientras lo sueltas. Repítelo diez veces, sin prisa.",
  "Abre y cierra las manos diez veces y después haz círculos con las muñecas, cinco hacia cada lado.",
  "Con los pies en el suelo, levanta las puntas y después los talones, como si pisaras una alfombra. Quince veces.",
  "Gira la cabeza despacio hacia un lado, vuelve al centro y gírala hacia el otro. Cinco veces a cada lado.",
  "Apóyate en el respaldo de una silla firme y ponte de puntillas, cuenta hasta dos y baja. Diez veces.",
  "Estira los brazos hacia delante a la altura del pecho, ábrelos como para dar un abrazo y vuelve a juntarlos. Ocho veces.",
  "Levántate de la silla y vuelve a sentarte despacio, con las manos en los reposabrazos si te hace falta. Cinco veces.",
  "Coge aire por la nariz contando hasta cuatro y suéltalo por la boca contando hasta seis. Cinco veces, con los ojos cerrados.",
] as const;

export const EXERCISE_CARE =
  "Hazlo despacio, con agua cerca, y para si te duele o te mareas. Si tienes dudas, consulta " +
  "antes con tu médico.";
