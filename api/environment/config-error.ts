/** A variable that cannot be used; its message is the one line that the operator sees. */
export class ConfigError extends Error {
  constructor(variable: string, problem: string) {
    super(`${variable}: ${problem}`);
    this.name = "ConfigError";
  }
}

/** The value of a variable without spaces around it; null when it is not set. */
export type Get = (name: string) => string | null;
