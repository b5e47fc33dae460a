import { expect, test } from "vitest";
import { phrasesOf } from "./phrases.ts";

function page(html: string): Element {
  const screen = document.createElement("div");
  screen.innerHTML = html;
  document.body.replaceChildren(screen);
  return screen;
}
const spoken = (screen: Element) => phrasesOf(screen).map(({ text }) => text);

test.each<[what: string, html: string, spoken: string[]]>([
  [
    "the heading first, the way back last, and between them all in its order, what can be pressed too",
    `<main><header><button data-aloud-last>Volver</button><h1>Recordatorios</h1><p>Para hoy</p>
     <button>Añadir</button></header>
     <ul><li><p>Tomar la pastilla</p><button>Hecho</button></li><li>Pasear</li></ul></main>`,
    [
      ...["Recordatorios.", "Para hoy.", "Añadir.", "Tomar la pastilla.", "Hecho.", "Pasear."],
      "Volver.",
    ],
  ],
  [
    "a line that stands before the heading after it",
    "<main><p>Hoy</p><h1>Mis Recuerdos</h1></main>",
    ["Mis Recuerdos.", "Hoy."],
  ],
  [
    "a card that is a button line by line",
    `<main><button><svg><title>x</title></svg>
     <span><span>Juegos</span><span>Jugaste ayer</span></span></button></main>`,
    ["Juegos.", "Jugaste ayer."],
  ],
  [
    "what stands side by side apart, whatever letters meet there",
    `<main><p><span>10:00</span><span>lunes, 2 de marzo</span></p>
     <li><span>1248</span><span>hace 4 días</span></li>
     <p>Atrasado<span>Medicación</span>Una vez.</p><p>Sí<small>tu respuesta</small></p></main>`,
    [
      ...["10:00.", "lunes, 2 de marzo.", "1248.", "hace 4 días."],
      ...["Atrasado.", "Medicación.", "Una vez.", "Sí.", "tu respuesta."],
    ],
  ],
  [
    "words inside a sentence and inside a word as they are seen",
    "<main><p>Te quedan <strong>3</strong> intentos del 2<sup>o</sup> PIN<span>.</span></p></main>",
    ["Te quedan 3 intentos del 2o PIN."],
  ],
  [
    "an emoji that stands alone, and nothing of a sign that is no word",
    "<main><p>❤️❤️</p><p>· ·</p><p>Hasta luego</p></main>",
    ["❤️❤️.", "Hasta luego."],
  ],
  [
    "a large number with what it counts, and how many there are with the words of a button",
    `<main><section><h2>Días</h2><div data-aloud-figure><p>1</p><p>de 30 días</p></div></section>
     <ul><li data-aloud-figure><p>60 %</p><p>usan el portal</p></li>
     <li data-aloud-figure><p>6 meses</p><p>de marcha</p></li></ul>
     <button>Avisos<p> 2 </p></button><button><p>Hoy</p><p>2 de mayo</p></button></main>`,
    [
      ...["Días.", "1 de 30 días.", "60 % usan el portal.", "6 meses de marcha.", "Avisos: 2."],
      ...["Hoy.", "2 de mayo."],
    ],
  ],
  [
    "a link within a sentence as a part of it, and one that stands alone as a choice",
    '<main><p>Lee la <a href="/x">privacidad</a> antes.</p><p><a href="/y">Llamar al 112</a></p></main>',
    ["Lee la privacidad antes.", "Llamar al 112."],
  ],
  [
    "a button without words by its name",
    '<main><button aria-label="Ver foto: La playa"><img alt=""></button></main>',
    ["Ver foto: La playa."],
  ],
  [
    "nothing that is not seen: hidden, folded away, for screen readers alone",
    `<main><p hidden>y</p><p style="display:none">z</p><p style="visibility:hidden">w</p>
     <span data-by-ear>por completar</span><svg><text>t</text></svg>
     <details><summary>Opciones <span>Normal</span></summary><p>Nivel</p><button>Fácil</button></details>
     </main>`,
    ["Opciones Normal."],
  ],
  [
    "what is unfolded",
    "<main><details open><summary>Opciones</summary><button>Fácil</button></details></main>",
    ["Opciones.", "Fácil."],
  ],
  [
    "what fields show, and never a secret",
    `<main><label for="a">Nombre</label><input id="a" value="Lucía"><input placeholder="Escribe aquí">
     <label>PIN<input type="password" value="2580"></label><input aria-label="Buscar">
     <label><input type="radio">Mañana</label><select><option>Una vez</option></select></main>`,
    ["Nombre.", "Lucía.", "Escribe aquí.", "PIN.", "Buscar.", "Mañana.", "Una vez."],
  ],
  [
    "what is chosen among several, and what is ticked or stays pressed",
    `<main><label><input type="radio">Normal</label>
     <label><input type="radio" checked><span>Más tiempo</span><p>El doble</p></label>
     <div role="tablist"><button role="tab" aria-selected="true">Hoy</button>
     <button role="tab" aria-selected="false">Próximos</button></div>
     <fieldset><p><button aria-pressed="true">Fotos</button></p>
     <button aria-pressed="false">Videos</button></fieldset>
     <table><tr><td><button aria-pressed="true" data-aloud-as="vacía"></button></td>
     <td><button aria-pressed="false">2</button></td></tr></table>
     <p><button aria-pressed="true">Hecho</button></p>
     <p><button aria-pressed="false">Favorito</button></p>
     <label><input type="checkbox" checked>¿De acuerdo?</label>
     <label><input type="checkbox">Avísame</label>
     <button role="switch" aria-checked="true"><span>Sonido</span><span>Sí</span></button>
     </main>`,
    [
      ...["Normal.", "Más tiempo, elegido.", "El doble.", "Hoy, elegido.", "Próximos."],
      ...["Fotos, elegido.", "Videos.", "vacía, elegido, 2.", "Hecho, sí.", "Favorito, no."],
      ...["¿De acuerdo? sí.", "Avísame, no.", "Sonido: Sí."],
    ],
  ],
  [
    "no password or code that is being shown",
    `<main><label>Contraseña<input autocomplete="current-password" value="naranjo"></label>
     <label>Código<input autocomplete="one-time-code" value="123456"></label></main>`,
    ["Contraseña.", "Código."],
  ],
  [
    "a picture by what it shows",
    `<main><img alt="Mateo en la playa"><img alt="">
     <svg role="img" aria-label="Un pueblo"><text>x</text></svg></main>`,
    ["Mateo en la playa.", "Un pueblo."],
  ],
  [
    "what has other words for the ear by those, and a drawing of letters not at all",
    `<main><h2><span aria-hidden="true" data-aloud-as="¿Cuánto es 7 más 5?">7 + 5 = ?</span></h2>
     <span data-aloud-as="">ML</span><p>María López</p></main>`,
    ["¿Cuánto es 7 más 5?", "María López."],
  ],
  [
    "the row of a table in one breath",
    `<main><table><tr><td><button>5</button></td><td><button data-aloud-as="vacía"></button></td>
     <td>2</td></tr></table></main>`,
    ["5, vacía, 2."],
  ],
  [
    "a card in the place of a screen",
    "<h1>Nada todavía</h1><p>¿Vuelves luego?</p>",
    ["Nada todavía.", "¿Vuelves luego?"],
  ],
  [
    "of a switch what it is about, and then how it stands",
    `<main><button role="switch" aria-checked="false"><p>Voz</p><p>El portal te habla.</p><p>No</p>
     </button><button role="switch">Avisos</button></main>`,
    ["Voz.", "El portal te habla.", "Ahora: No.", "Avisos."],
  ],
  [
    "whom to call in danger right after the heading, with the number in digits",
    `<main><h1>Asistente</h1><p>Hola</p><div data-aloud-first><h2>No te muevas</h2>
     <a href="tel:112" aria-label="Llamar al 112"><span>112</span></a><p>Ayuda</p></div>
     <a href="tel:+34949123456">Llamar al <p>949 12 34 56</p></a></main>`,
    [
      ...["Asistente.", "No te muevas.", "uno uno dos.", "Ayuda.", "Hola."],
      "Llamar al nueve cuatro nueve, uno dos, tres cuatro, cinco seis.",
    ],
  ],
  [
    "a name and its value in one breath",
    `<main><dl><div><dt>Nivel</dt><dd>1</dd></div><dt>Correo:</dt><dd><a href="/x">ana@x.es</a></dd>
     <dt>Sin valor</dt></dl><p>3</p></main>`,
    ["Nivel: 1.", "Correo: ana@x.es.", "Sin valor.", "3."],
  ],
  [
    "the keys of a keypad as one, and after what is to be remembered",
    `<main><ol><li>8</li><li>7</li></ol><fieldset aria-label="Teclado"><button>1</button>
     <button>2</button><button>3</button><button>Borrar</button></fieldset>
     <fieldset aria-label="Colores"><button aria-label="rojo" aria-disabled="true"></button>
     <button aria-label="azul" aria-disabled="true"></button>
     <button aria-label="verde" aria-disabled="true"></button></fieldset>
     <fieldset aria-label="Tonos"><button aria-label="rojo, corazón">rojo</button>
     <button aria-label="azul, rombo">azul</button><button aria-label="gris, flor">gris</button>
     <button>Deshacer</button></fieldset><div data-aloud-keys><button>7</button>
     <button>8</button><button>9</button><button>Borrar</button><button>0</button></div></main>`,
    [
      ...["8.", "7.", "Teclado: 1, 2, 3.", "Borrar."],
      "Colores, ahora no se puede: rojo, azul, verde.",
      ...["Tonos: rojo, azul, gris.", "Deshacer.", "7, 8, 9.", "Borrar.", "0."],
    ],
  ],
  [
    "a card that lies alone among others by its name",
    `<main><fieldset aria-label="Cartas" data-aloud-board><button aria-label="Carta 1: pez"
     aria-disabled="true"></button><button aria-label="Carta 2, boca abajo">2</button>
     <button aria-label="Carta 3: sol"></button><button aria-label="Carta 4, boca abajo">4</button>
     <button aria-label="Carta 5, boca abajo">5</button><button>6</button></fieldset>
     <fieldset aria-label="Más"><button aria-disabled="true">4</button></fieldset></main>`,
    [
      ...["Carta 1: pez.", "Carta 2, boca abajo.", "Carta 3: sol.", "Cartas: 4, 5, 6."],
      "Ahora no se puede: 4.",
    ],
  ],
  [
    "what can be pressed at another time as such, and what is at work as that",
    `<main><button aria-disabled="true">Anterior</button><button disabled><p>Siguiente</p><p>La playa</p>
     </button><button disabled>Guardando…</button><button aria-disabled="false">Cerrar</button></main>`,
    [
      ...[
        "Ahora no se puede: Anterior.",
        "Ahora no se puede: Siguiente.",
        "La playa.",
        "Guardando…",
      ],
      "Cerrar.",
    ],
  ],
  [
    "a number of what cannot be pressed now with its words, and one alone as it stands",
    `<main><button disabled><p>Siguiente</p><p>2</p></button>
     <button aria-disabled="true"><p>Fotos</p><p>Nuevas</p><p>3</p></button>
     <button disabled>4</button><button disabled><p>Enviando…</p><p>5</p></button></main>`,
    [
      ...["Ahora no se puede: Siguiente: 2.", "Ahora no se puede: Fotos.", "Nuevas: 3."],
      ...["Ahora no se puede: 4.", "Enviando… 5."],
    ],
  ],
  ["nothing of its own button", "<main><button data-aloud-off>Parar</button></main>", []],
])("reads %s", (_what, html, lines) => {
  expect(spoken(page(html))).toEqual(lines);
});

test("of a dialog all is read, and only of it", () => {
  const screen = page(
    `<main>Debajo</main><div role="dialog"><h2>¿Eliminar?</h2><button data-aloud-last>Cerrar</button>
     <p>No se puede deshacer</p><button>Sí</button></div>`,
  );
  const dialog = screen.querySelector("[role=dialog]") as Element;
  expect(spoken(dialog)).toEqual(["¿Eliminar?", "No se puede deshacer.", "Sí.", "Cerrar."]);
});

test("what lies over a screen or a dialog comes right after its heading, if it is seen", () => {
  const screen = page(
    `<div id="over" style="position: fixed; z-index: 20"><ol><li data-aloud-over><p>Error</p>
     <button>Cerrar</button></li></ol></div><div role="dialog"><p>Sí</p><h2>Subir</h2></div><main><p>Hoy</p><h1>Juegos</h1></main>`,
  );
  const [over, dialog, main] = [...screen.children] as [HTMLElement, Element, Element];
  expect(spoken(main)).toEqual(["Juegos.", "Error.", "Cerrar.", "Hoy."]);
  expect(spoken(dialog)).toEqual(["Subir.", "Error.", "Cerrar.", "Sí."]);
  main.innerHTML = "<section><h2>Parte</h2><p>Texto</p></section>";
  expect(spoken(main.firstElementChild as Element)).toEqual(["Parte.", "Texto."]);
  main.innerHTML = "<p>Hoy</p><h1>Juegos</h1>";
  dialog.innerHTML = "<h2>Subir</h2><section><h3>Parte</h3><p>Texto</p></section>";
  expect(spoken(dialog.lastElementChild as Element)).toEqual(["Parte.", "Texto."]);
  over.hidden = true;
  expect(spoken(main)).toEqual(["Juegos.", "Hoy."]);
});

test.each([
  ["", "", ["Subir.", "Sí."]],
  ["", "position: fixed; z-index: 10", ["Subir.", "Sí."]],
  ["position: fixed; z-index: 5", "position: fixed; z-index: 10", ["Subir.", "Sí."]],
  ["position: fixed; z-index: 20", "position: fixed; z-index: 10", ["Subir.", "Aviso.", "Sí."]],
])("a notice that is drawn as '%s' under or over a dialog as '%s'", (notice, scrim, said) => {
  const screen = page(
    `<div style="${notice}"><p data-aloud-over>Aviso</p></div><main><h1>Juegos</h1></main>
     <div style="${scrim}"><div role="dialog"><h2>Subir</h2><p>Sí</p></div></div>`,
  );
  expect(spoken(screen.querySelector("[role=dialog]") as Element)).toEqual(said);
  expect(spoken(screen.querySelector("main") as Element)).toEqual(["Juegos.", "Aviso."]);
});

test("each phrase knows its line: the paragraph, or the whole button", () => {
  const screen = page(
    "<main><p>Hay <b>3</b> fotos</p><button><span>Juegos</span><span>Ayer</span></button></main>",
  );
  expect(phrasesOf(screen).map(({ element }) => element.tagName)).toEqual([
    "P",
    "BUTTON",
    "BUTTON",
  ]);
});
