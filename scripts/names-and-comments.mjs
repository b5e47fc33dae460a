import ts from "typescript";

/**
 * All names and comments of a source file. Text of strings, patterns and JSX is neither.
 *
 * @param {string} path
 * @param {string} text
 */
export function namesAndComments(path, text) {
  /** @type {string[]} */
  const comments = [];
  const code = withoutStrings(path, text).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, (comment) => {
    comments.push(comment);
    return " ";
  });
  return { names: new Set(code.match(/[A-Za-z_$][\w$-]*/g) ?? []), comments };
}

/**
 * @param {string} path
 * @param {string} text
 */
function withoutStrings(path, text) {
  if (path.endsWith(".css")) return text;
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind);
  let code = "";
  let end = 0;
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (isText(node)) {
      code += text.slice(end, ts.isJsxText(node) ? node.pos : node.getStart(source));
      end = node.end;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return code + text.slice(end);
}

/** @param {ts.Node} node */
const isText = (node) =>
  ts.isStringLiteral(node) ||
  ts.isTemplateLiteralToken(node) ||
  ts.isRegularExpressionLiteral(node) ||
  ts.isJsxText(node);
