import { type FileFamily, familyOf } from "./check-file.ts";

const SOUND =
  /\.(3ga|aac|ac3|adts|aif[cf]?|alac|amr|ape|au|awb|caf|dff|ds2|dsf|dss|dts|dvf|eac3|ec3|flac|gsm|it|kar|m4[abpr]|mid|midi|mka|mlp|mp[123ac]|mpga|msv|oga|ogg|ofr|oma|opus|qcp|ram?|rf64|rmi|s3m|shn|silk|slk|snd|spx|tak|tta|voc|vqf|w64|wav|wave|weba|wma|wv|xm)$/i;
const FILM =
  /\.(264|265|3g2|3gp|asf|avc|avi|dif|divx|dv|dvr-ms|f4v|flv|h26[345]|hevc|insv|ivf|lrv|m[12]v|m2ts?|m4v|mjpe?g|mkv|mod|mov|mp4|mpe|mpe?g|mts|mxf|ogm|ogv|qt|rm|rmvb|tod|trp|ts|vob|vro|webm|wmv|wtv|y4m)$/i;

/** What a file says it is by its type, or by its name where the device gave none of a recording. */
export function saidFamily(file: File): FileFamily | null {
  const family = familyOf(file);
  if (family) return family;
  if (SOUND.test(file.name)) return "audio";
  return FILM.test(file.name) ? "video" : null;
}
