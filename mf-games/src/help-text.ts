import type { HelpPart, ScreenHelp } from "@acompana/kit/area";
import type { screens } from "../area.json";
import { text } from "./text.ts";

const { frame, look, mathGame, sudokuGame, visualMemory } = text;

/** What every game has in common. */
const inEvery = (...more: string[]): HelpPart => ({
  title: "En todos los juegos",
  steps: [
    `En «${frame.options}» eliges el nivel y el sonido. Con «${frame.levels["own-pace"]}» el juego se adapta a ti.`,
    ...more,
    "No pasa nada si fallas: se puede jugar sin prisa.",
  ],
});

/** The same for a game that draws the button of a new one. */
const every = inEvery(`«${frame.newGame}» empieza otra partida cuando quieras.`);

const remembering = [
  `Mira bien lo que aparece. Si quieres más tiempo, elígelo en «${look.legend}».`,
  `Con «${look.times["until-ready"]}» tocas «${look.seen}» cuando lo tengas.`,
];

/** What 'Ayuda' says of each screen. Where things stand differs by width: it names them. */
export const help = {
  "games-menu": [
    {
      title: text.gamesMenu.title,
      steps: [
        "Toca un grupo de juegos y después el juego que quieras.",
        "Dentro de un juego, «Volver» te trae otra vez a la lista.",
      ],
    },
  ],
  "memory-games-menu": [
    {
      title: text.memoryGamesMenu.title,
      steps: [
        "Toca el juego que te apetezca.",
        `El más fácil es «${text.memoryGamesMenu.cardPairs}».`,
        "Si hay una estrella, es tu mejor puntuación en ese juego.",
      ],
    },
  ],
  "other-games-menu": [
    {
      title: text.otherGamesMenu.title,
      steps: [
        "Toca el juego que te apetezca.",
        "Si hay una estrella, es tu mejor puntuación en ese juego.",
      ],
    },
  ],
  "memory-game": [
    {
      title: text.memoryGame.title,
      steps: [
        "Las cartas están boca abajo, y cada dibujo está dos veces.",
        "Toca una carta y después otra.",
        "Si son iguales, se quedan a la vista. Si no, se dan la vuelta otra vez.",
        `Con «${look.times["until-ready"]}» en «${look.legend}», esperan a que toques «${look.seen}».`,
        "La partida termina cuando has encontrado todas las parejas.",
      ],
    },
    every,
  ],
  "number-sequence-game": [
    {
      title: text.numberSequence.title,
      steps: [
        `Toca «${frame.start}» y verás unos números.`,
        ...remembering,
        "Después tócalos en el mismo orden.",
        `Si te equivocas al tocar, «${text.rounds.takeBack}» lo quita.`,
      ],
    },
    every,
  ],
  "pattern-memory-game": [
    {
      title: text.patternMemory.title,
      steps: [
        `Toca «${frame.start}» y verás unos colores, uno detrás de otro.`,
        ...remembering,
        "Después toca los colores en el mismo orden.",
        "Cada color tiene también su figura y su nombre.",
      ],
    },
    every,
  ],
  "visual-memory-game": [
    {
      title: visualMemory.title,
      steps: [
        `Toca «${frame.start}» y se iluminarán unas casillas.`,
        ...remembering,
        "Después toca las casillas que estaban iluminadas, en el orden que quieras.",
        `Cuando las tengas todas, toca «${visualMemory.check}».`,
      ],
    },
    every,
  ],
  "sudoku-game": [
    {
      title: sudokuGame.title,
      steps: [
        "Toca una casilla vacía y después un número.",
        "En cada fila, en cada columna y en cada recuadro, cada número va una sola vez.",
        `«${sudokuGame.erase}» quita un número que has puesto tú.`,
        `Si te atascas, toca «${frame.hint}».`,
      ],
    },
    every,
  ],
  "puzzle-game": [
    {
      title: text.puzzleGame.title,
      steps: [
        "Toca una pieza que esté junto al hueco y se moverá a él.",
        "Ordena las piezas por su número. El hueco queda el último.",
        `«${frame.takeBack}» deshace el último movimiento, y «${frame.hint}» mueve una pieza por ti.`,
      ],
    },
    every,
  ],
  "math-game": [
    {
      title: mathGame.title,
      steps: [
        `Toca «${frame.start}» y lee la cuenta.`,
        "Toca la respuesta que creas que es.",
        `Si no quieres reloj, elige «${mathGame.calm}» antes de empezar.`,
      ],
    },
    inEvery(),
  ],
} satisfies Record<keyof typeof screens, readonly HelpPart[]> as ScreenHelp;
