import { json } from "@acompana/kit/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import type userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { screens } from "../../area.json";
import {
  box,
  card,
  consents,
  dimmed,
  draw,
  explanation,
  heading,
  leaveHalfWritten,
  reportError,
  SESSION,
  storage,
  withViews,
  write,
} from "../testing/dashboard.tsx";
import { carmen, manuel, sessionWith } from "../testing/fixtures.ts";
import { text } from "../text.ts";
import { views } from "./views.ts";

withViews();

test("from the explanation one can go on to a message", async () => {
  const { user } = draw([{ ...carmen, familyConsent: false }]);
  await user.click(card("Métricas"));
  await user.click(screen.getByRole("button", { name: "Enviar Mensaje" }));
  expect(document.activeElement).toBe(await heading("Enviar Mensaje"));
});

test("'Comprobar de nuevo' says that it is still so, and opens the view once it is not", async () => {
  let users = [{ ...carmen, familyConsent: false }];
  const { user } = draw(users, { [SESSION]: () => json(sessionWith(users)) });
  await user.click(card("Recuerdos"));
  await user.click(screen.getByRole("button", { name: "Comprobar de nuevo" }));
  expect(await screen.findByText("Todavía no está autorizado.")).toBeTruthy();
  users = [carmen];
  await user.click(screen.getByRole("button", { name: "Comprobar de nuevo" }));
  expect(await screen.findByText("Todavía no hay recuerdos")).toBeTruthy();
  expect(document.activeElement).toBe(await heading("Recuerdos"));
});

test("a consent that was given since the login shows", async () => {
  draw([{ ...carmen, familyConsent: false }], consents(carmen));
  expect(dimmed()).toHaveLength(3);
  await waitFor(() => expect(dimmed()).toHaveLength(0));
});

test("a person whom the relative no longer accompanies gives way to the other one", async () => {
  draw([carmen, manuel], consents(manuel));
  expect(await screen.findByText("Acompañas a Manuel Ortega")).toBeTruthy();
});

test("a half-typed reminder is there after a session that ended under it", async () => {
  const store = storage();
  const answers = {
    "GET /api/users/u1/reminders": () => json([]),
    "GET /api/users/u1/reminders/upcoming": () => json([]),
  };
  const open = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(card("Recordatorios"));
    await user.click(await screen.findByRole("button", { name: "Añadir" }));
  };
  const before = draw([carmen], answers, { store });
  await open(before.user);
  await before.user.type(screen.getByLabelText("Título"), "Llamar al médico");
  before.unmount();

  const { user } = draw([carmen], answers, { store });
  expect(within(card("Recordatorios")).getByText("Recordatorio sin guardar")).toBeTruthy();
  await open(user);
  expect(screen.getByLabelText<HTMLInputElement>("Título").value).toBe("Llamar al médico");
});

test("news of one person that could not be put away hide no other's", async () => {
  const at = "2026-03-02T10:00:00.000Z";
  const given = [{ consent: "family" as const, at }];
  const until = `?until=${encodeURIComponent(at)}`;
  const users = [carmen, manuel].map((person) => ({ ...person, newConsents: given }));
  const { world } = draw(users, {
    [`DELETE /api/users/u1/consents/news${until}`]: () => json({}, 500),
    [`DELETE /api/users/u2/consents/news${until}`]: () => json({}, 500),
  });
  await waitFor(() =>
    expect(world.calls.filter((call) => call.includes("/consents/news"))).toHaveLength(2),
  );
  expect(world.said.map((said) => said.replace(/ – .*/, ""))).toEqual([
    "alert: Carmen López comparte algo nuevo",
    "alert: Manuel Ortega comparte algo nuevo",
  ]);
});

test("the browser's title names each view as its heading does", () => {
  const headings = views.map(({ name }) => [name, text.views[name].title]);
  const own = [["my-account", text.dashboard.account]];
  expect(screens["support-dashboard"].views).toEqual(Object.fromEntries([...headings, ...own]));
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
