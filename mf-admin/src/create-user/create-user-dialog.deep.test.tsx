import {
  button,
  type FakePictures,
  fakePictures,
  field,
  json,
  NOT_A_PICTURE,
  press,
  put,
  renderScreen,
  unopenablePictures,
} from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { AdminDashboard } from "../admin-dashboard/admin-dashboard.tsx";
import { box, CREATE, fill, nameless, open, SMALL } from "../testing/create-user.tsx";
import { held, person, session } from "../testing/fixtures.ts";

describe("creating a user", () => {
  it("says where the PIN was agreed with the person, who is then offered no other", async () => {
    const { sent, events } = open();
    await fill();
    await userEvent.click(box("La persona lo ha elegido conmigo"));
    await press("Crear Usuario");
    await waitFor(() => expect(events).toEqual(["created Carmen López"]));
    expect(sent).toMatchObject([{ pin: "4071", pinAgreed: true }]);
  });

  it("wants the four digits of it", async () => {
    const { sent } = open();
    await fill("407");
    await press("Crear Usuario");
    expect(
      screen.getByText("El PIN de acceso debe tener exactamente 4 dígitos numéricos."),
    ).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it("does not send a telephone without digits", async () => {
    const { sent } = open();
    await fill();
    await put("Teléfono (opcional)", "llámame");
    await press("Crear Usuario");
    expect(screen.getByText("Escribe un teléfono válido, solo con números.")).toBeTruthy();
    expect(document.activeElement).toBe(field("Teléfono (opcional)"));
    expect(sent).toEqual([]);
  });

  it("lets such a PIN stay on a portal of one's own", async () => {
    const { sent, events } = open({ takesAnyPin: true });
    await fill("1234");
    expect(screen.getByText(/van seguidos\. Puedes dejarlo, o poner otro:$/)).toBeTruthy();
    await press("Crear Usuario");
    await waitFor(() => expect(events).toEqual(["created Carmen López"]));
    expect(sent).toMatchObject([{ pin: "1234" }]);
  });

  it("minds the e-mail only when there is one", async () => {
    const { sent } = open();
    await fill();
    await userEvent.type(field("Correo Electrónico (opcional)"), "carmen");
    await press("Crear Usuario");
    expect(
      screen.getByText("Escribe un correo electrónico válido, como nombre@ejemplo.es."),
    ).toBeTruthy();
    await userEvent.clear(field("Correo Electrónico (opcional)"));
    await press("Crear Usuario");
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it("shows that it is busy and sends once", async () => {
    const { answer, release } = held(json(person("u9", "Carmen"), 201));
    const { world, events } = open({ answers: { [CREATE]: answer } });
    await fill();
    await userEvent.dblClick(button("Crear Usuario"));
    expect(button("Creando usuario...").disabled).toBe(true);
    release();
    await waitFor(() => expect(events).toEqual(["created Carmen"]));
    expect(world.calls).toEqual([CREATE]);
  });

  it("cannot be done without an administrator", async () => {
    const { world } = open({ session: null });
    await fill();
    await press("Crear Usuario");
    expect(world.said).toEqual(["alert: Error: No se pudo obtener el ID del administrador."]);
    expect(world.calls).toEqual([]);
  });

  it("cannot be done when the browser has lost the administrator's id", async () => {
    const { world } = open({ adminId: () => null });
    await fill();
    await press("Crear Usuario");
    expect(world.said).toEqual(["alert: Error: No se pudo obtener el ID del administrador."]);
    expect(world.calls).toEqual([]);
  });

  it("can be closed", async () => {
    const { events } = open();
    await press("Cerrar");
    expect(events).toEqual(["closed"]);
  });

  it("says on Enter what is missing, and leads there", async () => {
    const { sent } = open();
    await userEvent.type(field("Teléfono (opcional)"), "{Enter}");
    expect(screen.getByText("El nombre es obligatorio")).toBeTruthy();
    expect(screen.getByText("El PIN de acceso es obligatorio.")).toBeTruthy();
    const terms = "Debes aceptar la Política de Privacidad y Términos de Servicio para continuar";
    expect(screen.getByText(terms)).toBeTruthy();
    expect(box(/Acepto/).getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field("Nombre Completo"));
    expect(sent).toEqual([]);
  });
});

describe("a creation that fails", () => {
  it.each(nameless)("with %s, says so in the dialog and can be sent again", async (_case, fail) => {
    let tries = 0;
    const { world, events } = open({
      answers: { [CREATE]: () => (tries++ ? json(person("u9", "Carmen"), 201) : fail()) },
    });
    await fill();
    await press("Crear Usuario");
    const line = "Error al crear el usuario. Inténtalo de nuevo.";
    expect((await screen.findByText(line)).closest('[role="alert"]')).toBeTruthy();
    expect(world.said).toEqual([]);
    expect(document.activeElement).toBe(button("Crear Usuario"));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(events).toEqual(["created Carmen"]));
    expect(screen.queryByText(line)).toBeNull();
  });

  it("keeps what was typed when the dashboard is left by Back with the form open", async () => {
    const answers = { "GET /api/users": () => json([]) };
    const left = renderScreen(<AdminDashboard />, { session, answers });
    await press("Crear Nuevo Usuario");
    await fill();
    await left.world.runGuards();
    left.unmount();
    renderScreen(<AdminDashboard />, { session, answers });
    expect(field("Nombre Completo").value).toBe("Carmen López");
    expect(field("PIN de acceso").value).toBe("");
  });

  it("does not come back when nothing had been typed", async () => {
    const answers = { "GET /api/users": () => json([]) };
    const left = renderScreen(<AdminDashboard />, { session, answers });
    await press("Crear Nuevo Usuario");
    await left.world.runGuards();
    left.unmount();
    renderScreen(<AdminDashboard />, { session, answers });
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("creating a user", () => {
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
