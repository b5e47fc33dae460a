import ts from "typescript";

/**
 * The pieces of text that a source file may show: strings, templates and text between tags. What is
 * put into a template is `…`; strings that are added up are one piece.
 *
 * @param {string} path
 * @param {string} text
 * @returns {string[]}
 */
export function shownText(path, text) {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind);
  /** @type {string[]} */
  const pieces = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    const piece = pieceOf(node);
    if (piece !== undefined) pieces.push(piece);
    // The parts of a sum are read already; what is put into a template is text of its own.
    if (piece === undefined || ts.isTemplateExpression(node)) ts.forEachChild(node, visit);
  };
  visit(source);
  return pieces.map((piece) => piece.replace(/\s+/g, " ").trim()).filter(isSentence);
}

/** Keys, classes and addresses are one word. @param {string} piece */
const isSentence = (piece) => /\p{L}\S* \S*\p{L}|^\p{Lu}\p{Ll}+$/u.test(piece);

/**
 * @param {ts.Node} node
 * @returns {string | undefined}
 */
function pieceOf(node) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node))
    return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
      .map(({ text }) => text)
      .join("…");
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return;
  const parts = [pieceOf(node.left), pieceOf(node.right)];
  return parts.includes(undefined) ? undefined : parts.join("");
}

/** What no text of the project says, and why. */
const RULES = [
  { why: "says 'usted'", pattern: /(?<!\p{L})(ustedes|usted|vuestr[oa]s?)(?!\p{L})/iu },
  {
    why: "commands as to an 'usted'",
    pattern:
      /(^|[.:;!?…–] |¡|por favor,? )(abra|acepte|busque|cierre|complete|compruebe|confirme|diga|elija|entre|envíe|escriba|espere|guarde|haga|indique|intente|inténtelo|introduzca|llame|mire|permita|pida|pruebe|pulse|revise|seleccione|toque|vuelva) /iu,
  },
  {
    why: "is not Spain's word",
    pattern:
      /(?<!\p{L})(acá|ahorita|apúr\p{L}*|boleto|celular\p{L}*|chequ\p{L}+|cliquea\p{L}*|clima|computador\p{L}*|egres\p{L}+|ingres\p{L}+|manejar|mouse|platic\p{L}+|presion[ae]\p{L}*|recién|tipea\p{L}*|el internet)(?!\p{L})/iu,
  },
  { why: "spells 'video' in another way than the specification", pattern: /vídeo/iu },
  {
    why: "says 'exitosamente', which only the specification's sentences do",
    pattern: /exitosamente/iu,
  },
  {
    why: "takes the reader for a man",
    pattern:
      /(?<!\p{L}|la )(bienvenid[oa]s?|querid[oa]|amigo)(?!\p{L})|¿list[oa]s?\?|(?<!\p{L})(estás|eres|sigues|quedas|has (estado|sido|quedado)|te has quedado)( (muy|tan|más|ya|bien|no))*( \p{L}+[ai]do| activo| solo| listo| seguro| cansado| perdido| nuevo)(?!\p{L})/iu,
  },
];

/**
 * Which rules of wording a text breaks.
 *
 * @param {string} piece
 */
export const brokenRules = (piece) =>
  RULES.filter(({ pattern }) => pattern.test(piece)).map(({ why }) => why);
