/** What is never read: controls, and what a screen does not show. */
const SILENT =
  "button, input, select, textarea, svg, canvas, video, audio, [hidden], [aria-hidden='true']";
/** Controls that carry content of their own, such as a card that is one large button. */
const CONTENT = "[data-aloud]";
/** Elements after which a pause follows. */
const BLOCKS = new Set(
  "H1 H2 H3 H4 P LI DT DD TD TH TR DIV SECTION ARTICLE HEADER FOOTER UL OL DL FIGCAPTION BUTTON LABEL".split(
    " ",
  ),
);
const PAUSE = "\n";

/**
 * A screen's heading and main content as one would read it to someone: in the order of the page,
 * without its buttons, each line ending as a sentence.
 */
export function readableText(screen: Element): string {
  const main = screen.querySelector("main") ?? screen;
  const heading = main.querySelector("h1");
  const lines = [heading ? textOf(heading) : "", textOf(main, heading)].join(PAUSE);
  return lines
    .split(PAUSE)
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .map((line) => (/[.!?…:]$/.test(line) ? line : `${line}.`))
    .join(" ");
}

function textOf(element: Element, leaveOut: Element | null = null): string {
  return [...element.childNodes]
    .map((node) => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? "";
      if (!(node instanceof Element) || node === leaveOut || isSilent(node)) return "";
      if (node.tagName === "BR") return PAUSE;
      if (node.tagName === "IMG") return pictureText(node);
      const inner = textOf(node, leaveOut);
      return isBlock(node) ? PAUSE + inner + PAUSE : inner;
    })
    .join("");
}

const pictureText = (picture: Element) => PAUSE + (picture.getAttribute("alt") ?? "") + PAUSE;

/** Inside a card the lines are spans; each is a line of its own there. */
const isBlock = (element: Element) =>
  BLOCKS.has(element.tagName) || element.closest(CONTENT) !== null;

const isSilent = (element: Element) => element.matches(SILENT) && !element.matches(CONTENT);
