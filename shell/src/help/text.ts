import type { HelpPart, ScreenRole } from "@acompana/kit/area";

/** The pages of help, one a role; short sentences that can be read aloud over the telephone. */
export const helpText = {
  title: "Ayuda",
  line: (municipality: string) => `Cómo se usa el portal de ${municipality}, y a quién llamar.`,
  back: "Volver al inicio",
  phone: {
    title: "¿Necesitas hablar con alguien?",
    line: (municipality: string) => `El ayuntamiento de ${municipality} te ayuda por teléfono.`,
    call: "Llamar al",
    emergency: "Si es una urgencia, llama al 112.",
  },
  roles: "Elige tu ayuda",
  others: "Otras páginas de ayuda",
} as const;

export interface IllustratedPart extends HelpPart {
  /** `entering`: until one is signed in; `everywhere`: on each screen, also after its own help. */
  when?: "entering" | "everywhere";
  picture?: {
    /** Of which view; see `e2e/help-pictures.ts`. */
    of: string;
    shows: string;
  };
}

export interface HelpPage {
  /** The last word of its address. */
  path: string;
  role: ScreenRole;
  title: string;
  parts: readonly IllustratedPart[];
}

export const helpPages: readonly HelpPage[] = [
  {
    path: "mayores",
    role: "person",
    title: "Ayuda para ti",
    parts: [
      {
        title: "Entrar",
        when: "entering",
        steps: [
          "Toca la pantalla y luego «Usuarios».",
          "Busca tu nombre y tócalo.",
          "Escribe tu PIN de 4 números. Si lo has olvidado, llama al ayuntamiento: te pondrán otro.",
        ],
        picture: { of: "user-select", shows: "La lista de nombres, cada uno en su tarjeta" },
      },
      {
        title: "Tu inicio",
        steps: [
          "Cada tarjeta grande te lleva a un sitio: recordatorios, recuerdos, juegos…",
          "En «Ajustes» cambias la voz, el modo noche y lo que compartes.",
        ],
        picture: { of: "user-menu", shows: "El inicio, con sus seis tarjetas grandes" },
      },
      {
        title: "En todas las pantallas",
        when: "everywhere",
        steps: [
          "«Volver» te lleva a donde estabas antes, e «Inicio» a tu inicio. Los dos están al principio de la pantalla.",
          "«Escuchar» te lee en voz alta lo que hay en la pantalla, y «Parar» la calla.",
          "«Oscuro» y «Claro» cambian los colores, si la luz te cansa.",
        ],
      },
      {
        title: "Tus recordatorios",
        steps: [
          "En el inicio, toca «Recordatorios».",
          "Cuando hayas hecho uno, toca «Hecho», a su lado.",
          "Si suena un aviso, toca «Hecho», o «En 10 minutos» para que te lo recuerde más tarde.",
        ],
        picture: { of: "reminders", shows: "Una tarjeta por recordatorio, con su hora y su botón" },
      },
      {
        title: "Lo que compartes",
        steps: [
          "En «Ajustes» decides si tu familia y el ayuntamiento ven tu actividad.",
          "Puedes cambiar de opinión cuando quieras.",
        ],
      },
    ],
  },
  {
    path: "familiares",
    role: "support",
    title: "Ayuda para familiares y cuidadores",
    parts: [
      {
        title: "Entrar",
        when: "entering",
        steps: [
          "La primera vez, abre el enlace que te ha dado el ayuntamiento y elige tu contraseña.",
          "Después, toca la pantalla, «Personas de Apoyo», y escribe tu correo y tu contraseña.",
          "Si la has olvidado, toca «He olvidado mi contraseña».",
        ],
      },
      {
        title: "Acompañar",
        steps: [
          "Desde tu panel envías mensajes, fotos y videos, y ves si los ha abierto.",
          "Si comparte con la familia, también ves cómo le va y puedes añadirle recordatorios.",
          "Qué se comparte lo decide solo la persona a la que acompañas.",
        ],
        picture: {
          of: "support-dashboard",
          shows: "El panel de apoyo, con una tarjeta para cada cosa",
        },
      },
      {
        title: "Tu cuenta",
        steps: [
          "En «Mi cuenta» cambias tu contraseña.",
          "También ves dónde has entrado, y cierras la sesión de un móvil que has perdido.",
        ],
      },
    ],
  },
  {
    path: "ayuntamiento",
    role: "administrator",
    title: "Ayuda para el ayuntamiento",
    parts: [
      {
        title: "Dar de alta a una persona",
        steps: [
          "En el panel, toca «Crear Nuevo Usuario» y escribe su nombre y un PIN.",
          "Pregúntale qué quiere compartir y márcalo en su presencia.",
          "Después, «Agregar Apoyo» da acceso a un familiar con un enlace.",
        ],
        picture: { of: "admin-dashboard", shows: "El panel, con la ficha de cada persona" },
      },
      {
        title: "Preparar su tableta",
        steps: [
          "Abre «Dispositivos»; en una ventana estrecha está en «Ajustes».",
          "Elige si es de todos o de una sola persona, y crea el enlace y el código QR.",
          "Abre el enlace en la tableta, o apunta con su cámara al código.",
          "Si la tableta se pierde, «Retirar» cierra sus sesiones al momento.",
        ],
      },
      {
        title: "Si alguien no puede entrar",
        steps: [
          "Comprueba primero que es quien dice ser.",
          "Una persona mayor que ha olvidado su PIN: «Más opciones» y «Cambiar el PIN».",
          "Un familiar: «Consultar Apoyos» y «Enlace para contraseña nueva».",
          "Un compañero: «Ajustes», «Compañeros» y «Enlace para contraseña olvidada».",
        ],
      },
    ],
  },
];
