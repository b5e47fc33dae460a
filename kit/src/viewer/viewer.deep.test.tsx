import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, test, vi } from "vitest";
import { renderScreen } from "../testing/index.tsx";
import { type Memory, toMemory } from "./memory.ts";
import { MemoryGrid } from "./memory-grid.tsx";
import { MemoryMedia } from "./memory-media.tsx";
import { audio, item, onClose, own, photo, Viewed, video } from "./testing/viewer.tsx";

test("addresses name the person and the role that asks", () => {
  expect(photo).toMatchObject({
    kind: "photo",
    source: "/api/users/u1/objects/file-1?as=person",
    thumbnail: "/api/users/u1/thumbnails/t1?as=person",
  });
  expect([video.kind, audio.kind, audio.thumbnail]).toEqual(["video", "audio", null]);
});

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

  it("calls no two alike, also of the same title and day", () => {
    const twins = ["1", "2", "3"].map((id) => ({ ...own(id, "image/jpeg"), title: "Foto" }));
    draw([...twins, { ...own("4", "video/mp4"), title: "Foto", date: "2026-01-02T10:00:00.000Z" }]);
    for (const role of ["article", "button"]) {
      const names = screen
        .getAllByRole(role)
        .map((one) => one.getAttribute("aria-label") ?? one.textContent);
      expect(new Set(names).size).toBe(names.length);
    }
    expect(screen.getByRole("button", { name: "Eliminar: Foto, 2 de enero de 2026" })).toBeTruthy();
  });

  it("only opens for who may not change anything", () => {
    render(<MemoryGrid memories={[photo]} timeZone="Europe/Madrid" onOpen={() => {}} />);
    expect(screen.getAllByRole("button")).toHaveLength(1);
  });

  it("draws the dark film for a picture that does not load, and for a video without one", () => {
    draw([photo, own("4", "video/mp4"), audio]);
    const films = () => document.querySelectorAll("[data-placeholder]").length;
    expect(films()).toBe(1);
    const picture = card("Recuerdo 1").querySelector("img");
    if (picture) fireEvent.error(picture);
    expect(films()).toBe(2);
    expect(document.querySelector("img")).toBeNull();
  });

  it.each([
    ["photo", "image/png"],
    ["video", "video/mp4"],
    ["audio", "audio/mpeg"],
  ] as const)("draws what cannot be shown with an icon of its kind: %s", (kind, mimeType) => {
    render(<MemoryMedia memory={own("7", mimeType)} />);
    const shown = document.querySelector("img, video, audio");
    if (!shown) throw new Error("Nothing is shown");
    fireEvent.error(shown);
    const icon = document.querySelector("[data-placeholder] svg");
    const sign = { photo: "lucide-image", video: "lucide-film", audio: "lucide-music" }[kind];
    expect(icon?.classList.contains(sign)).toBe(true);
  });

  it("draws the film in the place of a white dot, which a video may have been given", () => {
    draw([video, photo]);
    const load = (title: string, width: number) => {
      const picture = card(title).querySelector("img") as HTMLImageElement;
      Object.defineProperty(picture, "naturalWidth", { value: width });
      fireEvent.load(picture);
    };
    load("Recuerdo 2", 1);
    load("Recuerdo 1", 1);
    expect(card("Recuerdo 2").querySelector("[data-placeholder]")).toBeTruthy();
    expect(card("Recuerdo 1").querySelector("img")).toBeTruthy();
  });

  it("takes the photo itself where no thumbnail was made", () => {
    draw([own("5", "image/png")]);
    expect(document.querySelector("img")?.getAttribute("src")).toBe(own("5", "image/png").source);
  });

  describe("with a page's layout", () => {
    beforeEach(() => {
      vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(400);
    });

    it("draws few of two thousand, and says how many there are", () => {
      draw(Array.from({ length: 2000 }, (_, n) => own(String(n), "image/jpeg", `t${n}`)));
      const drawn = screen.getAllByRole("listitem");
      expect(drawn.length).toBeGreaterThan(1);
      expect(drawn.length).toBeLessThan(20);
      expect(drawn[0]?.getAttribute("aria-setsize")).toBe("2000");
      expect(drawn[0]?.getAttribute("aria-posinset")).toBe("1");
    });
  });
});

describe("the viewer", () => {
  const draw = (memories = [photo, video, audio]) => renderScreen(<Viewed memories={memories} />);

  const dialog = (title: string) => screen.queryByRole("dialog", { name: title });

  const player = (title: string) =>
    screen.getByLabelText<HTMLMediaElement>(title, { selector: "video, audio" });

  const UNSHOWN = "Este recuerdo no se puede mostrar aquí.";

  const saved = (title: string) => {
    const link = screen.getByRole("link", { name: `Guardar el archivo: ${title}` });
    return [link.getAttribute("href"), link.getAttribute("download")];
  };

  it("shows the words that were kept with it, each memory's own", async () => {
    const captioned = toMemory(
      { ...item("1", "image/jpeg"), description: "En el patio,\ncon Elena." },
      { userId: "u1", role: "person" },
    );
    draw([captioned, video]);
    const words = screen.getByRole("region", { name: "Descripción" });
    expect(words.textContent).toBe("En el patio,\ncon Elena.");
    expect(words.tabIndex).toBe(0);
    await userEvent.keyboard("{ArrowRight}");
    expect(screen.queryByRole("region", { name: "Descripción" })).toBeNull();
  });

  it.each([
    ["to the left", { from: [300, 100], to: [180, 110] }, "Recuerdo 2"],
    ["a little", { from: [300, 100], to: [270, 100] }, "Recuerdo 1"],
    ["downwards", { from: [300, 100], to: [240, 300] }, "Recuerdo 1"],
    ["to the right at the beginning", { from: [100, 100], to: [300, 100] }, "Recuerdo 1"],
  ])("a finger that moves %s", (_case, { from, to }, shown) => {
    draw();
    const picture = screen.getByRole("img", { name: "Recuerdo 1" });
    fireEvent.pointerDown(picture, { clientX: from[0], clientY: from[1] });
    fireEvent.pointerUp(picture, { clientX: to[0], clientY: to[1] });
    expect(dialog(shown)).toBeTruthy();
  });

  it("plays a video and an audio with a large button", async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
    draw([video, audio]);
    const film = player("Recuerdo 2");
    expect(film.getAttribute("src")).toBe(video.source);
    // The browser's own targets are of 32 px.
    expect(film.controls).toBe(false);
    await userEvent.click(screen.getByRole("button", { name: /^Reproducir: Recuerdo/ }));
    expect(play).toHaveBeenCalledOnce();
    fireEvent.play(film);
    expect(screen.getByRole("button", { name: "Pausa: Recuerdo 2" })).toBeTruthy();
    fireEvent.pause(film);
    await userEvent.keyboard("{ArrowRight}");
    expect(player("Recuerdo 3").tagName).toBe("AUDIO");
    expect(player("Recuerdo 3").controls).toBe(false);
    expect(screen.getByRole("button", { name: /^Reproducir: Recuerdo/ })).toBeTruthy();
    play.mockRestore();
  });

  it("leaves the arrow keys of a player to the player", () => {
    draw([video, audio]);
    fireEvent.keyDown(player("Recuerdo 2"), { key: "ArrowRight" });
    expect(dialog("Recuerdo 2")).toBeTruthy();
  });

  it("says so of a video that would only be heard, and of none that has a picture", () => {
    draw([video]);
    const film = player("Recuerdo 2");
    Object.defineProperty(film, "videoWidth", { value: 320, configurable: true });
    fireEvent.loadedMetadata(film);
    expect(screen.queryByRole("alert")).toBeNull();
    Object.defineProperty(film, "videoWidth", { value: 0 });
    fireEvent.loadedMetadata(film);
    expect(screen.getByRole("alert").textContent).toBe(UNSHOWN);
    expect(saved("Recuerdo 2")).toEqual([`${video.source}&save=IMG.jpg`, "IMG.jpg"]);
    expect(screen.queryByRole("button", { name: /^Reproducir/ })).toBeNull();
  });

  it("says nothing of the kind of an audio", () => {
    draw([audio]);
    fireEvent.loadedMetadata(player("Recuerdo 3"));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("closes", async () => {
    draw();
    await userEvent.click(screen.getByRole("button", { name: "Cerrar" }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
