export const settingsText = {
  title: "Ajustes",
  titleLine: "Elige cómo quieres usar el portal.",
  loading: "Cargando ajustes...",
  yes: "Sí",
  no: "No",
  toggles: {
    familyConsent: {
      label: "Compartir con mi familia",
      line: "Tus familiares ven tu actividad, tus recordatorios y tus recuerdos.",
    },
    municipalConsent: {
      label: "Compartir con el personal municipal",
      line: "El ayuntamiento ve tu actividad para poder ayudarte.",
    },
    voiceEnabled: {
      label: "Asistente de voz",
      line: "El portal te habla y te lee la pantalla.",
    },
    darkMode: { label: "Modo noche", line: "Fondo oscuro, que cansa menos de noche." },
  },
  called: {
    label: "Cómo quieres que te llamemos",
    hint: (name: string) => `Si lo dejas vacío, te llamamos ${name}.`,
  },
  voice: {
    speed: "Velocidad de la voz",
    speeds: { slow: "Despacio", normal: "Normal", fast: "Deprisa" },
    volume: "Volumen de la voz",
    volumes: { soft: "Bajo", medium: "Medio", loud: "Alto" },
    try: "Probar la voz",
    sample: (name: string) => `Hola, ${name}. Así te voy a hablar.`,
    louder: "Si aun así la oyes poco, sube el volumen de la tableta o del móvil.",
  },
  hearing: {
    title: "El sonido de los avisos",
    lit: "Pantalla siempre encendida",
    litLine: "Así los recordatorios se oyen aunque nadie toque la tableta. Se guarda al momento.",
    dark: "Ahora se puede apagar sola. Si se apaga la pantalla, no suena.",
  },
  sharing: "Lo que compartes",
  speaking: "La voz",
  screen: "La pantalla",
  ownData: "Mis permisos y datos",
  ownDataLine: "Qué has permitido y quién ha visto lo tuyo.",
  remember: "Recuerda pulsar «Guardar cambios» cuando termines.",
  pending: "Tienes cambios sin guardar. Pulsa «Guardar cambios».",
  save: "Guardar cambios",
  saving: "Guardando...",
  saved: "Configuración guardada correctamente",
  savedButConsent: "Lo demás está guardado. El permiso no se puede dar aquí.",
  failed: "Error al guardar la configuración",
  /** Where a consent given in this session would be marked. */
  unproven:
    "Tu PIN lo puso el ayuntamiento, o es nuevo. Si das un permiso con él, se guarda y queda anotado así; cuando vuelvas a entrar te preguntaremos si fuiste tú.",
  offer:
    "Has dado un permiso con un PIN que puso el ayuntamiento, o que es nuevo. Si lo puso el ayuntamiento, puedes elegir uno tuyo: así nadie más podrá darlo por ti.",
  /** Of a consent that waits. */
  begins: (day: string) => `Empieza el ${day}`,
  cancelWaiting: {
    message: "Hasta ese día no se comparte nada. ¿Quieres que no empiece?",
    confirm: "No quiero que empiece",
    cancel: "Dejarlo así",
  },
  asked: "El permiso empieza a los siete días. Hasta entonces puedes decir que no.",
  ownPin: "Con un PIN que solo sepas tú, un permiso empieza enseguida.",
  cannotGive: "Este permiso no se puede dar aquí",
  withdraw: {
    family: {
      title: "¿Dejar de compartir con tu familia?",
      message: (names: string) =>
        `${names} ya no verán tu actividad, tus recordatorios ni tus recuerdos. Podrán seguir enviándote mensajes.`,
      one: (name: string) =>
        `${name} ya no verá tu actividad, tus recordatorios ni tus recuerdos. Podrá seguir enviándote mensajes.`,
      everybody: "Tus familiares",
    },
    municipal: {
      title: "¿Dejar de compartir con el personal municipal?",
      message: (municipality: string) =>
        `El Ayuntamiento de ${municipality} ya no verá tu actividad. Tus familiares la verán como hasta ahora, si la compartes con ellos.`,
    },
    confirm: "Dejar de compartir",
    cancel: "Seguir compartiendo",
  },
  copy: {
    title: "Tus datos",
    line: "Puedes guardar una copia de todo lo tuyo: tus datos, tus recuerdos y tus mensajes. Tarda más si tienes muchos videos.",
    download: "Descargar mis datos",
    elsewhere:
      "Para descargarla, entra con un PIN que hayas elegido tú, o pídela en tu ayuntamiento.",
  },
  unsaved: {
    title: "Tienes cambios sin guardar",
    message: "Si sales ahora, los cambios se pierden.",
    save: "Guardar y salir",
    confirm: "Salir sin guardar",
    cancel: "Seguir aquí",
  },
};
