import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { renderScreen } from "../testing/index.tsx";
import type { Memory } from "./memory.ts";
import { MemoryGrid } from "./memory-grid.tsx";
import { audio, photo, Viewed, video } from "./testing/viewer.tsx";

describe("the grid", () => {
  const card = (title: string) =>
    screen
      .getByRole("button", { name: new RegExp(`^Ver .*${title}`) })
      .closest("li") as HTMLElement;

  function draw(memories: Memory[], favourites = new Set<string>()) {
    const handlers = { onOpen: vi.fn(), onFavourite: vi.fn(), onDelete: vi.fn() };
    render(
      <MemoryGrid
        memories={memories}
        timeZone="Europe/Madrid"
        favourites={favourites}
        {...handlers}
      />,
    );
    return handlers;
  }

  it("shows picture, title, kind and the day of the portal's zone", () => {
    draw([photo, video]);
    expect(card("Recuerdo 1").querySelector("img")?.getAttribute("src")).toBe(photo.thumbnail);
    expect(within(card("Recuerdo 1")).getByText("Foto · 21 de noviembre de 2026")).toBeTruthy();
    expect(within(card("Recuerdo 2")).getByText("Video · 21 de noviembre de 2026")).toBeTruthy();
  });

  it("opens, marks and deletes the one that is meant", async () => {
    const { onOpen, onFavourite, onDelete } = draw([photo, video], new Set(["2"]));
    await userEvent.click(screen.getByRole("button", { name: /^Ver video: Recuerdo 2/ }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(1);
    const mark = (title: string) => screen.getByRole("button", { name: `Favorito: ${title}` });
    expect(mark("Recuerdo 2").getAttribute("aria-pressed")).toBe("true");
    expect(mark("Recuerdo 1").getAttribute("aria-pressed")).toBe("false");
    await userEvent.click(mark("Recuerdo 1"));
    expect(onFavourite).toHaveBeenCalledExactlyOnceWith(photo);
    await userEvent.click(screen.getByRole("button", { name: "Eliminar: Recuerdo 1" }));
    expect(onDelete).toHaveBeenCalledExactlyOnceWith(photo);
  });
});

describe("the viewer", () => {
  const draw = (memories = [photo, video, audio]) => renderScreen(<Viewed memories={memories} />);

  const dialog = (title: string) => screen.queryByRole("dialog", { name: title });

  const status = () => screen.getByRole("status").textContent;

  const UNSHOWN = "Este recuerdo no se puede mostrar aquí.";

  const saved = (title: string) => {
    const link = screen.getByRole("link", { name: `Guardar el archivo: ${title}` });
    return [link.getAttribute("href"), link.getAttribute("download")];
  };

  it("shows a photo with its title and date", () => {
    draw();
    expect(dialog("Recuerdo 1")).toBeTruthy();
    expect(screen.getByText("21 de noviembre de 2026")).toBeTruthy();
    const picture = screen.getByRole("img", { name: "Recuerdo 1" });
    expect(picture.getAttribute("src")).toBe(photo.source);
    expect(status()).toBe("Recuerdo 1, 21 de noviembre de 2026. 1 de 3");
  });

  it("turns by the arrow keys, stops at both ends, and by its buttons", async () => {
    draw();
    await userEvent.keyboard("{ArrowLeft}");
    expect(dialog("Recuerdo 1")).toBeTruthy();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
    expect(dialog("Recuerdo 3")).toBeTruthy();
    const next = screen.getByRole("button", { name: "Siguiente" });
    expect(next.getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(next);
    expect(dialog("Recuerdo 3")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Anterior" }));
    expect(dialog("Recuerdo 2")).toBeTruthy();
    expect(status()).toBe("Recuerdo 2, 21 de noviembre de 2026. 2 de 3");
  });

  it("says so when a file cannot be shown, and the next one can", async () => {
    draw();
    fireEvent.error(screen.getByRole("img", { name: "Recuerdo 1" }));
    expect(screen.getByRole("alert").textContent).toBe(UNSHOWN);
    expect(saved("Recuerdo 1")).toEqual([`${photo.source}&save=IMG.jpg`, "IMG.jpg"]);
    await userEvent.keyboard("{ArrowRight}");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
