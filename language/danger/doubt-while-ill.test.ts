import { expect, test } from "vitest";
import { recognise } from "./index.ts";
import { testHarmless, testIll } from "./testing/doubts.ts";

// All of them are tried in the slow tier.
testIll(37);
testHarmless(9);

test.each([
  ["no sé si me he tomado la pastilla y me duele el pecho", "self"],
  ["no me acuerdo si me puse la insulina y estoy sudando", "self"],
  ["no sé si me puse la insulina anoche y estoy temblando", "self"],
  ["no estoy bien, no sé si me he tomado la pastilla", "self"],
  ["¿me he tomado la pastilla? Me duele el pecho", "self"],
  ["se me ha olvidado la pastilla y me mareo", "self"],
  ["me he tomado la pastilla. No me acuerdo. Se me duerme el brazo", "self"],
  ["no sé si me la he tomado, que me duele mucho la cabeza", "self"],
  ["me he tomado la pastilla dos horas tarde y me duele el pecho", "self"],
  ["tomé las pastillas de la tensión, no sé. Me ahogo", "self"],
  ["mi marido no sabe si se ha tomado la pastilla y está mareado", "other"],
  ["le duele la cabeza, mi madre no se acuerda de si se tomó el sintrom", "other"],
  ["no sé si me tomé la pastilla, mi hijo me pega y me quita la paga", "abuse"],
  ["no sé si mi mujer se ha puesto la insulina y no se encuentra bien", "other"],
] as const)("'%s' is %s", (said, danger) => {
  expect(recognise(said)).toEqual({ danger, care: null });
});
