import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { describe, expect, it, vi } from "vitest";
import { App } from "./app.tsx";
import { Footer } from "./footer/footer.tsx";
import { bootstrap as ofOne } from "./testing/bootstrap.ts";

const bootstrap = { ...ofOne, municipalities: ["Villanueva del Valle", "Aldea Alta"] };

describe("the project's page", () => {
  it("speaks of the municipality that the address names, and leads back to it", async () => {
    history.replaceState(null, "", "/project-info?municipio=Aldea%20Alta");
    const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
    render(
      <Provider store={createStore()}>
        <App bootstrap={bootstrap} path="/project-info" />
      </Provider>,
    );
    expect(await screen.findByText(/personas mayores de Aldea Alta/)).toBeTruthy();
    await waitFor(() => expect(document.title).toBe("Información Adicional – Acompaña"));
    await userEvent.click(screen.getByRole("button", { name: /Volver al inicio/ }));
    expect(assign).toHaveBeenCalledWith("/?municipio=Aldea%20Alta");
  });

  it("has a title of its own, as has a page that does not exist", () => {
    render(
      <Provider store={createStore()}>
        <App bootstrap={bootstrap} path="/no-such-page" />
      </Provider>,
    );
    expect(document.title).toBe("Page not found – Acompaña");
  });

  it("is linked with the municipality of the page", () => {
    history.replaceState(null, "", "/?municipio=Aldea%20Alta");
    render(<Footer />);
    const link = screen.getByRole("link", { name: "Información Adicional" });
    expect(link.getAttribute("href")).toBe("/project-info?municipio=Aldea%20Alta");
  });
});
