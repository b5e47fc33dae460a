/** What the parts of this folder say. */
export const text = {
  list: "Recuerdos",
  kind: { photo: "Foto", video: "Video", audio: "Audio" },
  open: (kind: string) => `Ver ${kind}: `,
  favourite: "Favorito",
  favouriteOf: (title: string) => `Favorito: ${title}`,
  remove: "Eliminar",
  removeOf: (title: string) => `Eliminar: ${title}`,
  about: "Descripción",
  previous: "Anterior",
  next: "Siguiente",
  play: "Reproducir",
  pause: "Pausa",
  place: (place: number, all: number) => `${place} de ${all}`,
  caption: (title: string, date: string, place: string) => `${title}, ${date}. ${place}`,
  broken: "Este recuerdo no se puede mostrar.",
} as const;
