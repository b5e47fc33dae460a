import { openMainSelect } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";

/** Said of each attempt of `plantText`; only in the portal may libraries empty an element. */
const REFUSED = {
  markup: "TypeError",
  code: "TypeError",
  hashes: "TypeError",
  handler: "TypeError",
  samePolicy: "TypeError",
  anotherPolicy: "TypeError",
};

/** Runs in the page: tries each way in which a text could become more than text. */
function plantText(): Record<string, string> {
  const script = document.createElement("script");
  const attempts: Record<string, () => unknown> = {
    markup: () => Reflect.set(document.createElement("div"), "innerHTML", "<b>planted</b>"),
    code: () => Reflect.set(script, "textContent", "globalThis.planted = true"),
    hashes: () => Reflect.set(script, "textContent", '{"integrity":{}}'),
    handler: () => script.setAttribute("onerror", "globalThis.planted = true"),
    samePolicy: () => Reflect.get(globalThis, "trustedTypes").createPolicy("acompana", {}),
    anotherPolicy: () => Reflect.get(globalThis, "trustedTypes").createPolicy("planted", {}),
    emptying: () => Reflect.set(document.createElement("div"), "innerHTML", ""),
  };
  const outcomeOf = (attempt: () => unknown) => {
    try {
      attempt();
      return "let through";
    } catch (error) {
      return (error as Error).name;
    }
  };
  return Object.fromEntries(
    Object.entries(attempts).map(([name, attempt]) => [name, outcomeOf(attempt)]),
  );
}

test("what is no script of a release does not run; text becomes neither markup nor script, in framed games too", async ({
  page,
  portal,
  consoleErrors,
}) => {
  const outside = `${portal.url}/planted.js`;
  await page.route(outside, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "globalThis.planted = 'outside';" }),
  );
  const injected =
    "<script>globalThis.planted = 'inline';</script>" +
    `<script src="${outside}"></script><script type="module" src="${outside}"></script>`;
  await page.route(portal.home, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("<body>", `<body>${injected}`);
    await route.fulfill({ response, body });
  });
  await openMainSelect(page);
  await page.getByRole("button", { name: "Usuarios" }).click();
  // An area is there, and so are the shell's policies.
  await expect(page.getByRole("heading", { name: "Seleccionar Usuario" })).toBeVisible();
  const planted = () => page.evaluate(() => Reflect.get(globalThis, "planted"));

  await test.step("what somebody writes into the page, or imports from elsewhere in the portal", async () => {
    const refused = () => consoleErrors.filter((error) => error.includes("script-src"));
    await expect.poll(() => refused().length).toBe(3);
    const outcome = await page.evaluate(
      (url) => import(url).then(() => "ran").catch(() => "refused"),
      outside,
    );
    expect(outcome).toBe("refused");
    expect(await planted()).toBe(undefined);
  });

  await test.step("text becomes neither markup nor script", async () => {
    expect(await page.evaluate(plantText)).toEqual({ ...REFUSED, emptying: "let through" });
    await page.goto(`${portal.url}/embed/juegos.html?juego=sudoku`);
    await expect(page.locator("#juegos button").first()).toBeVisible();
    expect(await page.evaluate(plantText)).toEqual({ ...REFUSED, emptying: "TypeError" });
    expect(consoleErrors.join(" ")).toContain("TrustedHTML");
  });
  consoleErrors.length = 0;
});
