import { describe, expect, it, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import {
  BACKGROUND,
  type ClientOptions,
  createApiClient,
  ignoreNotFound,
  unwrap,
  unwrapOrNull,
} from "./client.ts";

function client(respond: () => Response | Promise<Response>, options: Partial<ClientOptions> = {}) {
  const requests: Request[] = [];
  const api = createApiClient({
    role: "person",
    fetch: async (input) => {
      requests.push(input as Request);
      return respond();
    },
    ...options,
  });
  return { api, requests };
}

const errorResponse =
  (status: number, body: BodyInit, statusText = "") =>
  () =>
    new Response(body, { status, statusText });

async function rejection(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error("the call did not reject");
}

describe("createApiClient", () => {
  it.each([true, false])(
    "says beside each request whether it outlives its page: %s",
    async (keepalive) => {
      const given: unknown[] = [];
      const api = createApiClient({
        role: "person",
        async fetch(_, init) {
          given.push(init);
          return new Response(null, { status: 204 });
        },
      });
      const params = { path: { userId: "u" } };
      await api.DELETE("/api/users/{userId}/chat", { params, keepalive });
      expect(given).toEqual([{ keepalive, signal: expect.any(AbortSignal) }]);
    },
  );

  it("takes the network for lost when no answer has begun in two minutes", async () => {
    vi.useFakeTimers();
    const api = createApiClient({
      role: "person",
      fetch: (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener("abort", () => reject(signal.reason));
        }),
    });
    const ended = vi.fn();
    void rejection(api.GET("/api/session")).then(ended);
    await vi.advanceTimersByTimeAsync(119_000);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ended.mock.calls[0]?.[0]).toMatchObject({ offline: true });
  });

  it("lets an answer that has begun take its time", async () => {
    vi.useFakeTimers();
    let given: AbortSignal | null | undefined;
    const api = createApiClient({
      role: "person",
      async fetch(_, { signal }) {
        given = signal;
        return new Response("PK");
      },
    });
    await api.GET("/api/session", { parseAs: "stream" });
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(given?.aborted).toBe(false);
  });

  it("goes on where a browser cannot join signals, and ends by its caller's", async () => {
    vi.stubGlobal("AbortSignal", Object.assign(class extends AbortSignal {}, { any: undefined }));
    const own = new AbortController();
    let ended = false;
    const api = createApiClient({
      role: "person",
      fetch: (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener("abort", () => {
            ended = true;
            reject(signal.reason);
          });
          own.abort();
        }),
    });
    await rejection(api.GET("/api/session", { signal: own.signal }));
    expect(ended).toBe(true);
  });

  it("names its role and carries an administrator's token", async () => {
    const { api, requests } = client(() => Response.json([]), {
      role: "administrator",
      token: () => "secret",
    });
    await api.GET("/api/users", { params: { query: { municipalityId: "m" } } });

    expect(requests[0]?.headers.get("Acompana-Role")).toBe("administrator");
    expect(requests[0]?.headers.get("Authorization")).toBe("Bearer secret");
    expect(requests[0]?.credentials).toBe("include");
  });

  it("gives the body of a good answer", async () => {
    const { api } = client(() => Response.json({ status: "ok", database: "ok", version: "1" }));
    expect((await unwrap(api.GET("/api/health"))).version).toBe("1");
  });

  it("rejects with status and body, and shows people the server's sentence", async () => {
    const body = JSON.stringify({ error: "Usuario no encontrado", code: "NOT_FOUND" });
    const { api } = client(errorResponse(404, body, "Not Found"));
    const error = await rejection(api.GET("/api/session"));

    expect(error.message).toBe(`404: ${body}`);
    expect(error.sentence).toBe("Usuario no encontrado");
    expect(error.body.code).toBe("NOT_FOUND");
  });

  it("rejects with the status text when the body is empty", async () => {
    const { api } = client(errorResponse(502, "", "Bad Gateway"));
    const error = await rejection(api.GET("/api/session"));
    expect(error.message).toBe("502: Bad Gateway");
    expect(error.sentence).toBeUndefined();
  });

  it("has no sentence to show for an answer that is not the API's", async () => {
    const { api } = client(errorResponse(502, "<html>proxy</html>"));
    expect((await rejection(api.GET("/api/session"))).sentence).toBeUndefined();
  });

  it("tells a lost network from an error response", async () => {
    const { api } = client(() => Promise.reject(new TypeError("Failed to fetch")));
    const error = await rejection(api.GET("/api/session"));
    expect(error.offline).toBe(true);
    expect(error.status).toBe(0);
  });

  it("tells of a session that ended", async () => {
    let ended = 0;
    const { api } = client(errorResponse(401, "{}"), { onSessionEnded: async () => ++ended < 0 });
    await rejection(api.GET("/api/session"));
    expect(ended).toBe(1);
  });

  it("tells of each call that is use, and of none that nobody asked for", async () => {
    let used = 0;
    const { api } = client(() => Response.json({}), { onUsed: () => used++ });
    await api.GET("/api/session");
    await api.GET("/api/session", { headers: BACKGROUND });
    expect(used).toBe(1);
    const ended = client(errorResponse(401, "{}"), { onUsed: () => used++ });
    await rejection(ended.api.GET("/api/session"));
    expect(used).toBe(1);
  });

  it("does not take a refused login for a session that ended", async () => {
    let ended = 0;
    const { api } = client(errorResponse(401, "{}"), { onSessionEnded: async () => ++ended < 0 });
    await rejection(
      api.POST("/api/admin/login", {
        body: { email: "a@b.es", password: "x", municipalityId: "m" },
      }),
    );
    expect(ended).toBe(0);
  });
});

describe("a call whose session is another one by now", () => {
  const renewed = { onSessionEnded: async () => true };
  const write = (api: ReturnType<typeof client>["api"]) =>
    api.PUT("/api/users/{userId}/own-pin", {
      params: { path: { userId: "u1" } },
      body: { pin: "4826", oldPin: "3175" },
    });

  it("is made once more, with all that it carried", async () => {
    const bodies: string[] = [];
    let answers = [401, 204];
    const { api, requests } = client(async () => {
      const [status = 500, ...rest] = answers;
      answers = rest;
      bodies.push((await requests.at(-1)?.text()) ?? "");
      return new Response(null, { status });
    }, renewed);
    await write(api);
    expect(bodies).toEqual(['{"pin":"4826","oldPin":"3175"}', '{"pin":"4826","oldPin":"3175"}']);
    expect(requests.map(({ headers }) => headers.get("Acompana-Role"))).toEqual([
      "person",
      "person",
    ]);
  });

  it.each([401, 403, 500])("and refused again with %i is not made a third time", async (status) => {
    let calls = 0;
    const { api } = client(() => {
      calls++;
      return new Response("{}", { status: calls === 1 ? 401 : status });
    }, renewed);
    expect((await rejection(write(api))).status).toBe(status);
    expect(calls).toBe(2);
  });

  it("and lost on the way is a lost network", async () => {
    let calls = 0;
    const { api } = client(() => {
      calls++;
      if (calls === 2) throw new TypeError("Failed to fetch");
      return new Response("{}", { status: 401 });
    }, renewed);
    expect((await rejection(write(api))).offline).toBe(true);
  });
});

describe("unwrapOrNull", () => {
  it("gives the body of a good answer", async () => {
    const { api } = client(() => Response.json({ status: "ok", database: "ok", version: "1" }));
    expect((await unwrapOrNull(api.GET("/api/health")))?.version).toBe("1");
  });

  it("gives nothing where nobody is signed in", async () => {
    const { api } = client(errorResponse(401, "{}"));
    expect(await unwrapOrNull(api.GET("/api/session"))).toBeNull();
  });

  it.each([403, 404, 500])("rejects with any other failure, such as %i", async (status) => {
    const { api } = client(errorResponse(status, "{}"));
    expect((await rejection(unwrapOrNull(api.GET("/api/session")))).status).toBe(status);
  });

  it("rejects without a network", async () => {
    const { api } = client(() => Promise.reject(new TypeError("Failed to fetch")));
    expect((await rejection(unwrapOrNull(api.GET("/api/session")))).offline).toBe(true);
  });
});

describe("ignoreNotFound", () => {
  const remove = (respond: () => Response) =>
    ignoreNotFound(
      client(respond).api.DELETE("/api/media/{id}", { params: { path: { id: "m" } } }),
    );

  it("takes what another hand has deleted already for deleted", async () => {
    await remove(() => new Response(null, { status: 204 }));
    await remove(errorResponse(404, "{}"));
  });

  it.each([403, 500])("rejects with any other failure, such as %i", async (status) => {
    expect((await rejection(remove(errorResponse(status, "{}")))).status).toBe(status);
  });
});
