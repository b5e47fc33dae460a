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
  remove: {
    title: "¿Eliminar este recuerdo?",
    message: (title: string) => `«${title}» se borrará para siempre.`,
    confirm: "Eliminar",
    cancel: "No, dejarlo",
    done: "Recuerdo eliminado",
    failed: "No se pudo eliminar el recuerdo. Inténtalo de nuevo.",
  },
};
