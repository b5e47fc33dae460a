import { expect, test } from "vitest";
import { readableText } from "./readable-text.ts";

function page(html: string): Element {
  const screen = document.createElement("div");
  screen.innerHTML = html;
  return screen;
}

test.each([
  [
    "the heading first, then the rest in the order of the page, without the buttons",
    `<main><header><button>Volver</button><h1>Recordatorios</h1><p>Para hoy</p></header>
     <ul><li><p>Tomar la pastilla</p><button>Hecho</button></li><li>Pasear</li></ul></main>`,
    "Recordatorios. Para hoy. Tomar la pastilla. Pasear.",
  ],
  [
    "a line that stands before the heading comes after it",
    "<main><p>Hoy</p><h1>Mis Recuerdos</h1></main>",
    "Mis Recuerdos. Hoy.",
  ],
  [
    "cards that are buttons are content, line by line",
    `<main><h1>¡Hola, María!</h1><button data-aloud=""><svg><title>x</title></svg>
     <span><span>Juegos</span><span>Jugaste ayer</span></span></button></main>`,
    "¡Hola, María! Juegos. Jugaste ayer.",
  ],
  [
    "words inside a sentence are not torn apart",
    "<main><h1>Tu PIN</h1><p>Te quedan <strong>3</strong> intentos</p></main>",
    "Tu PIN. Te quedan 3 intentos.",
  ],
  [
    "nothing hidden, no drawing and no field",
    `<main><h1>Ajustes</h1><p aria-hidden="true">x</p><p hidden>y</p><svg><text>z</text></svg>
     <label>Nombre<input value="secreto"></label></main>`,
    "Ajustes. Nombre.",
  ],
  [
    "a picture by what it shows",
    '<main><h1>Mensajes</h1><img alt="Mateo en la playa"><img alt=""></main>',
    "Mensajes. Mateo en la playa.",
  ],
  [
    "a card in place of a screen",
    "<h1>Nada todavía</h1><p>¿Vuelves luego?</p>",
    "Nada todavía. ¿Vuelves luego?",
  ],
  ["nothing at all", "<main></main>", ""],
])("reads %s", (_case, html, spoken) => {
  expect(readableText(page(html))).toBe(spoken);
});
