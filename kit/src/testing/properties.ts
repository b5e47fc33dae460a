import fc from "fast-check";

/** The same examples in every run, so that a change alone can make a test fail. */
const USUAL_SEED = 20_261_122;

/** `SEED=<any whole number>` tries others. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? USUAL_SEED) });

export { fc };
