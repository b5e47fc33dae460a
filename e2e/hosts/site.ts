import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { build } from "vite";

const require = createRequire(import.meta.url);
const here = new URL(".", import.meta.url).pathname;
const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
};

/** What a site serves, by its path. */
export type Files = Record<string, string | Uint8Array>;

/** A web site of somebody else: another origin, with the policy that it gives itself. */
export class Site {
  readonly url: string;
  readonly #server: Server;

  private constructor(server: Server) {
    const address = server.address();
    this.url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
    this.#server = server;
  }

  /** @param headers that every answer has besides */
  static async open(
    files: Files,
    policy: string | null = null,
    headers: Record<string, string> = {},
  ): Promise<Site> {
    const server = createServer((request, response) => {
      const path = new URL(request.url ?? "/", "http://site").pathname;
      const body = files[path];
      response.statusCode = body === undefined ? 404 : 200;
      response.setHeader("Content-Type", TYPES[extname(path)] ?? "text/html; charset=utf-8");
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      if (policy) response.setHeader("Content-Security-Policy", policy);
      response.end(body ?? "");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return new Site(server);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** Bootstrap's stylesheet, which resets what it can reach. */
export const bootstrap = () => readFile(require.resolve("bootstrap/dist/css/bootstrap.min.css"));

/**
 * Bundles a script of a host in this folder. `react` is another patch of React than the portal's.
 *
 * @param values what stands for names in the script, such as the portal's address
 */
export async function bundle(file: string, values: Record<string, string>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    root: here,
    define: {
      "process.env.NODE_ENV": '"production"',
      ...Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]),
      ),
    },
    resolve: {
      alias: [
        { find: /^react(?=$|\/)/, replacement: "react-other" },
        { find: /^react-dom(?=$|\/)/, replacement: "react-dom-other" },
      ],
    },
    build: { write: false, minify: false, rollupOptions: { input: join(here, file) } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !("output" in output)) throw new Error(`${file} was not bundled`);
  return output.output[0].code;
}
