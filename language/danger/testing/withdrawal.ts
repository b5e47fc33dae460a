export const OPENINGS = ["", "no, ", "ay, perdona, ", "es que ", "no te preocupes, "];

export const ENDINGS = ["", ", perdona", ", hija", " gracias", " mujer, no pasa nada"];
