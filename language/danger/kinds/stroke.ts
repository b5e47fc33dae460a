import type { Danger } from "../danger.ts";

/** Signs of a stroke, one's own or somebody else's. */
export const stroke: Danger = {
  kind: "stroke",
  urgency: "urgent",
  title: "Puede ser un ictus: cada minuto cuenta",
  numbers: [{ number: "112", who: "Emergencias, a cualquier hora" }],
  steps: [
    "Llama al 112 ya, aunque se pase, y di: «puede ser un ictus».",
    "Mira la hora: te preguntarán cuándo empezó.",
    "No comas, no bebas y no tomes pastillas.",
    "Túmbate con la cabeza un poco alta y espera ayuda. No conduzcas.",
  ],
  patterns: `
    @have/tengo/da/dado/dao/dando/dio/dar/es/ser/sera/sea/teniendo/sufriendo/sufrido __ ictus/hictus/ictu/embolia/derrame/trombosis/trombo/hemiplejia/apoplejia/aire & @have/tengo/da/dado/dao/dando/dio/dar/es/ser/sera/sea/teniendo ! falta* ! el aire ! falta __ aire
    @face/comisura __ torcid*/torsid*/tuerc*/torce*/torcio/caid*/cae/cayendo/cayo/rara/raro/dormid*/dormio/duerm*/colg*/chueca/chueco/desencaj*/ladead*/paraliz*/desvi*/acorch*/descolg*/deform*/inclinad*/hormigue*/muert* ! raro? de ver ! dormida en
    torcid*/torcio/tuerce/torciendo/torce*/caid*/dormid*/dormio/colg*/chueca/ladead*/paraliz*/desvi*/muert*/desencaj*/ido/acorch* __ @face ! caido __ pelo ! caido __ cara __ verguenza
    caid*/cae/cayo/dormid*/paraliz*/torc*/muert*/siento/noto/muevo/mover __ lado/mitad/media/medio/costado/izquierd*/derech* _ _ cuerpo/cara/boca
    medio/media/mitad/un _ cuerpo/cara/lado __ dormid*/paraliz*/muert*/torpe/acorch*/corcho/hormigue*/fuerza/no/siento/caid*/inutil
    dormid*/paraliz*/muert*/torpe/acorch*/hormigue* __ medio/media/mitad/un _ cuerpo/cara/lado/lao
    @cannot _ _ mover/mueve/levantar/alzar/subir/sujetar/coger/apretar/sostener/agarrar/cerrar/abrir/doblar _ _ _ brazo/pierna/mano/lado/cara/boca/ojo/braso/cuchara/tenedor/boligrafo/vaso/taza/parpado/media/mitad/medio/derecha/izquierda
    no me? le? @have? responde/responden/obedece/obedecen/siente/siento/noto/muevo/mueve/levanta/levanto/funciona/sube/sirve/tengo/tiene/hace __ brazo/brazos/pierna/piernas/mano/lado/mitad/medio/media/cuerpo/braso/derech*/izquierd* ! pie ! pelo
    brazo/pierna/mano/lado/mitad __ no me? le? @have? responde/obedece/siente/siento/noto/muevo/mueve/levanta/funciona/sube/puedo/puede/tengo/tiene/sirve
    brazo/pierna/mano _ _ tonto/tonta/torpe/muerto/muerta/inutil/trapo/plomo/boba/bobo/flojo/floja/lacio/lacia/fofa ! andar ! cansad*
    @cannot habla*/ablar/pronunciar/articular/decir+palabra
    @cannot hablar
    no @have? _ sale/salen/salian/salia/saca/sacar/encuentro/encuentra/atino/acierta/atina/acierto/sabe/sabia/se _ _ palabra*/hablar/habla/voz
    habl*/ablo/abla/ablar/ablando/palabras/lengua/dice/sale/hablao __ raro/rara/mal/trabad*/traba/trabo/trabaj*/trabando/borrach*/bebid*/gangos*/enred*/estropajos*/trabuc*/arrastra*/pastos*/farfull*/balbuc*/liad*/lia/tartamud*/torpe/incoher*/revuelt*/atascad*/trapo/gorda/dormida/acorch*/jerigonza/sentido/galimatias/enrevesad*/confus* ! mal de ! mal del ! raro de ver ! tablet
    no se? le/la/lo/me/les? entiende*/entienden/entiendo/comprend* & habl*/dice/decir/raro/boca/palabras/golpe/repente/nada/lo+que/cuando ! tablet ! letra ! aparato ! musica
    veo/ve/viendo/vista/mirar __ doble
    de golpe/repente/pronto & no & acuerda/acuerdo/entiende/entiendo/sabe/se/recuerda/coordina/atina/fuerza/mueve/muevo
    se? me? le? @have? cae/caido/cayo/duerme/dormido/paraliza/muere/muerto/ido/va/queda/quedado __ brazo/boca/cara/lado/mano/lengua/labio & me/le/mi/se ! vaso ! taza ! de estar ! de cansan* ! se me ha ido la mano ! dedo ! caido a la cara ! con las gotas ! pastillas ! de la boca
    @they __ no sabe/sabia/acierta/puede/recuerda/entiende __ dice/nombre/hablar/quien/llama/dia/donde/habla/ha+pasado ! @beast ! nieto es/tiene ! ordenador
    @they __ raro/rara/torcid*/trabad*/borrach*/desorientad*/confus*/confund* & habl*/boca/cara/repente/golpe/dice/camina/anda/pierna/brazo ! vino ! fiesta ! bebido
    hormigue*/acorch*/adormec*/cosquill*/dormid* __ lado/medio/media/mitad/cara/brazo+y/lengua/izquierd*/derech*
    @cannot __ brazo/pierna & mover/muevo/levantar/mueve ! rodilla ! subir la pierna
  `,
  overrules: [
    {
      // A headache like no other, or all at once, and sight that goes from one moment to the next.
      kinds: [null, "self"],
      isLasting: true,
      patterns: `
    @headache __ @never_before ! @beast
    @never_before __ @headache ! @beast ! se me? @have? quit*/pas*
    @headache __ @all_at_once ! se me? @have? quit*/pas* ! cuando/si __ @headache ! cambi* __ tiempo
    @all_at_once __ @headache ! se me? @have? quit*/pas* ! cuando/si __ @headache ! cambi* __ tiempo
    @loses_sight __ @all_at_once ! tele/television/pantalla/luz/gafas/niebla
    @all_at_once __ @loses_sight ! tele/television/pantalla/luz/gafas/niebla
`,
    },
  ],
};
