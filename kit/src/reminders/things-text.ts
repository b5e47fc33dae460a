/** What a new reminder is asked for by one press. Apart, for the home draws by it. */
export const things = {
  pill: { label: "Pastilla", title: "Tomar la pastilla" },
  doctor: { label: "Médico", title: "Ir al médico" },
  call: { label: "Llamar", title: "Llamar por teléfono" },
  water: { label: "Regar", title: "Regar las plantas" },
  buy: { label: "Comprar", title: "Hacer la compra" },
} as const;
