type Call = {
  body?: unknown;
  /** Sent as it is: a file's bytes or a form. */
  raw?: BodyInit;
  role?: "administrator" | "person" | "support";
  token?: string;
  headers?: Record<string, string>;
};

type Fetch = (request: Request, info: { remoteAddr: { hostname: string } }) => Promise<Response>;

/** A browser for tests: keeps cookies as one does and names the role it acts in. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #fetch: Fetch;
  readonly #address: string;

  constructor(fetch: Fetch, address: string) {
    this.#fetch = fetch;
    this.#address = address;
  }

  get = (path: string, call?: Call) => this.send("GET", path, call);
  post = (path: string, body: unknown, call?: Call) => this.send("POST", path, { ...call, body });
  put = (path: string, body: unknown, call?: Call) => this.send("PUT", path, { ...call, body });
  patch = (path: string, body: unknown, call?: Call) => this.send("PATCH", path, { ...call, body });
  delete = (path: string, call?: Call) => this.send("DELETE", path, call);

  async send(method: string, path: string, call: Call = {}): Promise<Response> {
    const { body, role, token } = call;
    const headers = new Headers({ "Sec-Fetch-Site": "same-origin" });
    if (body !== undefined) headers.set("Content-Type", "application/json");
    if (role) headers.set("Acompana-Role", role);
    if (token) headers.set("Authorization", `Bearer ${token}`);
    if (this.cookies.size > 0) {
      headers.set("Cookie", [...this.cookies].map((pair) => pair.join("=")).join("; "));
    }
    for (const [name, value] of Object.entries(call.headers ?? {})) headers.set(name, value);
    const init: RequestInit = { method, headers };
    if (body !== undefined) init.body = typeof body === "string" ? body : JSON.stringify(body);
    if (call.raw !== undefined) init.body = call.raw;
    const request = new Request(`http://localhost${path}`, init);
    const response = await this.#fetch(request, { remoteAddr: { hostname: this.#address } });
    this.#keepCookies(response);
    return response;
  }

  #keepCookies(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /Max-Age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
