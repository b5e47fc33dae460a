export const familyPhotoText = {
  sent: (name: string) => `${name} te ha enviado una foto`,
  kept: (name: string) => `Una foto que te envió ${name}`,
  /** @param day `hoy`, `hace 2 días` */
  keptOn: (day: string) => `Guardada ${day}`,
};
