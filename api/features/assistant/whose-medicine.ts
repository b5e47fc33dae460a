const KIN =
  "(?:marido|mujer|espos[oa]|madre|padre|mama|papa|hij[oa]s?|herman[oa]s?|suegr[oa]|abuel[oa]|vecin[oa]|ti[oa]|niet[oa]s?|cunad[oa]|amig[oa]|prim[oa]|yerno|nuera|parient[ae])";
const WHO = `(?:mi|mis|tu|su|la|el|una?) ${KIN}`;
const MEDICINE =
  "(?:pastillas?|medicinas?|medicamentos?|medicacion|sintrom|insulina|gotas|jarabe|inyeccion|inhalador|parche|capsulas?)";
const OTHERS_TAKE =
  "(?<!\\bme )(?<!\\bme l[ao]s? )" +
  "(?:(?:se )?(?:l[ao]s? )?(?:ha|han|habra|habran|haya|hayan) (?:tomado|puesto|pinchado|echado|bebido|tragado|escupido|repetido)|" +
  "(?:se|si|si ya|si se) (?:l[ao]s? )?(?:tomo|tomaron|toma|toman|tome|tomen|puso|pincho|echo|bebio|trago)|tomarse)";

/** 'la pastilla de mi marido', 'las gotas de los ojos de mi madre', 'la de mi hermana'. */
const THEIRS = new RegExp(
  `\\b(?:${MEDICINE}(?: (?:de|del|para)(?: la| el| los| las)? \\w+)*?|l[ao]s?) ` +
    `(?:(?:de|para) ${WHO}|del ${KIN})\\b`,
);
/** 'mi marido no sabe si se la ha tomado', 'se la ha tomado mi marido'. */
const TAKEN_BY_THEM = new RegExp(
  `\\b(?:${WHO}(?: \\w+){0,6}? ${OTHERS_TAKE}|${OTHERS_TAKE}(?: \\w+){0,5}? ${WHO})\\b`,
);
/** 'no sé si le he dado la pastilla a mi marido', 'a mi madre le toca'; not 'le dije a mi hija'. */
const LE = "(?:darle|ponerle|les? (?!(?:he |habia )?(?:dij|dich|dig|pregunt|llam|ped)))";
const GIVEN_TO_THEM = new RegExp(
  `\\b(?:${LE}.*(?:\\ba ${WHO}|\\bal ${KIN})|(?:a ${WHO}|al ${KIN})\\b.* ${LE})`,
);
/** 'me la he tomado', 'la tomé', 'mi hija me dio', 'vino a darme': it is her own medicine. */
const MINE = [
  /\bme (l[ao]s? )?(he|habre|haya|tome|tomo|puse|pinche|eche|bebi|trague|toca|tocaba)\b/,
  /\bme (l[ao]s? )?((ha|han) )?(dado|dio|dieron|da|dan|puesto|puso|pone|echo|echado|trajo|traido|deja|dejo|dejado|prepara|preparo|preparado)\b/,
  /\b(he|habre) (tomado|bebido|tragado)\b|(?<!\b(se|se l[ao]s?) )\btome\b/,
  /\b(dar|tomar|poner|pinchar|echar|traer)me(l[ao]s?)?\b/,
];

/** Somebody else who only gave it, or is only there, does not make it theirs. */
export function isOfAnother(words: string): boolean {
  if (THEIRS.test(words)) return true;
  if (MINE.some((own) => own.test(words))) return false;
  return TAKEN_BY_THEM.test(words) || GIVEN_TO_THEM.test(words);
}
