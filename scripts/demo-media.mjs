// npm run demo:media: draws the demo's pictures and sounds anew, into
// api/tools/demo/media. They are committed; this is run when a drawing changes.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { findChromium } from "./chromium.mjs";
import { PICTURES } from "./demo-media/pictures.mjs";
import { LOOKS, portrait } from "./demo-media/portraits.mjs";
import { RATE, renderSound, SOUNDS, toWav } from "./demo-media/sounds.mjs";
import { ensureInstalled } from "./install.mjs";
import { root } from "./run.mjs";

const FOLDER = `${root}api/tools/demo/media/`;
const LANDSCAPE = { width: 800, height: 600 };
const PORTRAIT = { width: 320, height: 320 };
const THUMBNAIL = { width: 320, height: 240 };
/** Pictures that come with a message; the others are memories, each with its thumbnail. */
const SENT = ["molino", "mirador", "ventana"];

/** @typedef {{ width: number; height: number }} Size */
/** @typedef {{ svg: string; size: Size }} Picture */

/**
 * Runs in the page.
 *
 * @param {Picture} picture
 * @returns {Promise<string>} base64
 */
async function toWebP({ svg, size }) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), size);
  canvas.getContext("2d")?.drawImage(image, 0, 0, size.width, size.height);
  const address = canvas.toDataURL("image/webp", 0.72);
  return address.slice(address.indexOf(",") + 1);
}

/**
 * @param {string} content
 * @param {Size} size
 */
function toSvg(content, { width, height }) {
  const box = `viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${box}>${content}</svg>`;
}

/** @returns {Record<string, Picture>} by file name */
function pictures() {
  /** @type {Record<string, Picture>} */
  const all = {};
  for (const [name, look] of Object.entries(LOOKS)) {
    all[`${name}.webp`] = { svg: toSvg(portrait(look), PORTRAIT), size: PORTRAIT };
  }
  for (const [name, drawing] of Object.entries(PICTURES)) {
    const svg = toSvg(drawing, LANDSCAPE);
    all[`${name}.webp`] = { svg, size: LANDSCAPE };
    if (!SENT.includes(name)) all[`${name}-thumbnail.webp`] = { svg, size: THUMBNAIL };
  }
  return all;
}

await ensureInstalled();
// Its library is there only now.
const { chromium } = await import("@playwright/test");
const executablePath = await findChromium();
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
try {
  const page = await browser.newPage();
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  for (const [name, picture] of Object.entries(pictures())) {
    const drawn = await page.evaluate(toWebP, picture);
    await writeFile(FOLDER + name, Buffer.from(drawn, "base64"));
  }
  for (const [name, notes] of Object.entries(SOUNDS)) {
    const samples = await page.evaluate(renderSound, { notes, rate: RATE });
    await writeFile(`${FOLDER}${name}.wav`, toWav(samples));
  }
} finally {
  await browser.close();
}
