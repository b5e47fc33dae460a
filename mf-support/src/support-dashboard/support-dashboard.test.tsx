import { draftsInPage } from "@acompana/kit/form";
import { json } from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import {
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
} from "../testing/dashboard.tsx";
import { carmen, consentRequired } from "../testing/fixtures.ts";

withViews();

test("greets, names the person and dims nothing that is authorised", async () => {
  const { world } = draw([carmen]);
  expect(document.activeElement).toBe(await heading("Hola, Lucía"));
  expect(screen.getByText("Acompañas a Carmen López")).toBeTruthy();
  for (const title of ["Enviar Mensaje", ...shared]) expect(card(title)).toBeTruthy();
  expect(dimmed()).toHaveLength(0);
  expect(screen.queryByRole("radio")).toBeNull();
  await waitFor(() => expect(world.calls).toContain(SESSION));
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
