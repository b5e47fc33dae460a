/**
 * Whether a version of Node is in a range such as `^20.19 || >=24`. The range is read without a
 * library, because it is asked before anything is installed.
 *
 * @param {string} range `^` and `>=` with major and minor, alternatives joined by `||`
 * @param {string} version e.g. `20.19.0`
 */
export function supportsNode(range, version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return range.split("||").some((alternative) => {
    const [, sign, wantedMajor, wantedMinor] =
      /^(\^|>=)(\d+)(?:\.(\d+))?$/.exec(alternative.trim()) ?? [];
    if (!sign) throw new Error(`supportsNode cannot read ${alternative}`);
    if (major === Number(wantedMajor)) return minor >= Number(wantedMinor ?? 0);
    return sign === ">=" && major > Number(wantedMajor);
  });
}
