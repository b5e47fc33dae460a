const DIGITS = ["cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"];

/** A telephone number as one says it, digit by digit: '949 12' is 'nueve cuatro nueve, uno dos'. */
export const phoneInWords = (phone: string): string =>
  phone
    .split(" ")
    .map((group) => [...group].map((sign) => DIGITS[Number(sign)] ?? "más").join(" "))
    .join(", ");

/**
 * What a press on a telephone dials: its number in E.164. Nine digits without a country are of
 * Spain, and a short number, as 112, has none.
 */
export function dialled(phone: string): string {
  const digits = phone.replace(/[^+\d]/g, "");
  return /^\d{9}$/.test(digits) ? `tel:+34${digits}` : `tel:${digits}`;
}

/** Whether it can be one number: none has more than fifteen digits. */
export const isOnePhone = (phone: string): boolean => phone.replace(/\D/g, "").length <= 15;
