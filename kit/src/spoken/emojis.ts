type Rule = [RegExp, (...parts: string[]) => string];

/** What families send most, in a word; some voices say 'cara' of each face, and others nothing. */
const NAMES = new Map(
  `❤♥💕💖💗💙💚💛💜🧡🖤🤍💓💞💝 corazón
😍🥰 cara de amor
😘😗😙😚💋 beso
😂🤣 risas
😀😃😄😁😊🙂☺😆😇 sonrisa
😉 guiño
😢😭 llanto
😞😔☹🙁😟 cara triste
😡😠 enfado
🤗 abrazo
😴💤 sueño
🤒😷🤧 cara de enfermo
👍 pulgar hacia arriba
👎 pulgar hacia abajo
👏 aplauso
🙏 manos juntas
💪 brazo fuerte
👋 saludo
🎂🍰 tarta
🎉🎊🥳 fiesta
🎁 regalo
🎈 globo
🌹🌸🌺🌷🌼🌻💐 flor
🎄 árbol de Navidad
☕ café
🍷🥂 brindis
☀🌞 sol`
    .split("\n")
    .flatMap((line) => {
      const [signs = "", ...words] = line.split(" ");
      return [...signs].map((sign): [string, string] => [sign, words.join(" ")]);
    }),
);
const LOOK = "[\\uFE0F\\u{1F3FB}-\\u{1F3FF}]*";
/** Joined with another one it means something else. */
const JOINED = "\\u200D";
const SIGN = `(?<!${JOINED})(?:${[...NAMES.keys()].join("|")})(?!${LOOK}${JOINED})${LOOK}`;

/** One after another, each name once, with a pause before what stands behind words. */
export const EMOJIS: Rule[] = [
  [
    new RegExp(
      `(?<=(\\S)?)[^\\S\\n]?(${SIGN}(?:[^\\S\\n]?${SIGN})*)(?=(?:([^\\S\\n]*)[\\p{L}\\p{N}¿¡])?)`,
      "gu",
    ),
    (_all, before, signs = "", next) => {
      const names = new Set([...signs].flatMap((sign) => NAMES.get(sign) ?? []));
      const isWord = before && /[\p{L}\p{N}»”)]/u.test(before);
      const gap = isWord ? ", " : before && !/[(¿¡«“]/u.test(before) ? " " : "";
      const pause = next === undefined ? "" : next ? "," : ", ";
      return `${gap}${[...names].join(", ")}${pause}`;
    },
  ],
];
