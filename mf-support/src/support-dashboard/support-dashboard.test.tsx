import { draftsInPage } from "@acompana/kit/form";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  card,
  clip,
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
