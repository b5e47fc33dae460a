import { execFileSync, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** A film of two seconds by a real encoder, and what its sender is told of it. */
export interface Film {
  name: string;
  type: string;
  /** What ffmpeg is told of its picture and its sound. */
  options: string;
  /** The encoders without which it is not made. */
  encoders: readonly string[];
  /** What is said when it is chosen; null: nothing where this browser plays it. */
  said: string | null;
}

const HEARD = "Este video se oye pero no se verá en muchas tabletas.";
const H265 = "-c:v libx265 -x265-params log-level=none";
const H264 = "-c:v libx264 -pix_fmt yuv420p";
/** ffmpeg has no encoder of AMR: a short sound of another program. */
const VOICE = fileURLToPath(
  new URL("../../api/features/uploads/structure/testing/files/voice.amr", import.meta.url),
);

const film = (
  name: string,
  options: string,
  { encoders, said = null }: { encoders: readonly string[]; said?: string | null },
): Film => {
  const ending = name.slice(name.lastIndexOf("."));
  return { name, type: TYPES[ending] ?? "", options, encoders, said };
};

const TYPES: Record<string, string> = {
  ".mov": "video/quicktime",
  ".mp4": "video/mp4",
  ".mpg": "video/mpeg",
  ".3gp": "video/3gpp",
  ".ogv": "video/ogg",
};

const FILMS: readonly Film[] = [
  film("hvc1.mov", `${H265} -pix_fmt yuv420p -tag:v hvc1 -c:a aac`, {
    encoders: ["libx265", "aac"],
    said: HEARD,
  }),
  film("hvc1.mp4", `${H265} -pix_fmt yuv420p -tag:v hvc1 -c:a aac`, {
    encoders: ["libx265", "aac"],
    said: HEARD,
  }),
  film("hev1.mp4", `${H265} -pix_fmt yuv420p -tag:v hev1 -c:a aac`, {
    encoders: ["libx265", "aac"],
    said: HEARD,
  }),
  film("hev1.mov", `${H265} -pix_fmt yuv420p10le -tag:v hev1 -c:a aac`, {
    encoders: ["libx265", "aac"],
    said: HEARD,
  }),
  film("hvc1-10.mp4", `${H265} -pix_fmt yuv420p10le -tag:v hvc1 -c:a aac`, {
    encoders: ["libx265", "aac"],
    said: HEARD,
  }),
  film("mpeg4.mp4", "-c:v mpeg4 -c:a aac", { encoders: ["mpeg4", "aac"], said: HEARD }),
  film("mpeg4.3gp", "-c:v mpeg4 -c:a copy", {
    encoders: ["mpeg4"],
    said: "Este video es MPEG-4, un formato que las tabletas no reproducen.",
  }),
  film("prores.mov", "-c:v prores_ks -c:a pcm_s16le", {
    encoders: ["prores_ks"],
    said: "Este video es ProRes, un formato que las tabletas no reproducen.",
  }),
  film("mpeg2.mpg", "-c:v mpeg2video -c:a mp2 -f vob", {
    encoders: ["mpeg2video", "mp2"],
    said: "Este video es MPEG, un formato que las tabletas no reproducen.",
  }),
  film("ac3.mp4", `${H264} -c:a ac3`, {
    encoders: ["libx264", "ac3"],
    said: "Este video se ve pero no se oirá en muchas tabletas.",
  }),
  film("opus.mp4", `${H264} -c:a libopus`, { encoders: ["libx264", "libopus"] }),
  film("av1.mp4", "-c:v libaom-av1 -cpu-used 8 -c:a aac", {
    encoders: ["libaom-av1", "aac"],
    said: HEARD,
  }),
  film("vp9.mp4", "-c:v libvpx-vp9 -c:a libopus", { encoders: ["libvpx-vp9", "libopus"] }),
  film("theora.ogv", "-c:v libtheora -c:a libvorbis", {
    encoders: ["libtheora", "libvorbis"],
    said: "Este video es OGV, un formato que las tabletas no reproducen.",
  }),
];

const known = (): string =>
  spawnSync("ffmpeg", ["-hide_banner", "-encoders"], { encoding: "utf8" }).stdout ?? "";

/** The films that this machine can make, and the encoders that it lacks for the others. */
export function filmsHere(): { films: readonly Film[]; missing: readonly string[] } {
  const encoders = known();
  const isHere = (name: string) => new RegExp(` ${name} `).test(encoders);
  const films = FILMS.filter((one) => one.encoders.every(isHere));
  const missing = new Set(FILMS.flatMap((one) => one.encoders).filter((name) => !isHere(name)));
  return { films, missing: [...missing] };
}

/** Its bytes, in base64. */
export async function makeFilm({ name, options }: Film): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "acompana-film-"));
  const picture = "-f lavfi -i testsrc=size=320x240:rate=10:duration=2".split(" ");
  const sound = options.includes("-c:a copy")
    ? ["-i", VOICE]
    : "-f lavfi -i sine=frequency=440:sample_rate=48000:duration=2".split(" ");
  try {
    const made = join(folder, name);
    const args = ["-loglevel", "error", ...picture, ...sound, ...options.split(" "), made];
    execFileSync("ffmpeg", args);
    return await readFile(made, "base64");
  } finally {
    await rm(folder, { recursive: true });
  }
}
