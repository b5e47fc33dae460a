import { expect, test } from "vitest";
import { recognise } from "./index.ts";
import { ASKED, MEDICINES } from "./testing/confusion.ts";

test.each([
  ["me la he tomado dos horas tarde", "medicine-doubt"],
  ["Ayúdame, no sé qué hacer", "orientation"],
  ["no sé salir de aquí", "orientation"],
  ["se me hinchan los pies", "ailment"],
  ["llevo tres días sin ir al baño", "ailment"],
  ["em fan mal els genolls", "ailment"],
  ["¿me he echado las gotas?", "medicine-doubt"],
  ["se me ha acabado la medicina", "medicine-doubt"],
  ["ajuda", "orientation"],
  ["lagundu", "orientation"],
  ["auxili", "orientation"],
] as const)("'%s' is no danger and is answered as %s", (text, care) => {
  expect(recognise(text)).toEqual({ danger: null, care });
});

test.each(MEDICINES.flatMap((medicine) => ASKED.map((words) => words.replace("X", medicine))))(
  "'%s' is a doubt, with a comma and without",
  (text) => {
    for (const said of [text, text.replace(/[¿?]/g, ""), `oye hija, ${text}`])
      expect(recognise(said)).toEqual({ danger: null, care: "medicine-doubt" });
  },
);

test.each(["me he tomado el antibiótico y me encuentro mal"])(
  "'%s' is more than a doubt",
  (text) => {
    expect(recognise(text).danger).not.toBeNull();
  },
);

test.each([
  "no sé si me he tomado la pastilla y me encuentro mal",
  "mecaido enla ducha",
  "donde estoy",
])("'%s' stays danger", (text) => {
  const { danger, care } = recognise(text);
  expect(danger).not.toBeNull();
  expect(care).toBeNull();
});
