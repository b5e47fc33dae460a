export const userSelectText = {
  title: "Seleccionar Usuario",
  line: "Busca tu nombre y tócalo para entrar.",
  search: "Buscar por nombre",
  clear: "Limpiar",
  refresh: "Actualizar",
  refreshing: "Actualizando...",
  loading: "Cargando usuarios...",
  entering: "Entrando...",
  /** Read out. */
  letIn: (name: string) => `Entrando como ${name}`,
  people: "Usuarios",
  none: "No hay usuarios registrados",
  noneLine: "El ayuntamiento puede darte de alta.",
  notFound: "No se encontraron usuarios",
  notFoundLine: "Prueba con otro nombre, o pulsa 'Limpiar' para verlos todos.",
  failed: "Error al cargar usuarios",
  failedLine: (status: number) => `Error ${status}: No se pudieron cargar los usuarios`,
  retry: "Reintentar",
  /** On a device that is one person's alone. */
  own: {
    title: (name: string) => `Hola, ${name}`,
    line: "Toca el botón grande para entrar.",
    enter: (name: string) => `Entrar, ${name}`,
    other: "Soy familiar o del ayuntamiento",
  },
  home: "Volver al inicio",
  noMunicipality: "Error de autenticación: No se encontró ID de administrador ni municipio.",
};

export const entryText = {
  notFound: "Usuario no encontrado",
  failed: "Error al cargar datos del usuario",
  offline: "Error de conexión al servidor",
};
