/** Frequent words with an accent, which settle how a short list is written. */
const KNOWN_WORDS = new Set(
  `
    josé maría jesús garcía lópez pérez sánchez gonzález martínez rodríguez fernández gómez
    hernández jiménez giménez díaz álvarez muñoz núñez gutiérrez domínguez vázquez ramírez
    suárez méndez menéndez ibáñez ordóñez marín martín román rubén andrés inés raúl ángel
    ángeles ángela concepción asunción encarnación ascensión purificación consolación álvaro
    óscar víctor héctor agustín joaquín fermín benjamín germán adrián julián fabián
    sebastián damián iván tomás nicolás matías elías jonás ramón simón antón león cortés
    valdés moisés mónica verónica sofía lucía rocío estefanía belén begoña íñigo iñaki peña
    peñas ocaña castaño montaño acuña viña viñas saldaña patiño zúñiga piñeiro ureña cañas
    baños carreño úrsula águeda débora bárbara ágata íngrid élida érica ávila alarcón
    calderón galán roldán durán beltrán millán guzmán bermúdez benítez velázquez márquez
    vélez gálvez cáceres cádiz málaga córdoba jaén aragón alcalá españa coruña logroño núria
    mercè antònia jòrdi lluís lluïsa llorenç vicenç marçal gonçal gal·la jáuregui díez día
    días tía tío tíos mía mío úbeda inès cortès francès vallès penedès agnès cèlia domènech
    balanç àngel àngels òscar benoît simões schäfer zoë noël puigdomènech èlia telèfon joão
    são jörg jürgen günther schröder köhler lourenço françois última último él éxito
    teléfono móvil dirección electrónico población observación información situación número
    año años código cumpleaños descripción también está niño niña señor señora lídia sílvia
    dídac ríos míguez mínguez vílchez
  `.split(/\s+/),
);

export const BETWEEN_PARTS = /[^\p{L}·]+/u;
export const isKnownPart = (part: string) =>
  /[^\0-\x7f]/.test(part) && KNOWN_WORDS.has(part.toLowerCase());

/** Whether a frequent word with an accent is in it. */
export const hasKnownWord = (word: string): boolean => word.split(BETWEEN_PARTS).some(isKnownPart);

/** Letters with a mark that Spanish itself has. */
const OWN = /[áéíóúüñ]/;
const NOT_ASCII = /[^\0-\x7f]+/g;
const BY_OUTLINE = Map.groupBy(KNOWN_WORDS, (word) => word.replace(NOT_ASCII, "."));

/**
 * Whether it would be a frequent word if signs that Spanish has not were other letters, as in
 * 'Mußoz', 'Josà' and 'éüngel', but not in 'Mônica', which is written so elsewhere.
 */
export function isKnownButForSigns(word: string): boolean {
  const small = word.toLowerCase();
  if (small.length !== word.length || !/[^\0-\x7f]/.test(word) || isKnownPart(word)) return false;
  const likely = BY_OUTLINE.get(small.replace(NOT_ASCII, ".")) ?? [];
  return likely.some((known) => known.length !== word.length || differsInSigns(word, known));
}

const differsInSigns = (word: string, known: string): boolean =>
  [...known].every((letter, at) => {
    const sign = (word[at] ?? "").toLowerCase();
    if (sign === letter) return true;
    // 'íngel' was 'Ángel' and 'çngel' too; but there are 'Gélvez' and 'Marça'.
    if (at === 0 && letter === "á" && /[íç]/.test(sign)) return true;
    const isOwn = (OWN.test(sign) || sign === "ç") && !isOfOtherCase(word, at);
    return !isOwn && bare(sign) !== bare(letter);
  });

/** 'JosÚ' and 'GáMEZ'. */
const isOfOtherCase = (word: string, at: number): boolean =>
  /^(\p{Ll}\p{Lu}|\p{Lu}\p{Ll}(?=\p{Lu}))/u.test(word.slice(Math.max(0, at - 1)));

const bare = (letter: string) => letter.normalize("NFD")[0];
