import { table } from "./table.mjs";

const HEAD = ["parte", "clave", "permite", "desde", "hasta"];
const day = new Intl.DateTimeFormat("es-ES", { dateStyle: "short" });

/**
 * A line for each release token that can be used: whose it is, what it may do, and for how long.
 *
 * @param {import("./operator-calls.mjs").ListedToken[]} tokens
 */
export const tokensTable = (tokens) =>
  table(
    HEAD,
    tokens.map(({ area, id, mayActivate, createdAt, expiresAt }) => [
      area,
      id,
      mayActivate ? "enviar y activar" : "enviar",
      day.format(new Date(createdAt)),
      day.format(new Date(expiresAt)),
    ]),
  );
