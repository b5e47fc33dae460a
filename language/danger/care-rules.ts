import type { CareKind } from "./danger.ts";

/** What is known better of what is no danger; read as `pattern.ts` does. */
interface CareRule {
  /** Null where nothing needs care. */
  kind: CareKind | null;
  /** Takes the place of these; null stands for neither danger nor care. */
  kinds: readonly (CareKind | null)[];
  patterns: string;
}

/** None of them is a feature, so they change no weight. The first that fits counts. */
export const CARE_RULES: readonly CareRule[] = [
  {
    kind: "ailment",
    kinds: [null, "orientation"],
    patterns: `
    @dizzy_on_rising
    @trembling ! nervios ! esencial ! emocion ! alegria ! risa ! impresion
    tengo/salido/sale/salio/dado/da/ando/sigo _ _ tension/azucar/glucosa _ a/en/alta/alto/baja/bajo/nubes/descompensad*/alterad*/disparad*/subid*/regular/suelos >!los/las/la/el ! @in_order
    tension/azucar/glucosa _ _ tengo/salido/sale/esta/dado _ _ a/en/alta/alto/baja/bajo/nubes/descompensad*/alterad*/disparad*/subid*/regular/suelos >!los/las/la/el ! @in_order
    me _ _ subido/bajado/sube/baja/subio/bajo la/el tension/azucar/glucosa ! pastilla*
    tengo __ de tension/azucar
`,
  },
  {
    kind: "orientation",
    kinds: [null],
    patterns: `
    @device _ _ @stuck ! debajo ! con el/la/este/esta @device
    @stuck _ _ @device ! debajo ! con el/la/este/esta @device
    @device no _ _ va/funciona/anda/marcha/tira/responde/mueve/mover/deja/caso/hace/enciende ! cobra
    no _ va/funciona/anda/marcha/responde/mueve/enciende/caso @device/la+pantalla/la+tableta/la+tablet/el+aparato/bien+esto
    toco/pulso/doy/aprieto/dandole/tocando _ _ no _ hace/pasa/sale/va/responde
    @have quedado/quedao bloquead*/pillad*/congelad*/atascad* ! @they ! @house ! debajo ! brazo* ! pierna* ! espalda ! cuello
`,
  },
  {
    // The ordinary answer has games and talk for it.
    kind: null,
    kinds: ["orientation"],
    patterns: `
    aburr*/entretener*/entretenerme ! @device ! doy ! dar* ! salir ! perdid*
`,
  },
];
