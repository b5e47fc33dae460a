const symbols = {
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
    best: (points: number) => `Tu mejor: ${points}`,
    bestName: "Mejor puntuación",
    latest: "Últimas partidas",
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
    all: "Todos los juegos",
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
    otherGame: (title: string) => `Otro juego: ${title}`,
    start: "Empezar",
    takeBack: "Deshacer",
    hint: "Pista",
    hintNote: "Con una pista, la partida no cuenta para tu mejor puntuación.",
    helped: "Con ayuda también vale: esta vez no cuenta para tu mejor puntuación.",
    firstResult: "Es tu primera puntuación en este juego.",
    newRecord: (before: number) => `¡Es tu mejor puntuación! Antes era ${before}.`,
    sameRecord: "Has igualado tu mejor puntuación.",
    record: (best: number) => `Tu mejor puntuación es ${best}.`,
    options: "Opciones del juego",
    level: "Nivel",
    levels: { easy: "Fácil", normal: "Normal", hard: "Difícil", "own-pace": "A mi ritmo" },
    adaptiveHint: "El juego se adapta a ti: ni muy fácil ni muy difícil.",
    sound: "Sonido",
    volumes: { off: "Sin sonido", soft: "Suave", loud: "Alto" },
  },
  sound: {
    ask: "¿Quieres oír sonidos en los juegos?",
    yes: "Sí, suaves",
    no: "No, sin sonido",
  },
  /** How long a memory game shows what is to be remembered. */
  look: {
    legend: "Cuánto tiempo se ve",
    times: { normal: "Normal", longer: "Más tiempo", "until-ready": "Hasta que yo diga" },
    seen: "Ya lo he visto",
    noHurry: "Míralo sin prisa",
  },
  /** What the games of rounds say. */
  rounds: {
    level: "Nivel",
    repeat(given: number, all: number) {
      if (given === 0) return "Ahora tócalos en el mismo orden.";
      return `Llevas ${given} de ${all}.${given < all ? " Sigue, sin prisa." : ""}`;
    },
    takeBack: "Borrar el último",
    empty: "por completar",
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
    intro: (isUntilReady: boolean) =>
      `Verás unos números ${isUntilReady ? "hasta que toques «Ya lo he visto»" : "durante unos segundos"}. Toca «Empezar» cuando quieras.`,
    remember: "Recuerda estos números.",
    spoken: (digits: readonly number[]) => `${digits.join(", ")}.`,
    over: "Mira: estos eran los números.",
    goodTry: "¡Buen intento!",
    were: (digits: readonly number[]) => `Los números eran ${digits.join(", ")}.`,
    remembered: (count: number, all: number) => count > 0 && `Recordaste ${count} de ${all}.`,
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
    intro: (isUntilReady: boolean) =>
      `Verás unos colores ${isUntilReady ? "hasta que toques «Ya lo he visto»" : "durante unos segundos"}. Toca «Empezar» cuando quieras.`,
    remember: "Recuerda estos colores.",
    over: "Mira: estos eran los colores.",
    were: (names: readonly string[]) => `Los colores eran ${names.join("; ")}.`,
  },
  visualMemory: {
    title: "Memoria visual",
    board: "Casillas",
    /** Read aloud: those that look as all do are counted. */
    tiles: (rows: number, columns: number, looks: readonly string[]) =>
      [`${rows * columns} casillas, en ${rows} filas de ${columns}`, ...looks, ""]
        .join(". ")
        .trim(),
    tile: (row: number, column: number) => `Fila ${row}, columna ${column}`,
    chosen: (tile: string) => `${tile}: marcada`,
    lit: (tile: string) => `${tile}: iluminada`,
    missed: (tile: string) => `${tile}: estaba iluminada`,
    found: (tile: string) => `${tile}: encontrada`,
    other: (tile: string) => `${tile}: marcada`,
    intro: "Verás unas casillas con estrella. Toca «Empezar» cuando quieras.",
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
    different: "No coinciden.",
    differentUntilSeen: "No coinciden. Toca «Ya lo he visto».",
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
    up: { word: "Arriba", name: "Casilla de arriba" },
    down: { word: "Abajo", name: "Casilla de abajo" },
    before: { word: "Izquierda", name: "Casilla de la izquierda" },
    after: { word: "Derecha", name: "Casilla de la derecha" },
    place: (row: number, column: number) => `Fila ${row}, columna ${column}`,
    empty: (place: string) => `${place}: vacía`,
    /** As one of a row that is read aloud. */
    emptyCell: "vacía",
    cell: (digit: number, isOwn: boolean, isRepeated: boolean) =>
      `${digit}${isOwn ? " tuyo" : ""}${isRepeated ? " repetido" : ""}`,
    listen: "Escuchar esta fila",
    given: (place: string, digit: number) => `${place}: ${digit}, ya venía puesto`,
    written: (place: string, digit: number) => `${place}: ${digit}`,
    repeated: (name: string) => `${name}, repetido`,
    start: "Elige una casilla y después un número.",
    rule: (size: number) =>
      `En cada fila, en cada columna y en cada recuadro de línea gruesa van los números del 1 al ${size}, sin repetir.`,
    hinted: (name: string) => `Pista. ${name}.`,
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
    /** As one of a row that is read aloud. */
    gapAlone: "hueco",
    start: (last: number) =>
      `Toca una pieza que esté junto al hueco y se moverá. Ordénalas del 1 al ${last}.`,
    hinted: (tile: number) => `Pista: se ha movido la pieza ${tile}.`,
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
    calmIntro: (questions: number) =>
      `Son ${questions} cuentas, sin reloj. Toca «Empezar» cuando quieras.`,
    timed: "Con tiempo",
    calm: "Sin prisa",
    next: "Siguiente",
    finish: "Terminar",
    yours: "tu respuesta",
    yourOption: (option: number) => `${option}, tu respuesta`,
    rightOption: (option: number) => `${option}, es el resultado`,
    sum: (sum: string) => `¿Cuánto es ${sum}?`,
    answers: "Respuestas",
    operations: { "+": "más", "−": "menos", "×": "por", "÷": "entre" },
    right: (sum: string, answer: number) => `¡Muy bien! ${sum} son ${answer}.`,
    other: (sum: string, answer: number) => `${sum} son ${answer}. ¡A por la siguiente!`,
    hurry: "Quedan los últimos segundos.",
    over: "Fin de la partida.",
    done: "Las cuentas",
    doneSum: (sum: string, answer: number, isRight: boolean) =>
      `${sum} son ${answer}, ${isRight ? "acertada" : "no acertada"}.`,
    thanks: "¡Gracias por jugar!",
    summary: (right: number, answered: number) =>
      answered === 0
        ? "Se acabó el tiempo. Puedes empezar otra vez con calma."
        : `Has acertado ${right} de ${answered}.`,
  },
  embed: {
    title: "Juegos",
    line: "Elige un juego, sin prisa.",
    best: (points: string) => `Tu mejor puntuación: ${points}`,
    failed: "No se han podido cargar los juegos.",
    failedLine: "Comprueba la conexión e inténtalo de nuevo.",
    oldBrowser:
      "Este navegador es demasiado antiguo para los juegos. Actualízalo o usa otro más nuevo.",
    needsReact:
      "Los juegos de Acompaña necesitan que esta página use React 19 o posterior. Con otra página funcionan en un marco: <acompana-juegos>.",
  },
} as const;
