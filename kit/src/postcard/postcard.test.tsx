import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Postcard } from "./postcard.tsx";

const card = { label: "De Lucía, hoy", from: "Lucía Gil", when: "Hoy, 9:00" };
const sentAt = "2026-03-02T08:00:00.000Z";

test("who has sent it, when, the words, the picture and what is done with it, in this order", () => {
  render(
    <Postcard
      {...{ ...card, sentAt, words: "Mira qué alta", mark: <span>Nuevo</span> }}
      file={(frame) => <img className={frame} src="photo.jpg" alt="Foto de Lucía" />}
    >
      <button type="button">Guardar</button>
    </Postcard>,
  );
  const shown = screen.getByRole("article", { name: card.label });
  expect(shown.textContent).toBe("LGLucía GilNuevoHoy, 9:00Mira qué altaGuardar");
  expect(within(shown).getByRole("heading", { name: "Lucía Gil", level: 2 })).toBeTruthy();
  expect(shown.querySelector("time")?.dateTime).toBe(sentAt);
  const picture = within(shown).getByRole("img", { name: "Foto de Lucía" });
  const after = within(shown).getByRole("button").compareDocumentPosition(picture);
  expect(after).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(picture.className).not.toBe("");
});

test("in a dialog it stands under that one's heading; without words or picture none has a place", () => {
  render(<Postcard {...{ ...card, sentAt, words: null, isSmall: true }} />);
  expect(screen.queryByRole("heading")).toBeNull();
  expect(screen.getByRole("article").textContent).toBe("LGLucía GilHoy, 9:00");
});
