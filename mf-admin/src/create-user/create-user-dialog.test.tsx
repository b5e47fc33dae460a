import {
  type FakePictures,
  fakePictures,
  json,
  NOT_A_PICTURE,
  renderScreen,
  unopenablePictures,
} from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AdminDashboard } from "../admin-dashboard/admin-dashboard.tsx";
import {
  box,
  button,
  CREATE,
  field,
  fill,
  open,
  press,
  put,
  SMALL,
} from "../testing/create-user.tsx";
import { session } from "../testing/fixtures.ts";

describe("creating a user", () => {
  it("sends what was typed, and not the acceptance", async () => {
    const { sent, events } = open();
    await fill();
    await put("Correo Electrónico (opcional)", "carmen@correo.es");
    await put("Teléfono (opcional)", "600 123 456");
    await userEvent.type(field("Fecha de nacimiento (opcional)"), "1942-05-03");
    await userEvent.click(box("Compartir con la familia"));
    await press("Crear Usuario");
    await waitFor(() => expect(events).toEqual(["created Carmen López"]));
    expect(sent).toEqual([
      {
        name: "Carmen López",
        email: "carmen@correo.es",
        phone: "600 123 456",
        birthDate: "1942-05-03",
        pin: "4071",
        familyConsent: true,
        municipalConsent: false,
        adminId: "a1",
        municipalityId: "m1",
      },
    ]);
  });

  it("needs a name and accepted terms before it can be sent", async () => {
    open();
    expect(button("Crear Usuario").disabled).toBe(true);
    await put("Nombre Completo", "   ");
    await userEvent.click(box(/Acepto/));
    expect(button("Crear Usuario").disabled).toBe(true);
    await put("Nombre Completo", "Carmen");
    expect(button("Crear Usuario").disabled).toBe(false);
    await userEvent.click(box(/Acepto/));
    expect(button("Crear Usuario").disabled).toBe(true);
  });

  it("wants a PIN", async () => {
    const { sent } = open();
    await fill("");
    await press("Crear Usuario");
    expect(screen.getByText("El PIN de acceso es obligatorio.")).toBeTruthy();
    expect(document.activeElement).toBe(field("PIN de acceso"));
    expect(sent).toEqual([]);
  });

  it("keeps only the digits of what is typed or pasted as PIN", async () => {
    open();
    await userEvent.type(field("PIN de acceso"), "4a0-7");
    expect(field("PIN de acceso").value).toBe("407");
    await userEvent.clear(field("PIN de acceso"));
    await userEvent.click(field("PIN de acceso"));
    await userEvent.paste("PIN: 12-34 56");
    expect(field("PIN de acceso").value).toBe("1234");
    expect(field("PIN de acceso").inputMode).toBe("numeric");
  });

  it("says at once that a PIN is guessed first, and takes another by one press", async () => {
    const { sent, events } = open({ takesAnyPin: false });
    await fill("2468");
    expect(screen.getByText(/saltos iguales\. Elige otro, por ejemplo:$/)).toBeTruthy();
    await press("Crear Usuario");
    await waitFor(() => expect(field("PIN de acceso").getAttribute("aria-invalid")).toBe("true"));
    expect(sent).toEqual([]);
    const proposed = screen.getByRole("button", { name: /^Usar \d{4}$/ });
    await userEvent.click(proposed);
    expect(`Usar ${field("PIN de acceso").value}`).toBe(proposed.textContent);
    expect(screen.queryByRole("button", { name: /^Usar/ })).toBeNull();
    expect(document.activeElement).toBe(field("PIN de acceso"));
    await press("Crear Usuario");
    await waitFor(() => expect(events).toEqual(["created Carmen López"]));
  });
});

describe("a creation that fails", () => {
  it("tells the server's sentence, beside its field too, and keeps everything typed", async () => {
    const error = "Escribe un teléfono válido, solo con números.";
    const { world, events } = open({
      answers: { [CREATE]: () => json({ error, fields: { phone: error } }, 400) },
    });
    await fill();
    await press("Crear Usuario");
    expect(await screen.findByText(error)).toBeTruthy();
    expect(screen.getByText(`Error al crear usuario: ${error}`)).toBeTruthy();
    expect(world.said).toEqual([]);
    expect(document.activeElement).toBe(field("Teléfono (opcional)"));
    expect(field("Nombre Completo").value).toBe("Carmen López");
    expect(field("PIN de acceso").value).toBe("4071");
    expect(events).toEqual([]);
  });

  it("without a valid token, names it, and keeps all but the PIN for the next login", async () => {
    const error = "Tu sesión ha terminado. Vuelve a entrar, por favor.";
    const ended = open({ answers: { [CREATE]: () => json({ error }, 401) } });
    await fill();
    await put("Teléfono (opcional)", "600 123 456");
    await userEvent.click(box("Compartir con la familia"));
    await press("Crear Usuario");
    const kept = "Vuelve a entrar: lo que has escrito se conserva, menos el PIN.";
    await waitFor(() =>
      expect(ended.world.said).toEqual([`alert: Error: No hay token de administrador – ${kept}`]),
    );
    ended.unmount();

    // The next session's dashboard brings the dialog back by itself.
    const answers = { "GET /api/users": () => json([]) };
    const next = renderScreen(<AdminDashboard />, { session, answers });
    expect(screen.getByText("Aquí está lo que escribiste. Vuelve a poner el PIN.")).toBeTruthy();
    expect(field("Nombre Completo").value).toBe("Carmen López");
    expect(field("Teléfono (opcional)").value).toBe("600 123 456");
    expect(field("PIN de acceso").value).toBe("");
    expect(box("Compartir con la familia")).toHaveProperty("checked", true);
    expect(box(/Acepto/)).toHaveProperty("checked", true);
    // Until somebody closes it.
    await press("Cerrar");
    next.unmount();
    renderScreen(<AdminDashboard />, { session, answers });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("shows what was kept to nobody else", async () => {
    const ended = open({ answers: { [CREATE]: () => json({}, 401) } });
    await fill();
    await press("Crear Usuario");
    await waitFor(() => expect(ended.world.said).toHaveLength(1));
    ended.unmount();
    const administrator = { ...session.administrator, id: "a2" };
    renderScreen(<AdminDashboard />, {
      session: { ...session, administrator },
      answers: { "GET /api/users": () => json([]) },
    });
    await screen.findByText("0 usuario(s) encontrado(s)");
    expect(screen.queryByRole("dialog")).toBeNull();
    await press("Crear Nuevo Usuario");
    expect(field("Nombre Completo").value).toBe("");
  });
});

describe("what must be accepted", () => {
  it.each([
    ["Política de Privacidad", "Quién puede verlo"],
    ["Términos de Servicio", "Qué no es"],
  ])("'%s' can be read and names the municipality", async (title, part) => {
    open();
    await press(title);
    const legal = within(screen.getByRole("dialog", { name: title }));
    expect(legal.getByRole("heading", { name: part })).toBeTruthy();
    expect(legal.getByText(/Villanueva del Valle/)).toBeTruthy();
    await userEvent.click(legal.getByRole("button", { name: "Entendido" }));
    expect(screen.queryByRole("dialog", { name: title })).toBeNull();
    expect(screen.getByRole("dialog", { name: "Crear Nuevo Usuario" })).toBeTruthy();
  });
});

it("the policy names what the staff write of a person, and whom pauses are told to", async () => {
  open();
  await press("Política de Privacidad");
  const legal = within(screen.getByRole("dialog", { name: "Política de Privacidad" }));
  expect(legal.getByText(/añadir notas para atenderla y poner sus avisos en pausa/)).toBeTruthy();
  expect(legal.getByText(/la familia sabe de las pausas/)).toBeTruthy();
});

describe("the photo", () => {
  let pictures: FakePictures;

  beforeEach(() => {
    pictures = fakePictures();
  });

  afterEach(() => vi.unstubAllGlobals());

  const file = (content = "x") => new File([content], "foto.png", { type: "image/png" });

  const input = () => field("Elegir una foto");

  it("is sent small, and can be taken away again", async () => {
    const { sent, events } = open();
    await userEvent.upload(input(), file());
    expect(await screen.findByText("Foto lista")).toBeTruthy();
    await fill();
    await press("Crear Usuario");
    await waitFor(() => expect(events).toHaveLength(1));
    await press("Quitar la foto");
    expect(screen.queryByText("Foto lista")).toBeNull();
    await press("Crear Usuario");
    await waitFor(() => expect(events).toHaveLength(2));
    expect(pictures.drawn).toEqual([{ width: 512, height: 384 }]);
    expect(sent).toMatchObject([{ photo: SMALL }, { name: "Carmen López" }]);
    expect(sent[1]).not.toHaveProperty("photo");
  });

  it("says when it cannot be read, and does not stand in the way", async () => {
    const { sent } = open();
    await userEvent.upload(input(), file(NOT_A_PICTURE));
    const error = await screen.findByText("No se pudo leer esta imagen. Prueba con otra foto.");
    expect(input().getAttribute("aria-describedby")).toBe(error.id);
    await fill();
    await press("Crear Usuario");
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it("is tried again as it is when it could not be made ready", async () => {
    pictures = fakePictures({ broken: 1 });
    open();
    await userEvent.upload(input(), file());
    expect(await screen.findByText(/^No se ha podido preparar la foto\./)).toBeTruthy();
    await press("Reintentar");
    expect(document.activeElement).toBe(input());
    expect(await screen.findByText("Foto lista")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Reintentar" })).toBeNull();
  });

  it.each(unopenablePictures)("is told by its kind, with what to do: $what", async (one) => {
    open();
    await userEvent.setup({ applyAccept: false }).upload(input(), one.file);
    expect(await screen.findByText(one.says)).toBeTruthy();
    expect(screen.queryByText("Foto lista")).toBeNull();
  });

  it("is waited for", async () => {
    const decode = globalThis.createImageBitmap;
    let go = () => {};
    const waiting = new Promise<void>((resolve) => {
      go = resolve;
    });
    globalThis.createImageBitmap = async (picture: ImageBitmapSource) => {
      await waiting;
      return decode(picture);
    };
    open();
    await fill();
    await userEvent.upload(input(), file());
    expect(screen.getByText("Preparando la foto...")).toBeTruthy();
    expect(button("Crear Usuario").disabled).toBe(true);
    go();
    await screen.findByText("Foto lista");
    expect(button("Crear Usuario").disabled).toBe(false);
  });
});

describe("what was typed", () => {
  const askedOnReload = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

  it("is there again after it was closed, but for the PIN, and a reload asks", async () => {
    const { events, unmount } = open();
    expect(askedOnReload()).toBe(false);
    await fill();
    expect(askedOnReload()).toBe(true);
    // Escape, Back and the button are one to the form.
    await press("Cerrar");
    expect(events).toEqual(["closed"]);
    unmount();
    // It waits in the page alone.
    expect(askedOnReload()).toBe(true);
    open();
    expect(field("Nombre Completo").value).toBe("Carmen López");
    expect(field("PIN de acceso").value).toBe("");
  });
});
