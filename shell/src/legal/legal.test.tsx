import { readFileSync } from "node:fs";
import { fakeSpeech } from "@acompana/kit/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { describe, expect, it, vi } from "vitest";
import { App } from "../app.tsx";
import type { Legal } from "../bootstrap-config.ts";
import { bootstrap } from "../testing/bootstrap.ts";

const texts: NonNullable<Legal["texts"]> = JSON.parse(
  readFileSync(`${import.meta.dirname}/../../../docs/deploy/legal-texts.json`, "utf8"),
);
const retention = { chatDays: 2, activityMonths: 18, auditMonths: 30, accountMonths: 1 };

function open(path: string, legal: Legal = { texts, retention }) {
  render(
    <Provider store={createStore()}>
      <App bootstrap={{ ...bootstrap, legal }} path={path} />
    </Provider>,
  );
}

const headings = () => screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent);

describe("'/privacidad'", () => {
  it("says who answers for the data, on which basis, for how long, and the rights", async () => {
    open("/privacidad");
    expect(await screen.findByRole("heading", { level: 1, name: /^Privacidad/ })).toBeTruthy();
    expect(headings()).toEqual([
      "Quién responde de tus datos",
      "Delegado de protección de datos",
      "Para qué los usamos",
      "Con qué base legal",
      "Qué guardamos y hasta cuándo",
      "Quién más puede tenerlos",
      "Tus derechos",
    ]);
    await waitFor(() => expect(document.title).toBe("Privacidad – Acompaña"));
    const { phone, email } = texts.privacy.controller;
    expect(screen.getByRole("link", { name: phone ?? "" }).getAttribute("href")).toBe(
      "tel:+34949000000",
    );
    const mail = document.querySelector(`a[href="mailto:${email}"]`);
    expect(mail?.textContent).toBe(email);
    for (const paragraph of texts.privacy.legalBasis)
      expect(screen.getByText(paragraph)).toBeTruthy();
  });

  it("is long: each part of it can be heard alone", async () => {
    const browser = fakeSpeech({ voices: [{ name: "Elvira", lang: "es-ES", localService: true }] });
    open("/privacidad");
    await screen.findByRole("heading", { level: 1, name: /^Privacidad/ });
    const listen = screen.getAllByRole("button", { name: /^Escuchar esta parte/ });
    expect(listen.map((one) => one.getAttribute("aria-label"))).toEqual(
      headings().map((heading) => `Escuchar esta parte: ${heading}`),
    );
    await userEvent.click(listen.at(-1) as HTMLElement);
    await waitFor(() => expect(browser.texts()).toEqual(["Tus derechos."]));
    expect(screen.getByRole("button", { name: "Parar: Tus derechos" })).toBe(listen.at(-1));
    vi.unstubAllGlobals();
  });

  it("names what the town hall writes about a person, and the copies", async () => {
    open("/privacidad");
    expect(await screen.findByText(/Las notas que el personal/)).toBeTruthy();
    expect(screen.getByText(/a quién avisar en una emergencia/)).toBeTruthy();
    expect(screen.getByText(/copias de seguridad/)).toBeTruthy();
  });

  it("takes its numbers from the configuration", async () => {
    open("/privacidad");
    expect(await screen.findByText(/como mucho 2 días/)).toBeTruthy();
    expect(screen.getByText(/puntuaciones de los juegos: 18 meses/)).toBeTruthy();
    expect(screen.getByText(/quién ha visto tus datos: 30 meses/)).toBeTruthy();
    expect(screen.getByText(/se borra al cabo de 1 mes/)).toBeTruthy();
  });

  it("says plainly what the town hall has not written yet", async () => {
    open("/privacidad", { texts: null, retention });
    expect(await screen.findByText(/todavía no ha publicado/)).toBeTruthy();
    expect(headings()).not.toContain("Con qué base legal");
    expect(headings()).toContain("Tus derechos");
  });
});

describe("'/accesibilidad'", () => {
  it("has the headings that the decree asks for, and what the town hall answers for", async () => {
    open("/accesibilidad");
    await screen.findByRole("heading", { level: 1, name: "Declaración de accesibilidad" });
    expect(headings()).toEqual([
      "Situación de cumplimiento",
      "Contenido no accesible",
      "Preparación de la presente declaración de accesibilidad",
      "Observaciones y datos de contacto",
      "Procedimiento de aplicación",
    ]);
    expect(screen.getByText(/parcialmente conforme/)).toBeTruthy();
    expect(screen.getByText(/preparada el 22 de noviembre de 2026/)).toBeTruthy();
    const kinds = screen.getAllByRole("heading", { level: 3 }).map((one) => one.textContent);
    expect(kinds).toEqual([
      "Falta de conformidad con el Real Decreto 1112/2018",
      "El contenido no entra dentro del ámbito de la legislación aplicable",
    ]);
  });

  it("leads to the licences at its foot, with the municipality of the address", async () => {
    history.replaceState(null, "", "?municipio=Aldea");
    open("/accesibilidad", { texts: null, retention });
    const link = await screen.findByRole("link", { name: /^Licencias de este portal/ });
    expect(link.getAttribute("href")).toBe("/licencias?municipio=Aldea");
    history.replaceState(null, "", "?");
  });

  it("says so when there is no statement yet", async () => {
    open("/accesibilidad", { texts: null, retention });
    expect(await screen.findByText(/todavía no ha publicado aquí su declaración/)).toBeTruthy();
  });
});

it("the footer leads from each page to the other three", async () => {
  open("/privacidad");
  const footer = await screen.findByRole("navigation", { name: "Más sobre el portal" });
  const links = within(footer).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/ayuda",
    "/project-info",
    "/accesibilidad",
  ]);
});
