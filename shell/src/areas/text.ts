/** Said where an area is healed; fetched with that. */
export const text = {
  passedOver: "Una parte del portal no arrancaba. Hemos puesto la versión anterior.",
};
