const DIGITS = ["cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"];

/** A telephone number as one says it, digit by digit: '949 12' is 'nueve cuatro nueve, uno dos'. */
export const phoneInWords = (phone: string): string =>
  phone
    .split(" ")
    .map((group) => [...group].map((sign) => DIGITS[Number(sign)] ?? "más").join(" "))
    .join(", ");

/** What a telephone dials. */
export const dialled = (phone: string): string => `tel:${phone.replaceAll(" ", "")}`;
