const AT_ONCE = 8192;

/** Each byte as a letter. */
export function lettersIn(bytes: Uint8Array): string {
  let letters = "";
  // Not all at once: a browser takes so many arguments only.
  for (let at = 0; at < bytes.length; at += AT_ONCE)
    letters += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  return letters;
}
