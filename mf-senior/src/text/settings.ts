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
  remember: "Recuerda pulsar «Guardar cambios» cuando termines.",
  pending: "Tienes cambios sin guardar. Pulsa «Guardar cambios».",
  save: "Guardar cambios",
  saving: "Guardando...",
  saved: "Configuración guardada correctamente",
  failed: "Error al guardar la configuración",
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
