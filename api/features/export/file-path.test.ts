import { expect, test } from "vitest";
import { filePath } from "./file-path.ts";

const id = "0c9e8d7a-0000-4000-8000-000000000000";

test.each([
  ["Boda de Lucía, 1962", "boda-de-lucia-1962"],
  ["../../etc/passwd", "etc-passwd"],
  ["C:\\Windows\\con.exe", "c-windows-con-exe"],
  ["\u202egpj.exe", "gpj-exe"],
  ["a/b\u0000c", "a-b-c"],
])("'%s' stays in its folder", (title, words) => {
  const row = { id, title, uploaded_at: "2026-03-02T10:00:00+00:00" };
  expect(filePath("recuerdos", "media/abc.jpg", row)).toBe(
    `archivos/recuerdos/2026-03-02-${words}-0c9e8d7a.jpg`,
  );
});

test("without a title, and with a long one, it is still one name", () => {
  expect(filePath("mensajes", "messages/abc.mp4", { id })).toBe("archivos/mensajes/0c9e8d7a.mp4");
  expect(filePath("recuerdos", "media/abc", { id, title: "¡¡¡" })).toBe(
    "archivos/recuerdos/0c9e8d7a.bin",
  );
  const path = filePath("recuerdos", "media/a.jpg", { id, title: "a ".repeat(200) });
  expect(path.length).toBeLessThan(90);
});

test.each([
  ["image/png", "media/abc", "png"],
  ["video/mp4; codecs=avc1", "media/abc", "mp4"],
  ["audio/mpeg", "media/abc", "mp3"],
  ["audio/x-m4a", "media/abc", "m4a"],
  ["audio/amr", "media/abc", "amr"],
  ["audio/3gpp", "media/abc", "3gp"],
  ["audio/matroska", "media/abc", "mka"],
  ["video/matroska", "media/abc", "mkv"],
  ["video/x-matroska", "media/abc", "mkv"],
  ["video/vnd.avi", "media/abc", "avi"],
  ["video/x-m4v", "media/abc", "mp4"],
  ["image/heif", "media/abc", "heic"],
  ["IMAGE/PNG", "media/abc", "png"],
  ["video/bat", "media/abc", "bin"],
  [null, "photos/abc.jpg", "jpg"],
  [null, "photos/abc.exe", "bin"],
])("of type %s and key %s ends in %s", (mime_type, key, ending) => {
  expect(filePath("recuerdos", key, { id, mime_type })).toBe(
    `archivos/recuerdos/0c9e8d7a.${ending}`,
  );
});
