export const familyPhotoText = {
  of: (name: string) => `Foto de ${name}`,
};
