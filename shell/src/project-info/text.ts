/** The project's page; its figures are those of the funded project. */
export const projectText = {
  /** The browser's title: the words of the button that leads here. */
  pageTitle: "Información Adicional",
  title: "Asistencia virtual y estimulación cognitiva para personas mayores",
  line: (municipality: string) =>
    `Un proyecto municipal, financiado con fondos públicos, para las personas mayores de ${municipality} y de las zonas rurales.`,
  back: "Volver al inicio",
  picture: "Un pueblo al atardecer, con las ventanas encendidas",
  about: {
    title: "Qué es Acompaña",
    paragraphs: [
      "Acompaña ofrece a cada persona mayor un hogar digital propio, en letra grande y con palabras claras: recordatorios, sus recuerdos en imágenes, un asistente con el que se puede hablar, juegos para la mente y los mensajes de su familia.",
      "El ayuntamiento da de alta a las personas y a sus familiares. Cada persona decide qué comparte, y puede cambiar de opinión cuando quiera.",
    ],
  },
  figuresTitle: "El proyecto en cifras",
  figures: [
    { value: "100.000 euros", label: "de presupuesto y de ayuda" },
    { value: "6 meses", label: "de puesta en marcha" },
    { value: "4 fases", label: "de despliegue" },
  ],
  goalsTitle: "Nuestros objetivos",
  goals: [
    { value: "60 %", label: "de las personas mayores usan el portal" },
    { value: "50 %", label: "de mejora en las competencias digitales" },
  ],
} as const;
