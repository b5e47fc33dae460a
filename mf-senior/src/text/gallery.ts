import { counted } from "./counted.ts";

export const galleryText = {
  title: "Mis Recuerdos",
  upload: "Subir Recuerdo",
  loading: "Cargando recuerdos...",
  show: "Mostrar",
  filters: { all: "Todos", photo: "Fotos", video: "Videos" },
  counts: {
    all: (n: number) => counted(n, "recuerdo", "recuerdos"),
    photo: (n: number) => counted(n, "foto", "fotos"),
    video: (n: number) => counted(n, "video", "videos"),
  },
  none: {
    all: "Todavía no hay recuerdos",
    photo: "Todavía no hay fotos",
    video: "Todavía no hay videos",
  },
  noneLine: "Pulsa «Subir Recuerdo» para guardar una foto, un video o un audio.",
  failed: "No se pudieron cargar los recuerdos",
  failedLine: "Inténtalo de nuevo en un momento.",
  retry: "Reintentar",
  proposals: {
    title: (name: string, isVideo: boolean) =>
      `${name} te envió ${isVideo ? "este video. ¿Lo guardas" : "esta foto. ¿La guardas"} en tus recuerdos?`,
    more: (n: number) => (n === 1 ? "Después hay otro más." : `Después hay otros ${n}.`),
    keep: "Guardar en Mis Recuerdos",
    keeping: "Guardando...",
    notNow: "Ahora no",
    kept: "Guardado en Mis Recuerdos",
    left: "No se ha guardado. Sigue en tus Mensajes de Apoyo.",
    failed: "No se ha podido guardar",
  },
  remove: {
    title: "¿Eliminar este recuerdo?",
    message: (title: string) => `«${title}» se borrará para siempre.`,
    confirm: "Eliminar",
    cancel: "No, dejarlo",
    done: "Recuerdo eliminado",
    failed: "No se pudo eliminar el recuerdo. Inténtalo de nuevo.",
  },
};
