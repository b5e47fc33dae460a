import type { createApp } from "../../app.ts";

export type App = ReturnType<typeof createApp>;

type Body =
  | { json: unknown }
  | { file: Uint8Array<ArrayBuffer>; type: string }
  | { form: FormData };

/**
 * One person's device: calls the API as a browser would and keeps the cookies. An error response
 * ends the making of the demo: everything in it must be as valid as in life.
 */
export class Visitor {
  readonly #app: App;
  readonly #cookies = new Map<string, string>();
  #token: string | null = null;

  constructor(app: App) {
    this.#app = app;
  }

  /** From now on calls are an administrator's. */
  holdToken(token: string): void {
    this.#token = token;
  }

  get = <T>(path: string) => this.#send<T>("GET", path);
  post = <T>(path: string, json: unknown) => this.#send<T>("POST", path, { json });
  patch = <T>(path: string, json: unknown) => this.#send<T>("PATCH", path, { json });
  put = <T>(path: string, json: unknown) => this.#send<T>("PUT", path, { json });
  delete = (path: string) => this.#send<null>("DELETE", path);
  sendForm = <T>(path: string, form: FormData) => this.#send<T>("POST", path, { form });
  sendFile = (path: string, file: Uint8Array<ArrayBuffer>, type: string) =>
    this.#send<null>("PUT", path, { file, type });

  /** The bare answer, whatever it says. */
  async fetch(method: string, path: string, body?: Body): Promise<Response> {
    const init = { method, headers: this.#headers(body), ...(body && { body: contentOf(body) }) };
    const answer = await this.#app.request(path, init);
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "") this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }

  async #send<T>(method: string, path: string, body?: Body): Promise<T> {
    const answer = await this.fetch(method, path, body);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return (text === "" ? null : JSON.parse(text)) as T;
  }

  #headers(body: Body | undefined): Headers {
    const headers = new Headers();
    if (this.#cookies.size > 0) {
      headers.set("Cookie", [...this.#cookies].map((pair) => pair.join("=")).join("; "));
    }
    if (this.#token) headers.set("Authorization", `Bearer ${this.#token}`);
    if (body && "json" in body) headers.set("Content-Type", "application/json");
    if (body && "file" in body) headers.set("Content-Type", body.type);
    return headers;
  }
}

function contentOf(body: Body): BodyInit {
  if ("json" in body) return JSON.stringify(body.json);
  return "file" in body ? body.file : body.form;
}
