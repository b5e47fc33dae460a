/** Sentences for which no model is asked and no time is lost. A false alarm costs nothing. */
const DESPAIR_ANSWER =
  "Siento mucho que lo estés pasando tan mal, y me alegra que me lo cuentes. No tienes que " +
  "llevarlo a solas: llama ahora al 024, te escuchan gratis a cualquier hora. Si estás en " +
  "peligro, llama al 112. Y avisa a alguien de confianza para que te acompañe.";

const DANGER_ANSWER =
  "Esto puede ser una urgencia. Llama ahora mismo al 112, o pide a quien tengas cerca que llame. " +
  "Intenta mantener la calma, no te muevas si te has hecho daño y deja la puerta abierta si " +
  "puedes. Yo no puedo llamar por ti.";

const HELP_ANSWER =
  "Si es una urgencia, llama ahora mismo al 112, o pide a quien tengas cerca que llame. Yo no " +
  "puedo llamar por ti. Si necesitas ayuda con el portal, dime con qué y te lo explico.";

const FAMILY =
  "marido|mujer|espos[ao]|herman[ao]|madre|padre|hij[ao]|niet[ao]|vecin[ao]|abuel[ao]|amig[ao]";

/** All are looked for in plain words; see `toPlainWords`. */
const DESPAIR = [
  /\bsuicid/,
  /\b(quiero|quisiera|prefiero|prefiriria|preferiria|deseo|deberia|ganas de) (estar )?(morir(me)?|muert[ao]|matarme)\b/,
  /\bojala (me )?(muriera|muriese|estuviera muert[ao]|no despertara)\b/,
  /\b(mejor|estaria mejor|estarian mejor) (muert[ao]|sin mi)\b/,
  /\b(quitarme|quitar(se)?me|me quito|me quitaria) (la vida|de en medio)\b/,
  /\b(acabar|terminar) con (mi vida|todo esto|todo)\b(?! (el|la|los|las))/,
  /\bno (quiero|puedo|aguanto|deseo)( \w+)? (vivir|viviendo)\b(?! (en|con|aqui))/,
  /\bno (merece|vale) la pena( seguir)? (vivir|viviendo)\b/,
  /\b(me quiero|voy a|quiero|pienso en) mata(r|rme)\b/,
  /(?<!\bno )\b(quiero|voy a|pienso en|ganas de) hacerme dano\b/,
  /\b(me he tomado|he tomado|me tome|tome|voy a tomarme|tomarme) (todas|muchas|demasiadas|un monton de)( \w+){0,2} (pastillas|medicinas)\b/,
  /\bsobredosis\b/,
];

const DANGER = [
  /\bme (h?e |a |acabo de )?(cai|caido|caer)\b/,
  /\b(me estoy cayendo|en el suelo)\b/,
  /\bno (me puedo|puedo|consigo) (levantar|levantarme|moverme|mover)\b/,
  new RegExp(`\\b(${FAMILY}) se (h?a )?(caido|cayo|desmayado|desmayo|ahoga|atraganta)\\b`),
  new RegExp(`\\bse (h?a )?(caido|cayo|desmayado|desmayo)( \\w+)? (${FAMILY})\\b`),
  /\b(duelen?|dolor|opresion|presion|apriet\w+|oprime|pinchazos?|molestias?)( \w+){0,4} pecho\b/,
  /\bpecho( \w+){0,3} (duele|aprieta|oprime)\b/,
  /\bno (puedo|consigo)( \w+){0,2} respirar\b|\bno respir[oa]\b/,
  /\bme (cuesta|es dificil)( \w+){0,2} respirar\b/,
  /\bme (ahogo|asfixio|atraganto|estoy (ahogando|asfixiando|atragantando|desmayando|muriendo|desangrando))\b/,
  /\bme h?e (atragantado|desmayado|envenenado|intoxicado|roto|quemado)\b/,
  /\bme falta( mucho)?( el)? aire\b/,
  /\bme (da|dando|dado|esta dando|ha dado|dio)( \w+){0,3} (infarto|ictus|derrame|ataque)\b/,
  /\b(tengo|es|sera) un (infarto|ictus|derrame)\b/,
  /\b(se me ha |tengo la )?(torcido la (boca|cara)|(boca|cara) torcida)\b/,
  /\bno (puedo|siento|noto)( \w+)? (el|la|un|una|medio) (brazo|pierna|lado|mano|cuerpo|cara)\b/,
  /\b(sangro|sangrando|sangre) (mucho|mucha|sin parar)\b|\b(mucha|perdiendo|pierdo) sangre\b/,
  /\bno (para|deja) de sangrar\b/,
  /\bperd(i|ido) el (conocimiento|sentido)\b/,
  /\b(huele|olor) (mucho )?a (gas|quemado)\b|\bescape de gas\b/,
  /\b(hay|tengo) (un )?(fuego|incendio)\b|\bse (esta )?quema(ndo)? (la|mi) \w+\b|\bincendio\b/,
  /\b(ladron|ladrones)\b|\bha(n)? entrado( \w+)? en (mi )?casa\b|\bme (quieren|estan|esta) (robar|robando|pegando|pegar)\b/,
  /\b(me pega|me maltrata|me ha pegado|tengo miedo de que me)\b/,
  /\b(auxilio|emergencia|ambulancia)\b/,
  /\bes (una |muy )?(urgencia|urgente)\b/,
  /\bllam\w+ (ya )?(al?|una) (112|061|emergencias|urgencias|policia|bomberos|guardia civil)\b/,
];

const HELP = [
  /^(por favor )?((ayuda|ayudame|ayudadme|ayudenme|necesito ayuda|que alguien me ayude) ?)+(por favor|por dios|ya|ahora|rapido|pronto|urgente|urgentemente| )*$/,
  /\bayud\w+( \w+){0,2} (urgente|urgentemente|ya|rapido|corre)\b/,
  /\burgente( \w+){0,2} ayud\w+\b/,
];

/** A woman's name, a Virgin and many streets are called Socorro. */
const CALLED_SOCORRO = new RegExp(
  `\\b(virgen del|senora del|perpetuo|plaza del|calle|dona|con|${FAMILY}|tia|prima|se llama) socorro\\b`,
  "g",
);

/** What to say to somebody in danger or despair, or null when nothing sounds like it. */
export function emergencyAnswer(words: string): string | null {
  const sounds = (patterns: RegExp[]) => patterns.some((pattern) => pattern.test(words));
  if (sounds(DESPAIR)) return DESPAIR_ANSWER;
  const callsOut = /\bsocorr(o|anme|edme)\b/.test(words.replace(CALLED_SOCORRO, ""));
  if (callsOut || sounds(DANGER)) return DANGER_ANSWER;
  return sounds(HELP) ? HELP_ANSWER : null;
}
