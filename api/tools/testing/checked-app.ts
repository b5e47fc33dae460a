import { createApp as createUnchecked } from "../../app.ts";
import type { Deps } from "../../platform/context.ts";
import { readContract } from "./contract-responses.ts";

type App = ReturnType<typeof createUnchecked>;

/** Not in the quick tier: reading the contract and its schemas costs it more than 3 s. */
const contract = Deno.env.get("CHECK_RESPONSES") === "1" ? readContract() : null;

/** The app, each of whose answers under `/api/` is held to the committed contract. */
export function createApp(deps: Deps): App {
  const app = createUnchecked(deps);
  const answer = app.fetch;
  app.fetch = async (request, ...more) => {
    const response = await answer(request, ...more);
    await expectDeclared(request, response);
    return response;
  };
  return app;
}

/** @throws Error where the answer is another one than the contract declares */
export async function expectDeclared(
  { method, url }: Pick<Request, "method" | "url">,
  answer: Response,
): Promise<void> {
  const { pathname: path } = new URL(url);
  if (!contract || !path.startsWith("/api/")) return;
  const violations = await contract.violationsOf({ method, path }, answer);
  if (violations.length === 0) return;
  throw new Error(`not as openapi.yaml has it: ${[...new Set(violations)].join("; ")}`);
}
