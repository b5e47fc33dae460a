import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FileField } from "../file-field.tsx";
import { type FileRules, useFileChoice } from "../use-file-choice.ts";

export let chosen: File | null = null;

export function Field({ rules, error, busy }: Partial<DrawOptions>) {
  const choice = useFileChoice(rules ?? { families: ["image", "video"] });
  chosen = choice.file;
  return (
    <FileField
      label="Foto o video"
      hint="Es opcional."
      camera="Hacer una foto"
      choice={choice}
      error={error}
      busy={busy ?? false}
    />
  );
}

export interface DrawOptions {
  rules: FileRules;
  error: string;
  busy: boolean;
}

export function draw(options: Partial<DrawOptions> = {}) {
  render(<Field {...options} />);
  // `accept` is a hint that people can pass by, so the tests do.
  return userEvent.setup({ applyAccept: false });
}

export const input = (name = "Elegir un archivo") =>
  screen.getByLabelText(name) as HTMLInputElement;

export const photo = new File(["bytes"], "IMG_1.png", { type: "image/png" });

export const video = new File(["bytes"], "clip.mp4", { type: "video/mp4" });

export const everyFamily: FileRules = { families: ["image", "video", "audio"] };

export const ANYWAY = { name: "Elegirlo de todos modos" };

export const bytesOf = (letters: string) =>
  Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
