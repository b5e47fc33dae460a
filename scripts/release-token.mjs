// npm run release-token -- games [--activate] [--days 90]: on the portal's server, makes the token
// with which a team sends its releases. Printed once. With --list it shows the tokens in use, with
// --revoke it takes one of them back.
import process from "node:process";
import { oneName, readArgs, runCommand } from "./releases/command.mjs";
import { operatorCalls } from "./releases/operator-calls.mjs";
import { CommandError, portalOrigin } from "./releases/portal-client.mjs";
import { tokensTable } from "./releases/tables.mjs";

/** @typedef {ReturnType<typeof operatorCalls>} Operator */

const DEFAULT_DAYS = "90";
const USAGE = {
  make: "npm run release-token -- games [--activate] [--days 90]",
  revoke: "npm run release-token -- games --revoke=mJx3nq0w",
};

await runCommand(async () => {
  const { names, options } = readArgs(process.argv.slice(2), {
    activate: { type: "boolean" },
    days: { type: "string" },
    list: { type: "boolean" },
    revoke: { type: "string" },
  });
  const { activate = false, days, list = false, revoke } = options;
  if ([activate || days !== undefined, list, revoke !== undefined].filter(Boolean).length > 1) {
    throw new CommandError("Una orden a la vez: crear una clave, verlas con --list o --revoke.");
  }
  // The command runs where the portal does.
  const here = `http://localhost:${process.env.PORT?.trim() || 8000}`;
  const origin = portalOrigin(process.env.PORTAL_URL?.trim() || here);
  const operator = operatorCalls(origin, process.env);
  if (list) return await listTokens(operator, names);
  if (revoke !== undefined) {
    return await revokeToken(operator, oneName(names, USAGE.revoke), String(revoke));
  }
  await makeToken(operator, oneName(names, USAGE.make), {
    mayActivate: activate === true,
    days: Number(days ?? DEFAULT_DAYS),
  });
});

/**
 * @param {Operator} operator
 * @param {string} area
 * @param {{ mayActivate: boolean, days: number }} terms
 */
async function makeToken(operator, area, terms) {
  if (!Number.isInteger(terms.days) || terms.days < 1) {
    throw new CommandError("--days debe ser un número entero de días, como --days 90");
  }
  const { token, mayActivate, expiresAt } = await operator.create({ area, ...terms });
  const until = new Date(expiresAt).toLocaleDateString("es-ES");
  const may = mayActivate ? "enviar y activar" : "enviar";
  console.error(
    `Clave para ${may} versiones de ${area}, hasta el ${until}. No se vuelve a mostrar:`,
  );
  console.log(token);
}

/** @param {Operator} operator @param {string[]} areas whose tokens are shown; none: all of them */
async function listTokens(operator, areas) {
  const { tokens } = await operator.list();
  const shown = tokens.filter(({ area }) => areas.length === 0 || areas.includes(area));
  console.log(shown.length > 0 ? tokensTable(shown) : "No hay ninguna clave en vigor.");
}

/** @param {Operator} operator @param {string} area @param {string} id */
async function revokeToken(operator, area, id) {
  const { tokens } = await operator.list();
  if (!tokens.some((token) => token.id === id && token.area === area)) {
    throw new CommandError(
      `No hay ninguna clave «${id}» de ${area} en vigor. Las que hay: npm run release-token -- --list`,
    );
  }
  await operator.revoke(id);
  console.log(`La clave ${id} de ${area} ya no vale. Lo que envió sigue como estaba.`);
}
