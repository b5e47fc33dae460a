type Body = { json: unknown } | { file: Uint8Array<ArrayBuffer>; type: string };

/** One browser: keeps its cookies, or an administrator's token, and counts its calls. */
export class Device {
  static calls = 0;
  readonly #origin: string;
  readonly #role: string;
  readonly #cookies = new Map<string, string>();
  /** What a browser keeps and asks about again, by its path. */
  readonly #kept = new Map<string, { tag: string; value: unknown }>();
  token = "";

  constructor(origin: string, role: "person" | "support" | "administrator") {
    this.#origin = origin;
    this.#role = role;
  }

  get = <T = unknown>(path: string) => this.#send<T>("GET", path);
  post = <T = unknown>(path: string, json: unknown) => this.#send<T>("POST", path, { json });
  patch = <T = unknown>(path: string, json: unknown) => this.#send<T>("PATCH", path, { json });
  delete = (path: string) => this.#send("DELETE", path);
  sendFile = (path: string, file: Uint8Array<ArrayBuffer>, type: string) =>
    this.#send("PUT", path, { file, type });
  /** A call that the page makes by itself. */
  poll = (path: string) => this.#send("GET", path, null, { "Acompana-Background": "1" });

  async #send<T>(method: string, path: string, body: Body | null = null, more = {}): Promise<T> {
    Device.calls += 1;
    const cookie = [...this.#cookies].map((pair) => pair.join("=")).join("; ");
    const kept = method === "GET" ? this.#kept.get(path) : undefined;
    const answer = await fetch(new URL(path, this.#origin), {
      method,
      headers: {
        // What a browser sends, so that requests are as long as in life.
        "User-Agent": "Mozilla/5.0 (Linux; Android 14; SM-X210) AppleWebKit/537.36 Chrome/141.0",
        "Accept-Language": "es-ES,es;q=0.9",
        "Sec-Fetch-Site": "same-origin",
        "Sec-Fetch-Mode": "cors",
        "Acompana-Role": this.#role,
        ...(cookie && { Cookie: cookie }),
        ...(this.token && { Authorization: `Bearer ${this.token}` }),
        ...(body && { "Content-Type": "json" in body ? "application/json" : body.type }),
        ...(kept && { "If-None-Match": kept.tag }),
        ...more,
      },
      ...(body && { body: "json" in body ? JSON.stringify(body.json) : body.file }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    const text = await answer.text();
    if (answer.status === 304 && kept) return kept.value as T;
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    const isJson = answer.headers.get("Content-Type")?.startsWith("application/json");
    const value = isJson ? JSON.parse(text) : null;
    const tag = answer.headers.get("ETag");
    if (tag) this.#kept.set(path, { tag, value });
    return value as T;
  }
}
