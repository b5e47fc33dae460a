import type { CardSymbol } from "./memory-game/rules.ts";

const symbols: Record<CardSymbol, string> = {
  apple: "manzana",
  house: "casa",
  fish: "pez",
  key: "llave",
  umbrella: "paraguas",
  flower: "flor",
  cup: "taza",
  boat: "barco",
};

/** Every text that the games show. */
export const text = {
  levels: {
    easy: "Nivel fácil",
    intermediate: "Nivel intermedio",
    advanced: "Nivel avanzado",
    variable: "Nivel variable",
  },
  results: {
    best: "Mejor puntuación",
    latest: "Últimas partidas",
    none: "Aún no has jugado.",
    loading: "Cargando tus resultados...",
    failed: "Ahora no podemos mostrar tus resultados. Puedes jugar igualmente.",
    retry: "Reintentar",
  },
  gamesMenu: {
    title: "Juegos",
    line: "¿A qué te apetece jugar?",
    memory: "Juegos de memoria",
    memoryLine: "Parejas, números, colores y dibujos",
    other: "Otros juegos",
    otherLine: "Sudoku, puzle y matemáticas",
  },
  memoryGamesMenu: {
    title: "Juegos de memoria",
    line: "Elige un juego, sin prisa.",
    cardPairs: "Juego de Memoria",
    cardPairsLine: "Encuentra las parejas de cartas",
    numberSequence: "Secuencia de números",
    numberSequenceLine: "Recuerda los números en orden",
    colorPatterns: "Patrones de colores",
    colorPatternsLine: "Repite los colores en orden",
    visualMemory: "Memoria visual",
    visualMemoryLine: "Recuerda qué casillas se iluminan",
  },
  otherGamesMenu: {
    title: "Otros juegos",
    line: "Elige un juego, sin prisa.",
    sudoku: "Sudoku",
    sudokuLine: "Completa la cuadrícula con números",
    puzzle: "Puzle deslizante",
    puzzleLine: "Mueve las piezas hasta ordenarlas",
    math: "Juegos matemáticos",
    mathLine: "Sumas, restas y otras cuentas",
  },
  /** What every game says. */
  frame: {
    time: "Tiempo",
    score: "Puntos",
    newGame: "Nuevo Juego",
    congratulations: "¡Felicitaciones!",
    points: (points: number) => (points === 1 ? "1 punto" : `${points} puntos`),
    playAgain: "Jugar de Nuevo",
    options: "Opciones del juego",
    level: "Nivel",
    levels: { easy: "Fácil", normal: "Normal", hard: "Difícil", "own-pace": "A mi ritmo" },
    ownPaceHint: "El juego se adapta a ti: ni muy fácil ni muy difícil.",
    sound: "Sonido",
    volumes: { off: "Sin sonido", soft: "Suave", loud: "Alto" },
    seconds: (count: number) => (count === 1 ? "1 segundo" : `${count} segundos`),
    minutes: (count: number) => (count === 1 ? "1 minuto" : `${count} minutos`),
    minutesAndSeconds: (minutes: string, seconds: string) => `${minutes} y ${seconds}`,
  },
  /** What the games of rounds say. */
  rounds: {
    level: "Nivel",
    right: "¡Muy bien! Ahora viene la siguiente.",
    goodGame: "¡Buena partida!",
    reached: (level: number) => `Has llegado al nivel ${level}.`,
    secondsToLook: (count: number) =>
      count === 1 ? "Queda 1 segundo" : `Quedan ${count} segundos`,
    yourTurn: "Te toca",
  },
  numberSequence: {
    title: "Secuencia de números",
    digits: "Números de la secuencia",
    keys: "Teclado de números",
    remember: "Recuerda estos números.",
    spoken: (digits: readonly number[]) => `${digits.join(", ")}.`,
    repeat: (given: number, all: number) =>
      given === 0
        ? "Ahora tócalos en el mismo orden."
        : `Llevas ${given} de ${all}. Sigue, sin prisa.`,
    empty: "por completar",
    over: "Mira: estos eran los números.",
    goodTry: "¡Buen intento!",
    were: (digits: readonly number[]) => `Los números eran ${digits.join(", ")}.`,
    again: "Intentar otra vez",
  },
  patternMemory: {
    title: "Patrones de colores",
    pattern: "Colores en orden",
    keys: "Colores para elegir",
    colours: {
      red: "rojo",
      blue: "azul",
      green: "verde",
      yellow: "amarillo",
      purple: "morado",
      orange: "naranja",
    },
    shapes: {
      red: "corazón",
      blue: "cuadrado",
      green: "triángulo",
      yellow: "estrella",
      purple: "rombo",
      orange: "círculo",
    },
    named: (colour: string, shape: string) => `${colour}, ${shape}`,
    remember: "Recuerda estos colores.",
    repeat: (given: number, all: number) =>
      given === 0
        ? "Ahora tócalos en el mismo orden."
        : `Llevas ${given} de ${all}. Sigue, sin prisa.`,
    empty: "por completar",
    over: "Mira: estos eran los colores.",
    were: (names: readonly string[]) => `Los colores eran ${names.join("; ")}.`,
  },
  visualMemory: {
    title: "Memoria visual",
    board: "Casillas",
    tile: (row: number, column: number) => `Fila ${row}, columna ${column}`,
    lit: (tile: string) => `${tile}: iluminada`,
    missed: (tile: string) => `${tile}: estaba iluminada`,
    found: (tile: string) => `${tile}: encontrada`,
    remember: (count: number) => `Recuerda las ${count} casillas con estrella.`,
    spoken: (tiles: readonly string[]) => `${tiles.join("; ")}.`,
    choose: (chosen: number, all: number) =>
      chosen === 0
        ? `Toca las ${all} casillas que tenían estrella.`
        : `Has marcado ${chosen} de ${all}.`,
    tooMany: (extra: number) =>
      extra === 1
        ? "Has marcado una de más. Tócala otra vez para quitarla."
        : `Has marcado ${extra} de más. Tócalas otra vez para quitarlas.`,
    ready: "Has marcado todas. Pulsa 'Comprobar' cuando quieras.",
    check: "Comprobar",
    notYet: (left: number) =>
      left === 1 ? "Todavía falta una casilla." : `Todavía faltan ${left} casillas.`,
    over: "Mira: las estrellas estaban aquí.",
  },
  memoryGame: {
    title: "Juego de Memoria",
    attempts: "Intentos",
    pairs: "Parejas",
    progress: (found: number, all: number) => `${found} de ${all}`,
    board: "Cartas",
    symbols,
    faceDown: (card: number) => `Carta ${card}, boca abajo`,
    faceUp: (card: number, symbol: string) => `Carta ${card}: ${symbol}`,
    found: (card: number, symbol: string) => `Carta ${card}: ${symbol}, encontrada`,
    look: "Mira bien las cartas. Toca una cuando quieras empezar.",
    start: "Toca una carta para darle la vuelta.",
    firstCard: (card: number, symbol: string) => `Carta ${card}: ${symbol}. Busca su pareja.`,
    equal: (card: number, symbol: string) => `Carta ${card}: ${symbol}. ¡Son iguales!`,
    different: (card: number, symbol: string) => `Carta ${card}: ${symbol}. No coinciden.`,
    pairFound: (symbol: string, found: number, all: number) =>
      `Pareja encontrada: ${symbol}. Llevas ${found} de ${all}.`,
    summary: (pairs: number, time: string) => `Has encontrado las ${pairs} parejas en ${time}.`,
  },
  sudokuGame: {
    title: "Sudoku",
    left: "Por llenar",
    board: "Tablero de sudoku",
    pad: "Números",
    digit: (digit: number) => `Poner el ${digit}`,
    erase: "Borrar",
    up: "Casilla de arriba",
    down: "Casilla de abajo",
    before: "Casilla de la izquierda",
    after: "Casilla de la derecha",
    place: (row: number, column: number) => `Fila ${row}, columna ${column}`,
    empty: (place: string) => `${place}: vacía`,
    given: (place: string, digit: number) => `${place}: ${digit}, ya venía puesto`,
    written: (place: string, digit: number) => `${place}: ${digit}`,
    repeated: (name: string) => `${name}, repetido`,
    start: (size: number) =>
      `Elige una casilla y después un número. En cada fila y en cada columna van los números del 1 al ${size}, sin repetir.`,
    more: (count: number) => (count === 1 ? "Falta 1 casilla." : `Faltan ${count} casillas.`),
    twice: (digit: number) => `El ${digit} ya está en esa fila o en esa columna.`,
    full: "Ya está lleno. Hay números repetidos, marcados con un signo: cámbialos y lo tienes.",
    won: "¡Sudoku completado!",
    summary: (time: string) => `Has completado el sudoku en ${time}.`,
  },
  puzzleGame: {
    title: "Puzle deslizante",
    moves: "Movimientos",
    inPlace: "En su sitio",
    progress: (placed: number, all: number) => `${placed} de ${all}`,
    board: "Piezas del puzle",
    place: (row: number, column: number) => `fila ${row}, columna ${column}`,
    tile: (tile: number, place: string) => `Pieza ${tile}, ${place}`,
    movable: (name: string) => `${name}, se puede mover`,
    placed: (name: string) => `${name}, en su sitio`,
    gap: (place: string) => `Hueco, ${place}`,
    start: (last: number) =>
      `Toca una pieza que esté junto al hueco y se moverá. Ordénalas del 1 al ${last}.`,
    moved: (tile: number, place: string) => `La pieza ${tile} pasa a ${place}.`,
    movedHome: (tile: number) => `La pieza ${tile} está en su sitio.`,
    stays: (tile: number) => `La pieza ${tile} no está junto al hueco.`,
    won: "¡Puzle completado!",
    summary: (moves: number, time: string) =>
      `Has ordenado las piezas con ${moves === 1 ? "1 movimiento" : `${moves} movimientos`} en ${time}.`,
  },
  mathGame: {
    title: "Juegos matemáticos",
    time: "Tiempo",
    lastSeconds: "Últimos segundos",
    seconds: (count: number) => `${count} s`,
    question: "Pregunta",
    progress: (number: number, all: number) => `${number} de ${all}`,
    intro: (questions: number, seconds: number) =>
      `Son ${questions} cuentas en ${seconds} segundos. Toca «Empezar» cuando quieras.`,
    start: "Empezar",
    sum: (sum: string) => `¿Cuánto es ${sum}?`,
    answers: "Respuestas",
    operations: { "+": "más", "−": "menos", "×": "por", "÷": "entre" },
    right: (sum: string, answer: number) => `¡Muy bien! ${sum} son ${answer}.`,
    other: (sum: string, answer: number) => `${sum} son ${answer}. ¡A por la siguiente!`,
    hurry: "Quedan los últimos segundos.",
    over: "Fin de la partida.",
    thanks: "¡Gracias por jugar!",
    summary: (right: number, answered: number) =>
      answered === 0
        ? "Se acabó el tiempo. Puedes empezar otra vez con calma."
        : `Has acertado ${right} de ${answered}.`,
  },
} as const;
