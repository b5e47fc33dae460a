/** What a delta of punycode begins and grows with (RFC 3492, 5). */
const [BASE, T_MIN, T_MAX, SKEW, DAMP, BIAS, FIRST] = [36, 1, 26, 38, 700, 72, 128];

/**
 * An address as people write it, 'info@logroño.es': some browsers give back what was typed into a
 * field for addresses as name servers have it, 'info@xn--logroo-0wa.es'.
 */
export const emailAsWritten = (address: string): string =>
  address.replace(
    /(?<=[@.])xn--([a-z0-9-]+)/gi,
    (label, code: string) => decode(code.toLowerCase()) ?? label,
  );

/** The label of a domain that punycode stands for, or null. */
function decode(code: string): string | null {
  const cut = code.lastIndexOf("-");
  const letters = [...code.slice(0, Math.max(cut, 0))];
  const digits = [...code.slice(cut + 1)].map((sign) => digitOf(sign));
  let [at, point, bias] = [0, FIRST, BIAS];
  while (digits.length > 0) {
    const before = at;
    for (let [weight, k] = [1, BASE]; ; k += BASE) {
      const digit = digits.shift();
      if (digit === undefined) return null;
      at += digit * weight;
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const length = letters.length + 1;
    bias = adapt(at - before, length, before === 0);
    point += Math.floor(at / length);
    if (point > 0x10ffff) return null;
    at %= length;
    letters.splice(at++, 0, String.fromCodePoint(point));
  }
  return letters.join("");
}

const digitOf = (sign: string): number =>
  /\d/.test(sign) ? 26 + Number(sign) : sign.charCodeAt(0) - 97;

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor((BASE * rest) / (rest + SKEW));
}
