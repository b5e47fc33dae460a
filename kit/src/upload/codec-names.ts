/** Codecs of pictures that many tablets do not show, by their names in containers. */
const PICTURES: readonly [string, RegExp][] = [
  ["HEVC", /^(hvc1|hev1|dvh1|dvhe|V_MPEGH\/ISO\/HEVC)$/],
  // Shown by iPads of the newest processors alone.
  ["AV1", /^(av01|V_AV1)$/],
  ["VVC", /^(vvc1|vvi1|V_MPEGI\/ISO\/VVC)$/],
  ["ProRes", /^(ap4[hx]|apc[hnso]|apr[hn]|V_PRORES)$/],
  ["MPEG", /^(mp4v\.6.|mp[12]v|m2v1|mx[345][np]|hdv.|xd[v5h].|V_MPEG[12])$/],
  ["MPEG-4", /^(mp4v(\.20)?|XVID|DIVX|DX50|V_MPEG4\/(ISO\/(SP|ASP|AP)|MS\/V3))$/],
  ["3GP", /^[sh]263$/i],
  ["Motion JPEG", /^(jpeg|mjp[abg2]|AVDJ|V_MJPEG)$/],
  ["DV", /^dv(c |cp|pp|5[np]|h[pq2356])$/],
  ["DNxHD", /^AVd[nh]$/],
  ["CineForm", /^CFHD$/],
  ["QuickTime", /^(SVQ[13]|cvid|rle |rpza|smc |raw |2vuy|yuv2|v210|V_QUICKTIME)$/],
  ["RealMedia", /^V_REAL\//],
  ["VFW", /^V_MS\/VFW\/FOURCC$/],
  ["FFV1", /^(FFV1|V_FFV1)$/],
];

/** Codecs of sounds that every browser of the floor plays; 'mp4a' with a number is one of many. */
const HEARD =
  /^(mp4a(\.(40|6[6-9b]|ad|dd))?|Opus|fLaC|\.mp3|ms\0U|A_(AAC|OPUS|VORBIS|FLAC|MPEG\/L3)(\/.*)?)$/;

/** Names of the others, as people find them on their devices. */
const SOUNDS: readonly [string, RegExp][] = [
  ["ALAC", /^(alac|A_ALAC)$/],
  ["AMR", /^sa(mr|wb|wp)$/],
  ["AC-3", /^(ac-3|sac3|mp4a\.a5|ms\x20\0|A_AC3.*)$/],
  ["E-AC-3", /^(ec-3|mp4a\.a6|A_EAC3)$/],
  ["AC-4", /^ac-4$/],
  ["DTS", /^(dts.|mp4a\.(a9|a[a-c])|A_DTS.*)$/],
  ["TrueHD", /^(mlpa|A_(TRUEHD|MLP))$/],
  ["PCM", /^(lpcm|[ifs]pcm|sowt|twos|in(24|32)|fl(32|64)|raw |NONE|A_PCM.*)$/],
  ["APAC", /^apac$/],
  ["IMA", /^ima4$/],
  ["MPEG", /^(\.mp[12]|A_MPEG\/L[12])$/],
  ["QCELP", /^(sqcp|Qclp|mp4a\.e1)$/],
  ["RealAudio", /^A_REAL\//],
];

/** What a picture is called that many tablets do not show; null for one that they do. */
export const nameOfPicture = (codec: string): string | null => named(PICTURES, codec);

/** What a sound is called that many tablets do not play; null for one that they do. */
export function nameOfSound(codec: string): string | null {
  if (!/^[a-z.]/i.test(codec) || HEARD.test(codec)) return null;
  return named(SOUNDS, codec) ?? codec.replace(/^A_/, "").trim();
}

const named = (kinds: readonly [string, RegExp][], codec: string): string | null =>
  kinds.find(([, codecs]) => codecs.test(codec))?.[0] ?? null;
