import { draftsInPage } from "@acompana/kit/form";
import { json } from "@acompana/kit/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { screens } from "../../area.json";
import {
  box,
  card,
  clip,
  consents,
  dimmed,
  draw,
  explanation,
  heading,
  leaveHalfWritten,
  MEDIA,
  reportError,
  SESSION,
  shared,
  storage,
  withViews,
  write,
} from "../testing/dashboard.tsx";
import { carmen, consentRequired, manuel, sessionWith } from "../testing/fixtures.ts";
import { text } from "../text.ts";
import { views } from "./views.ts";

withViews();

test("the browser's title names each view as its heading does", () => {
  const headings = views.map(({ name }) => [name, text.views[name].title]);
  const own = [["my-account", text.dashboard.account]];
  expect(screens["support-dashboard"].views).toEqual(Object.fromEntries([...headings, ...own]));
});

test("greets, names the person and dims nothing that is authorised", async () => {
  const { world } = draw([carmen]);
  expect(document.activeElement).toBe(await heading("Hola, Lucía"));
  expect(screen.getByText("Acompañas a Carmen López")).toBeTruthy();
  for (const title of ["Enviar Mensaje", ...shared]) expect(card(title)).toBeTruthy();
  expect(dimmed()).toHaveLength(0);
  expect(screen.queryByRole("radio")).toBeNull();
  await waitFor(() => expect(world.calls).toContain(SESSION));
});

test("the day comes first, then the message, and the account after everything else", async () => {
  draw([{ ...carmen, photo: "/api/photos/face.jpg" }, manuel]);
  await screen.findByText("Última actividad");
  const all = [
    screen.getByRole("group", { name: "¿A quién quieres acompañar ahora?" }),
    screen.getByText("Última actividad"),
    screen.getByText("Pastillas de hoy"),
    card("Enviar Mensaje"),
    screen.getByText("Próxima cita"),
    card("Mensajes enviados"),
    card("Recuerdos"),
    screen.getByRole("button", { name: "Mi cuenta" }),
    screen.getByRole("button", { name: "Cerrar sesión" }),
  ];
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  for (const [at, one] of all.slice(1).entries())
    expect((all[at] as Node).compareDocumentPosition(one) & follows).toBe(follows);
  const faces = [...(all[0]?.querySelectorAll("label") ?? [])].map(
    (label) => label.querySelector("img")?.getAttribute("src") ?? label.textContent,
  );
  expect(faces).toEqual(["/api/photos/face.jpg", "MOManuel Ortega"]);
});

test("without consent only messages are open, and each other card says why it is not", async () => {
  const { user } = draw([{ ...carmen, familyConsent: false }]);
  expect(dimmed()).toHaveLength(3);
  expect(within(card("Enviar Mensaje")).queryByText("Requiere autorización")).toBeNull();
  for (const title of shared) {
    await user.click(card(title));
    expect(document.activeElement).toBe(await heading(title));
    expect(screen.getByText(explanation)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Volver" }));
    expect(document.activeElement).toBe(await heading("Hola, Lucía"));
  }
});

test("a consent that waits says on each card, and behind it, from when", async () => {
  const due = "2026-12-03T09:00:00.000Z";
  vi.useFakeTimers({ now: new Date("2026-11-26T09:00:00Z"), toFake: ["Date"] });
  const waiting = { ...carmen, familyConsent: false, familyConsentDue: due };
  const { user } = draw([waiting], consents(waiting));
  expect(dimmed()).toHaveLength(3);
  expect(screen.getAllByText("Empieza el 3 de diciembre")).toHaveLength(3);
  await user.click(card("Recuerdos"));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("El permiso empieza el 3 de diciembre.");
});

test("a refusal for want of consent turns the open view, and nobody is left nowhere", async () => {
  const { user, world } = draw([carmen], { [MEDIA]: consentRequired });
  await user.click(card("Recuerdos"));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(explanation);
  expect(document.activeElement).not.toBe(document.body);
  expect(screen.queryByText("No se han podido cargar los recuerdos")).toBeNull();
  expect(world.said).toEqual([]);
  expect(reportError).not.toHaveBeenCalled();
});

test("a consent that is withdrawn while nothing is pressed turns the view, and back", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let users = [carmen];
  const background: (string | null)[] = [];
  draw(users, {
    [SESSION]: (request) => {
      background.push(request.headers.get("Acompana-Background"));
      return json(sessionWith(users));
    },
  });
  await act(async () => card("Recuerdos").click());
  await screen.findByText("Todavía no hay recuerdos");
  users = [{ ...carmen, familyConsent: false }];
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(await screen.findByText(explanation)).toBeTruthy();
  users = [carmen];
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(await screen.findByText("Todavía no hay recuerdos")).toBeTruthy();
  // A page that asks by itself does not count as use.
  expect(new Set(background)).toEqual(new Set(["1"]));
});

test("a consent that was withdrawn since the login shows", async () => {
  draw([carmen], consents({ ...carmen, familyConsent: false }));
  expect(dimmed()).toHaveLength(0);
  await waitFor(() => expect(dimmed()).toHaveLength(3));
});

test("consents that cannot be read stay the session's, and it is said", async () => {
  const { world } = draw([{ ...carmen, familyConsent: false }], {
    [SESSION]: () => json({ error: "Algo ha fallado.", code: "INTERNAL" }, 500),
  });
  await waitFor(() => expect(reportError).toHaveBeenCalledOnce());
  await screen.findByText("El portal no responde bien ahora mismo");
  expect(dimmed()).toHaveLength(3);
  expect(world.said).toEqual([]);
});

test("who accompanies two people chooses whom, each with their own consent", async () => {
  const { user, world } = draw([carmen, manuel], {
    "GET /api/users/u2/media": () => json([]),
    ...consents(carmen, { ...manuel, familyConsent: true }),
  });
  const choice = screen.getByRole("group", { name: "¿A quién quieres acompañar ahora?" });
  const radio = (name: string) => within(choice).getByRole("radio", { name }) as HTMLInputElement;
  expect(radio("Carmen López").checked).toBe(true);
  await user.click(radio("Manuel Ortega"));
  expect(radio("Manuel Ortega").checked).toBe(true);
  expect(screen.getByText("Acompañas a Manuel Ortega")).toBeTruthy();
  await waitFor(() => expect(dimmed()).toHaveLength(0));
  // The views follow.
  await user.click(card("Recuerdos"));
  await screen.findByText("Todavía no hay recuerdos");
  expect(screen.getByText("Acompañas a Manuel Ortega")).toBeTruthy();
  expect(world.calls).toContain("GET /api/users/u2/media?limit=2000");
  expect(world.calls).not.toContain("GET /api/users/u1/media?limit=2000");
});

test("'Cerrar sesión' leaves", async () => {
  const { user, world } = draw([carmen]);
  await user.click(screen.getByRole("button", { name: "Cerrar sesión" }));
  expect(world.moves).toEqual(["leave"]);
});

test("a half-written message with its video is there after Back and after a look elsewhere", async () => {
  const { user } = draw([carmen, manuel]);
  await leaveHalfWritten(user);
  expect(within(card("Enviar Mensaje")).getByText("Mensaje sin enviar")).toBeTruthy();
  await user.click(card("Recuerdos"));
  await screen.findByText("Todavía no hay recuerdos");
  await user.click(screen.getByRole("button", { name: "Volver" }));

  // It is Carmen's: Manuel's is empty.
  await user.click(screen.getByRole("radio", { name: "Manuel Ortega" }));
  expect(screen.queryByText("Mensaje sin enviar")).toBeNull();
  await user.click(card("Enviar Mensaje"));
  expect((await box()).value).toBe("");
  expect(screen.queryByText(/^Archivo elegido/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Volver" }));

  await user.click(screen.getByRole("radio", { name: "Carmen López" }));
  await user.click(card("Enviar Mensaje"));
  expect((await box()).value).toBe("Hola, mamá");
  expect(screen.getByText("Aquí está lo que escribiste. Todavía no se ha enviado.")).toBeTruthy();
  expect(screen.getByText("Archivo elegido: clip.mp4")).toBeTruthy();
});

test("a message is there after the next login, and once it is sent it is nowhere", async () => {
  const store = storage();
  const before = draw([carmen], {}, { store });
  await before.user.click(card("Enviar Mensaje"));
  await write(before.user, "Hola, mamá");
  before.unmount();

  const { user, world } = draw(
    [carmen],
    { "POST /api/support/s1/messages": () => json({}, 201) },
    { store },
  );
  await user.click(card("Enviar Mensaje"));
  expect((await box()).value).toBe("Hola, mamá");
  await user.click(screen.getByRole("button", { name: "Enviar Mensaje" }));
  await waitFor(() => expect(world.said.at(-1)).toMatch(/^alert: Mensaje enviado exitosamente/));
  expect(screen.queryByText(/Todavía no se ha enviado/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Volver" }));
  expect(screen.queryByText("Mensaje sin enviar")).toBeNull();
  expect(store.kept.size).toBe(0);
});

test("logging out leaves no chosen file on a device that may be somebody else's, but another relative's", async () => {
  const store = storage();
  const { user } = draw([carmen], {}, { store });
  await leaveHalfWritten(user);
  const [own, theirs] = [draftsInPage("support s1"), draftsInPage("support another-relative")];
  const file = clip();
  theirs.keep("message u1", { files: [file] });
  await user.click(screen.getByRole("button", { name: "Cerrar sesión" }));
  expect(own.read("message u1")).toBeUndefined();
  expect(theirs.read("message u1")).toEqual({ files: [file] });
});

test("a consent that the town hall's PIN gave is told once, and put away", async () => {
  const at = "2026-03-02T10:00:00.000Z";
  const withNews = { ...carmen, newConsents: [{ consent: "family" as const, at }] };
  // Not 'until now': what is given while it is read is told next.
  const away = `DELETE /api/users/u1/consents/news?until=${encodeURIComponent(at)}`;
  const { world } = draw([withNews], {
    [SESSION]: () =>
      json({ role: "support", users: world.calls.includes(away) ? [carmen] : [withNews] }),
    [away]: () => new Response(null, { status: 204 }),
  });
  await waitFor(() => expect(world.calls).toContain(away));
  expect(world.said).toEqual([
    "alert: Carmen López comparte algo nuevo – «Compartir con la familia» se activó el lunes, 2 de " +
      "marzo de 2026, con un PIN que también puede saber otra persona. Pregúntale si fue cosa suya. " +
      "Si no lo fue, puede quitarlo en su inicio o en Ajustes, y también en el ayuntamiento.",
  ]);
});
