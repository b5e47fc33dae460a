import { createApiClient } from "@acompana/kit/api";
import type { Notify } from "@acompana/kit/area";
import { json, offline } from "@acompana/kit/testing";
import { describe, expect, it } from "vitest";
import { claimDevice } from "./claim-device.ts";

const municipality = { id: "m1", name: "Villanueva del Valle" };
const ENSURE = "POST /api/municipalities/ensure";
const CLAIM = "POST /api/devices/claim";
const LIST = "GET /api/users";
const sentence = "Este enlace ya no vale. Pide otro a tu ayuntamiento.";
const spent = () => json({ error: sentence, code: "DEVICE_LINK_INVALID" }, 403);

const TRIAL = "Comprueba ahora que los recordatorios se oyen: sonará como uno.";

/** Claims over a network that answers so; `again` says how often what is offered is taken. */
async function claim(answers: Record<string, () => Response>, again = 0) {
  const said: string[] = [];
  const calls: string[] = [];
  let retries = again;
  const notify: Notify = {
    toast: ({ title }) => void said.push(title),
    alert: async (message) => void said.push(message),
    confirm: async ({ title, message }) => {
      said.push(`${title} – ${message}`);
      return retries-- > 0;
    },
  };
  const api = createApiClient({
    role: "none",
    fetch: async (input) => {
      const request = new Request(input);
      const call = `${request.method} ${new URL(request.url).pathname}`;
      calls.push(call);
      return (answers[call] ?? offline)();
    },
  });
  const link = { code: "abc", municipality: municipality.name };
  return { claimed: await claimDevice(api, notify, link), said, calls };
}

describe("claiming a device", () => {
  it.each([
    [0, "yes"],
    [1, "to-be-tried"],
  ])(
    "tells for which municipality, and offers to try the sound: taken %i times",
    async (taken, outcome) => {
      const { claimed, said } = await claim(
        { [CLAIM]: () => json({ name: null, municipality }) },
        taken,
      );
      expect(claimed).toBe(outcome);
      expect(said).toEqual([
        `Este dispositivo ya está autorizado para Villanueva del Valle – A partir de ahora, las personas de tu municipio pueden entrar desde aquí. ${TRIAL}`,
      ]);
    },
  );

  it.each([
    [false, "A partir de ahora, las personas de tu municipio pueden entrar desde aquí."],
    [true, "A partir de ahora, desde aquí entra solo una persona, con un botón grande."],
  ])("tells who may enter from here when it is one person's: %s", async (isPersonal, line) => {
    const { said } = await claim({
      [CLAIM]: () => json({ name: null, municipality, isPersonal }),
    });
    expect(said[0]).toContain(line);
  });

  it("with a link that was opened here before says that all is well", async () => {
    const { claimed, said, calls } = await claim({
      [CLAIM]: spent,
      [ENSURE]: () => json(municipality),
      [LIST]: () => json([]),
    });
    expect(claimed).toBe("yes");
    expect(said).toEqual(["Este dispositivo ya está autorizado para Villanueva del Valle"]);
    expect(calls).toEqual([CLAIM, ENSURE, LIST]);
  });

  it("with a spent link on a strange device passes the server's sentence on", async () => {
    const { claimed, said } = await claim({
      [CLAIM]: spent,
      [ENSURE]: () => json(municipality),
      [LIST]: () => json({ error: "Este dispositivo no está autorizado." }, 403),
    });
    expect(claimed).toBe("no");
    expect(said).toEqual([sentence]);
  });

  it("asks again when the network is back", async () => {
    let tries = 0;
    const { claimed, said } = await claim(
      { [CLAIM]: () => (tries++ ? json({ name: null, municipality }) : offline()) },
      1,
    );
    expect(claimed).toBe("yes");
    expect(said).toEqual([
      "No se ha podido autorizar este dispositivo – No hay conexión. Cuando vuelva, inténtalo de nuevo: el enlace no se ha gastado.",
      expect.stringContaining("Este dispositivo ya está autorizado para Villanueva del Valle"),
    ]);
  });

  it("does not ask to try again without room on the disk", async () => {
    const answer = { error: "No queda sitio.", code: "DISK_FULL" };
    const { claimed, said } = await claim({ [CLAIM]: () => json(answer, 507) });
    expect([claimed, said]).toEqual(["no", ["No queda sitio."]]);
  });

  it("can be left for later", async () => {
    const { claimed, said } = await claim({ [CLAIM]: () => json({}, 503) });
    expect(claimed).toBe("no");
    expect(said).toEqual([
      "No se ha podido autorizar este dispositivo – El enlace no se ha gastado. Inténtalo de nuevo en un momento.",
    ]);
  });
});
