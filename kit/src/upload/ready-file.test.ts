import { codedMovie, matroskaOf, movieOf } from "@acompana/kit/testing";
import { expect, test } from "vitest";
import type { FileFamily } from "./check-file.ts";
import { readyFile } from "./ready-file.ts";
import { fileWords } from "./upload-text.ts";

const ALL: FileFamily[] = ["image", "video", "audio"];
const ready = async (file: File, families = ALL) =>
  await readyFile(file, { families, words: fileWords });
const fileOf = (bytes: string | Uint8Array<ArrayBuffer>, name: string, type = "") =>
  new File(
    [typeof bytes === "string" ? Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)) : bytes],
    name,
    { type },
  );

const ZEROS = "\0".repeat(64);
const packets = (size: number, before = "") => before + `G\x40${"\x01".repeat(size - 2)}`.repeat(8);
const title = `ID3\x04\0\0\0\0\0\x08${"\0".repeat(8)}`;
const streamOf = (mark: string) =>
  `\x30\x26\xb2\x75\x8e\x66\xcf\x11${ZEROS}${mark}\x4d\x5b\xcf\x11`;

/** What telephones and recorders make and the portal does not take, by its first bytes. */
const OTHERS: [name: string, family: "audio" | "video", file: string, bytes: string][] = [
  ["AIFF", "audio", "jota.aif", "FORM\0\0\0\x20AIFCFVER"],
  ["CAF", "audio", "nota.caf", "caff\0\x01\0\0desc"],
  ["MIDI", "audio", "jota.mid", "MThd\0\0\0\x06\0\x01"],
  ["MIDI", "audio", "jota.rmi", "RIFF\x20\0\0\0RMIDdata"],
  ["APE", "audio", "jota.ape", "MAC \x96\x0f\0\0"],
  ["APE", "audio", "jota.ape", `${title}MAC \x96\x0f\0\0`],
  ["WavPack", "audio", "jota.wv", "wvpk\x20\0\0\0\x10\x04"],
  ["AU", "audio", "nota.au", ".snd\0\0\0\x18"],
  ["RealAudio", "audio", "nota.ra", ".ra\xfd\0\x04\0\0"],
  ["RealMedia", "audio", "nota.rm", `.RMF\0\0\0\x12${ZEROS}audio/x-pn-realaudio`],
  ["RealMedia", "video", "boda.ra", `.RMF\0\0\0\x12${ZEROS}video/x-pn-realvideo`],
  ["RF64", "audio", "ensayo.wav", "RF64\xff\xff\xff\xffWAVEds64"],
  ["W64", "audio", "ensayo.w64", "riff\x2e\x91\xcf\x11\xa5\xd6\x28\xdb"],
  ["SILK", "audio", "nota.amr", "\x02#!SILK_V3\x0c\0"],
  ["SILK", "audio", "nota.slk", "#!SILK_V3\x0c\0\xb1"],
  ["QCP", "audio", "nota.qcp", "RIFF\x20\0\0\0QLCMfmt "],
  ["DSF", "audio", "jota.dsf", "DSD \x1c\0\0\0\0\0\0\0"],
  ["DFF", "audio", "jota.dff", "FRM8\0\0\0\0\0\0\0\x20DSD FVER"],
  ["DSS", "audio", "dictado.dss", "\x02dss\0\0\0\0"],
  ["DSS", "audio", "dictado.ds2", "\x03ds2\0\0\0\0"],
  ["DVF", "audio", "dictado.dvf", "MS_VOICE\0\0\0\0"],
  ["OMA", "audio", "jota.oma", "ea3\x03\0\0\0\0\x17\x76EA3\x01"],
  ["AC-3", "audio", "concierto.ac3", "\x0b\x77\x4d\x3a\x14\x40\x43\xe1\0\0\0\0"],
  ["E-AC-3", "audio", "concierto.ec3", "\x0b\x77\x02\xff\x34\x86\xff\xe0\0\0\0\0"],
  ["DTS", "audio", "concierto.dts", "\x7f\xfe\x80\x01\xfc\x3c\x3f\xf0\0\0\0\0"],
  ["TTA", "audio", "jota.tta", "TTA1\x01\0\x02\0\x10\0\x44\xac"],
  ["Musepack", "audio", "jota.mpc", "MPCKSH\x0e\0\0\0\0\0"],
  ["WMA", "audio", "jota.wmv", streamOf("\x40\x9e\x69\xf8")],
  ["WMV", "video", "boda.wma", streamOf("\xc0\xef\x19\xbc")],
  ["DV", "video", "boda.dv", "\x1f\x07\0\xbf\xff\xff\xff\xff\xff\xff\xff\xff"],
  ["MXF", "video", "boda.mxf", `\x06\x0e\x2b\x34\x02\x05\x01\x01\x0d\x01\x02\x01\x01\x02\x04\0`],
  ["H.264", "video", "boda.264", "\0\0\0\x01\x67\x64\0\x1f\xac\xd9\x40\x50"],
  ["H.264", "video", "boda.h264", "\0\0\x01\x09\xf0\0\0\0\x01\x67\x64\0"],
  ["H.265", "video", "boda.h265", "\0\0\0\x01\x40\x01\x0c\x01\xff\xff\x01\x60"],
  ["MTS", "video", "tele.ts", packets(188)],
  ["MTS", "video", "00001.MTS", packets(192, "\0\0\0\x01")],
  ["MTS", "video", "tele.ts", packets(204)],
  ["MTS", "video", "tele.trp", packets(188, "\x02".repeat(77))],
  ["MTS", "video", "tele.tp", packets(192, `PVR${"\0".repeat(1_021)}`)],
  ["MPEG", "video", "boda.vob", `\0\0\x01\xba\x44${ZEROS}`],
  ["FLV", "video", "boda.flv", `FLV\x01\x05${ZEROS}`],
  ["WTV", "video", "tele.wtv", "\xb7\xd8\0\x20\x37\x49\xda\x11\xa6\x4e\0\x07"],
  ["IVF", "video", "boda.ivf", "DKIF\0\0\x20\0VP80"],
];

const BETTER = { audio: "MP3", video: "MP4" };

test.each(OTHERS)("%s (%s, %s) is told by its first bytes", async (name, family, file, bytes) => {
  for (const type of ["", `${family}/x-whatever`, "application/octet-stream"]) {
    const found = await ready(fileOf(bytes.padEnd(80, "\x03"), file, type));
    expect(found).toEqual({
      problem: "unplayable",
      sentence: `Este ${family} es ${name}, un formato que las tabletas no reproducen. Guárdalo como ${BETTER[family]} y elige la copia.`,
    });
  }
});

test("a field that takes no sounds says so of every kind of sound", async () => {
  const sounds = OTHERS.filter(([, family]) => family === "audio");
  for (const [, , name, bytes] of sounds)
    expect(await ready(fileOf(bytes.padEnd(80, "\x03"), name), ["image", "video"])).toEqual({
      problem: "type",
      sentence: fileWords.type,
    });
});

const UNKNOWN = `\x01\x02\x03\x04${"\x05\xf1".repeat(40)}`;

test.each([
  ["a sound by its type", "nota", "audio/x-new", /^Este audio no se puede abrir aquí.*MP3/],
  ["a sound by its name", "nota.GSM", "", /^Este audio no se puede abrir aquí.*MP3/],
  ["a film by its type", "boda", "video/x-new", /^Este video no se puede abrir aquí.*MP4/],
  ["a film by its name", "boda.dvr-ms", "", /^Este video no se puede abrir aquí.*MP4/],
])("%s whose bytes nobody knows is kept as another kind", async (_what, name, type, says) => {
  const found = await ready(fileOf(UNKNOWN, name, type));
  expect(found).toEqual({ problem: "unplayable", sentence: expect.stringMatching(says) });
});

test.each([
  ["bytes that nobody knows", UNKNOWN, "nota", ""],
  ["a text that begins as a sound", "MAC de mi nieto: está en el cajón", "carta.txt", "text/plain"],
  ["a text called a sound", "Querida Carmen: hoy hace sol", "carta.mp3", "audio/mpeg"],
  ["a program called a film", `MZ\x90\0\x03${ZEROS}`, "boda.mp4", "video/mp4"],
  ["an archive called a sound", `PK\x03\x04\x14\0${ZEROS}`, "jota.mp3", ""],
])("%s is no recording", async (_what, bytes, name, type) => {
  expect(await ready(fileOf(bytes, name, type))).toEqual({
    problem: "type",
    sentence: fileWords.type,
  });
});

test.each([
  ["a photo", "foto.jpg", "image/jpeg"],
  ["a film", "boda.mp4", "video/mp4"],
  ["a sound", "nota.mp3", "audio/mpeg"],
  ["a file without a type", "IMG_0001", ""],
])("%s with nothing in it is told to be empty, and not offered all the same", async (...file) => {
  const [, name, type] = file;
  expect(await ready(fileOf("", name, type))).toEqual({
    problem: "unreadable",
    sentence: fileWords.empty,
  });
});

const COPY = "Guárdalo como MP4 y elige la copia.";
/** Of an MP4 that no tablet plays 'MP4' alone would say nothing. */
const OTHER_COPY = "Guárdalo como MP4 de tipo «H.264» con sonido «AAC» y elige la copia.";
const silent = (copy: string) => `Este video se ve pero no se oirá en muchas tabletas. ${copy}`;
const hidden = (copy: string) => `Este video se oye pero no se verá en muchas tabletas. ${copy}`;
const [SILENT, HIDDEN] = [silent(OTHER_COPY), hidden(OTHER_COPY)];
const IPHONE =
  "Este video se oye pero no se verá en muchas tabletas. Para los próximos, en el iPhone: Ajustes › Cámara › Formatos › «El más compatible».";

test.each([
  ...["ac-3", "ec-3", "alac", "lpcm", "sowt", "samr", "ulaw", "apac"].map(
    (codec): [string, Uint8Array<ArrayBuffer>, string] => [codec, movieOf(["avc1", codec]), SILENT],
  ),
  ["AC-3 by its number", codedMovie(["avc1"], ["mp4a", 0xa5]), SILENT],
  ["DTS by its number", codedMovie(["avc1"], ["mp4a", 0xa9]), SILENT],
  ["AC-3 in Matroska", matroskaOf(["V_MPEG4/ISO/AVC", "A_AC3"]), silent(COPY)],
  ["DTS in Matroska", matroskaOf(["V_MPEG4/ISO/AVC", "A_DTS"]), silent(COPY)],
  ["HEVC of a telephone", movieOf(["hvc1", "mp4a"]), IPHONE],
  ["HEVC in Matroska", matroskaOf(["V_MPEGH/ISO/HEVC", "A_AAC"]), hidden(COPY)],
  ["AV1", movieOf(["av01", "mp4a"]), HIDDEN],
  ["AV1 in WebM", matroskaOf(["V_AV1", "A_OPUS"], "webm"), hidden(COPY)],
  ["ProRes", movieOf(["apch", "mp4a"]), HIDDEN],
  ["an old telephone's picture", movieOf(["s263", "mp4a"]), HIDDEN],
  ["MPEG-4 part 2", codedMovie(["mp4v", 0x20], ["mp4a", 0x40]), HIDDEN],
])("a film of %s is doubted", async (_what, bytes, sentence) => {
  const file = fileOf(bytes, "boda.mov", "video/quicktime");
  const found = await ready(file);
  expect(found).toEqual({ problem: "unplayable", sentence, doubted: expect.any(File) });
});

test.each([
  ["AAC", codedMovie(["avc1"], ["mp4a", 0x40])],
  ["MP3", codedMovie(["avc1"], ["mp4a", 0x6b])],
  ["MP3 of a MOV", movieOf(["avc1", ".mp3"])],
  ["Opus", movieOf(["avc1", "Opus"])],
  ["FLAC", movieOf(["avc1", "fLaC"])],
  ["AAC beside a sound in space", movieOf(["avc1", "mp4a", "apac"])],
  ["no sound", movieOf(["avc1"])],
])("a film of %s is taken", async (_what, bytes) => {
  expect(await ready(fileOf(bytes, "boda.mp4", "video/mp4"))).toEqual({ file: expect.any(File) });
});

const forSome = (family: "audio" | "video", name: string) =>
  `Este ${family} es ${name}, un formato que muchas tabletas no reproducen. Guárdalo como ${BETTER[family]} y elige la copia.`;
const oggOf = (begin: string) => `OggS\0\x02${"\0".repeat(20)}\x01\x13${begin}${ZEROS}`;

test.each([
  ["a voice note of WhatsApp", "PTT-20261130-WA0001.opus", oggOf("OpusHead"), "audio", "OGG"],
  ["a song of Vorbis", "jota.oga", oggOf("\x01vorbis"), "audio", "OGG"],
  ["VP9 and Opus in WebM", "boda.webm", matroskaOf(["V_VP9", "A_OPUS"], "webm"), "video", "WebM"],
  ["VP8 and Vorbis in WebM", "a.webm", matroskaOf(["V_VP8", "A_VORBIS"], "webm"), "video", "WebM"],
  [
    "H.264 and AAC in Matroska",
    "boda.mkv",
    matroskaOf(["V_MPEG4/ISO/AVC", "A_AAC"]),
    "video",
    "MKV",
  ],
  ["a sound in WebM", "nota.weba", matroskaOf(["A_OPUS"], "webm"), "audio", "WebM"],
] as const)(
  "%s is doubted: an older iPad does not play it",
  async (_what, name, bytes, family, is) => {
    expect(await ready(fileOf(bytes, name))).toEqual({
      problem: "unplayable",
      sentence: forSome(family, is),
      doubted: expect.any(File),
    });
  },
);

test.each(["free", "skip", "pnot", "wide", "mdat"])(
  "a MOV that begins with '%s' is told by what is in it",
  async (first) => {
    const bytes = movieOf(["hvc1", "mp4a"], { first });
    expect(await ready(fileOf(bytes, "IMG_1.MOV"))).toMatchObject({ sentence: IPHONE });
  },
);

test("a text that says 'free' after four letters is no film", async () => {
  expect(await ready(fileOf("Feelfree de venir", "carta.txt", ""))).toMatchObject({
    problem: "type",
  });
});

test("a film of Theora is doubted, whether or not this browser plays it", async () => {
  const page = (begin: string) => `OggS\0\x02${"\0".repeat(20)}\x01\x2a${begin}${ZEROS}`;
  const found = await ready(fileOf(page("\x80theora"), "boda.ogv", "video/ogg"));
  expect(found).toMatchObject({
    sentence:
      "Este video es OGV, un formato que las tabletas no reproducen. Guárdalo como MP4 y elige la copia.",
    doubted: expect.any(File),
  });
});

test("a recorder's AMR is doubted by its name", async () => {
  const found = await ready(fileOf(`#!AMR\n<${ZEROS}`, "nota.amr", "audio/amr"));
  expect(found).toMatchObject({
    sentence:
      "Este audio es AMR, un formato que las tabletas no reproducen. Guárdalo como MP3 y elige la copia.",
    doubted: expect.any(File),
  });
});
