import { describe, expect, test } from "vitest";
import { recognise } from "./index.ts";

describe("what is asked, or perhaps repeated, or early or late, is a doubt", () => {
  test.each([
    "he tomado las pastillas hoy",
    "¿me he tomado mis pastillas esta mañana?",
    "hija, ¿ya tomé las medicinas?",
    "¿me he puesto las gotas?",
    "¿me tomé la del azúcar con el desayuno?",
    "¿he repetido la pastilla?",
    "¿habré repetido el adiro esta mañana?",
    "¿repetí la insulina?",
    "¿me he tomado dos veces la pastilla?",
    "creo que he repetido la pastilla",
    "no sé si he repetido la del azúcar",
    "creo que me he tomado las pastillas dos veces",
    "me he tomado la pastilla dos horas antes",
    "me tomé el sintrom una hora antes",
    "me he puesto la insulina media hora tarde",
    "me he tomado el adiro antes de tiempo",
    "he repetido la pastilla?",
    "¿he repetido la pastilla",
    "se me ha colgado la tablet, ¿he repetido la insulina?",
    "¿He repetido la insulina? He ido a la compra con la Paca y hemos traído lentejas y un poco de chorizo del pueblo",
    "no tengo claro habérmela tomado",
    "no estoy segura de haberme pinchado",
    "no estoy seguro de haber tomado el sintrom",
    "no recuerdo haberme puesto la insulina",
    "no me acuerdo de habérmelas tomado",
    "se me ha olvidado la medicación con el café",
  ])("%s", (said) => {
    expect(recognise(said)).toEqual({ danger: null, care: "medicine-doubt" });
  });
});

describe("twice for certain is an overdose", () => {
  test.each([
    "me he tomado el adiro a las 8 y otra vez a las 10",
    "me tomé una a las ocho y otra a las nueve",
    "tomé la pastilla a las nueve y a las diez otra",
    "hoy me he tomado dos veces el adiro",
    "me he tomado hoy el omeprazol dos veces",
    "me la he tomado dos veces",
    "me tomé el omeprazol a mediodía y otra vez hace un rato",
    "me tomé la del azúcar por la mañana y otra vez ahora",
    "me tomé la pastilla a las siete y la repetí a las ocho",
    "no sé si me he tomado la pastilla y me he tomado otra",
    "he repetido la pastilla",
    "oye ¿estás ahí. He repetido la pastilla",
    "me he inyectado insulina y no me acuerdo si ya me la había inyectado antes",
    "¿qué hago si me he tomado la del corazón dos veces?",
    "no me acuerdo si me tomé la pastilla y me la he vuelto a tomar",
  ])("%s", (said) => {
    expect(recognise(said)).toEqual({ danger: "overdose", care: null });
  });
});

describe("what is done every day, or once, is none", () => {
  test.each([
    "me tomo la pastilla a las ocho y otra a las nueve",
    "el médico me ha mandado las pastillas dos veces al día",
    "me tomé la pastilla a las ocho y me acosté a las nueve",
    "me tomé un café a las ocho y otro a las nueve",
    "no vaya a ser que me la tome dos veces",
  ])("%s", (said) => {
    expect(recognise(said).danger).toBeNull();
  });
});
