import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { carmen, session } from "../testing/fixtures.ts";
import { CopyPanel } from "./copy-panel.tsx";

const MAKE = "POST /api/users/u1/export";

const draw = (answers: NonNullable<ScreenSetup["answers"]>) =>
  renderScreen(<CopyPanel user={carmen} />, { session, screen: "admin-dashboard", answers });
const press = () => userEvent.click(screen.getByRole("button", { name: "Hacer la copia" }));

it("says who asked and how they showed who they are, and downloads the file", async () => {
  const made: Blob[] = [];
  const sent: unknown[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => `blob:${made.push(file as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const { world } = draw({
    [MAKE]: async (request) => {
      sent.push(await request.json());
      return new Response("PK");
    },
  });
  await userEvent.click(screen.getByRole("radio", { name: "Alguien en su nombre" }));
  await press();
  expect(await screen.findByText("Escribe el nombre de quien la pide.")).toBeTruthy();
  await userEvent.type(screen.getByLabelText("Nombre de quien la pide"), "Lucía López");
  await userEvent.click(screen.getByRole("radio", { name: "Con un poder o una autorización" }));
  await press();
  await waitFor(() => expect(made.length).toBe(1));
  expect(await made[0]?.text()).toBe("PK");
  expect(sent).toEqual([
    { requestedBy: "representative", representative: "Lucía López", identifiedBy: "mandate" },
  ]);
  expect(world.said).toEqual(["toast: La copia se ha guardado en las descargas"]);
});

it("is asked for by the heirs afresh, once the death is noted", async () => {
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:1");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const sent: unknown[] = [];
  const answers: NonNullable<ScreenSetup["answers"]> = {
    [MAKE]: async (request) => {
      sent.push(await request.json());
      return new Response("PK");
    },
  };
  function Noted() {
    const [death, setDeath] = useState({});
    return (
      <>
        <CopyPanel user={{ ...carmen, ...death }} />
        <button type="button" onClick={() => setDeath({ isDeceased: true })}>
          Note the death
        </button>
      </>
    );
  }
  renderScreen(<Noted />, { session, screen: "admin-dashboard", answers });
  const name = () => screen.getByLabelText<HTMLInputElement>("Nombre de quien la pide");
  await userEvent.click(screen.getByRole("radio", { name: "Alguien en su nombre" }));
  await userEvent.type(name(), "Lucía López");
  await userEvent.click(screen.getByRole("button", { name: "Note the death" }));
  expect(name().value).toBe("");
  await userEvent.type(name(), "Eva Gil");
  await press();
  await waitFor(() =>
    expect(sent).toEqual([
      { requestedBy: "heir", representative: "Eva Gil", identifiedBy: "heirship" },
    ]),
  );
});

it("says why no copy was made", async () => {
  const { world } = draw({
    [MAKE]: () => json({ error: "Hoy has hecho muchas copias.", code: "X" }, 429),
  });
  await press();
  await waitFor(() => expect(world.said).toEqual(["alert: Hoy has hecho muchas copias."]));
});
