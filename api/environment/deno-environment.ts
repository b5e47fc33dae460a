const own = new Map<string, string>();
const asked = new Set<string>();

/** Variable by variable: the portal has no right to see all of them. */
export const denoEnvironment = new Proxy<Record<string, string | undefined>>(
  {},
  {
    get: (_, name) => {
      asked.add(String(name));
      return own.get(String(name)) ?? Deno.env.get(String(name));
    },
  },
);

/** The environment as a command of the project has changed it, like the demo's municipality. */
export function setOwn(environment: Record<string, string>): void {
  for (const [name, value] of Object.entries(environment)) {
    if (Deno.env.get(name) !== value) own.set(name, value);
  }
}

/** The variables that the operator has set, of those that were asked for. */
export const givenVariables = (): string[] =>
  [...asked].filter((name) => !own.has(name) && Deno.env.get(name)?.trim());
