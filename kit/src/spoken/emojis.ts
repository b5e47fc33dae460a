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
const SIGN = `(?:${[...NAMES.keys()].join("|")})[\\uFE0F\\u{1F3FB}-\\u{1F3FF}]*`;

/** One after another, each name once, with a pause before what stands behind words. */
export const EMOJIS: Rule[] = [
  [
    new RegExp(
      `(?<=(\\S)?)[^\\S\\n]?(${SIGN}(?:[^\\S\\n]?${SIGN})*)(?=([^\\S\\n]*[\\p{L}\\p{N}¿¡])?)`,
      "gu",
    ),
    (_all, before, signs = "", next) => {
      const names = new Set([...signs].flatMap((sign) => NAMES.get(sign) ?? []));
      const gap = before ? (/[\p{L}\p{N}»”)]/u.test(before) ? ", " : " ") : "";
      return `${gap}${[...names].join(", ")}${next ? "," : ""}`;
    },
  ],
];
