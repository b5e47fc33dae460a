import type { Danger } from "../danger.ts";

/** She, or somebody she knows, thinks of ending life. Nothing of the card may frighten. */
export const suicide: Danger = {
  kind: "suicide",
  urgency: "calm",
  title: "Me alegra que me lo cuentes. No estás a solas",
  numbers: [
    { number: "024", who: "Te escuchan gratis, a cualquier hora" },
    { number: "112", who: "Si es ahora mismo" },
  ],
  steps: [
    "Siento mucho que lo estés pasando tan mal. Este dolor se puede aliviar, y pedir ayuda sirve.",
    "Llama al 024: hay alguien para escucharte. También si te preocupa otra persona.",
    "Di a alguien de confianza que venga a estar contigo. No te quedes a solas.",
    "Si te has hecho daño o estás a punto, llama al 112. Aleja pastillas y lo que pueda hacerte daño.",
  ],
  patterns: `
    suicid*/suisid*/sucidi*/suiside* ! novela ! pelicula
    @wants __ @dead_wish >!de/por ! sin ver/conocer ! antes ! viej* ! en paz cuando
    @wants _ morir/morirme/morirse/matarme/matarse/matarnos/morrer >!de/por/sin
    me voy/vaig/iba/fuera a matar/matarme/quitar/tirar/ahorcar/colgar/suicidar >!el/la/de
    <!a @he_wants __ matar/matarse/morir/morirse/suicid*/quitarse/ahorcarse/tirarse & vida/se/medio/morir*/matar*/pozo/tren/ventana/medio ! hambre ! matar el ! matar la ! matarme ! matarla ! me va a matar ! me quiere matar ! matarnos
    se quiere/va/queria a? matar/morir/quitar/suicidar/ahorcar/tirar/colgar >!de/el/la/por ! perr* ! gat* ! al agua
    quitarme/quitarse/quito/quitara/quitar/arrancarme _ _ vida/medio/enmedio
    ojala/prefiero/preferiria/preferible/mejor/mes __ muert*/mort*/morir/morirme/nacido/enterrad*/sin+mi/despert*/vivir ! vivir en/con/aqui
    no @have? quiero/quisiera/aguanto/deseo/puedo/soporto/vull/quero/merece/vale/tengo/tiene/veo/encuentro _ _ _ vivir/viviendo/seguir/continuar/despert*/existir/viure/vida/vivo/amanecer ! vivir en/con/aqui/sin/sola/solo/alli ! @house ! seguir jugando/hablando/con/el/leyendo/la/andando ! despertar a ! jugando ! seguro de vida ! pena
    no/ni @be? _ _ quiero/ganas/razon*/motivo*/sentido/ilusion/fuerzas/ganas _ _ _ vivir/vida/seguir/viviendo/levantarme/existir ! vivir en/con/aqui/sola ! jugando ! leyendo
    acabar/terminar/acabo/termino/acabe/acabaria con?  todo/esto/vida/mi/sufrimiento/dolor/todo ! postre ! sudoku ! pan ! comida ! partida ! crucigrama ! la/el/los/las _ juego ! trabajo ! labor ! deberes ! limpieza ! recogida
    tirarme/tirarse/arrojarme/lanzarme/echarme/tiro/tirar/tirare/tiraria/saltar/tire __ pozo/tren/via/vias/rio/puente/balcon/ventana/barranco/aljibe/pantano/coche/azotea/acantilado/precipicio/viaducto/mar & me/tirarme/quiero/voy/pienso/pensado/saltar/tirarse ! piscina ! foto ! caer ! basura ! pelota ! juguete ! baloncesto ! se ha caido ! agua sucia
    ahorc*/colgarme/colgarse/soga & pensado/quiero/voy/me/viga/cuello/arbol/comprado/preparad*/cuerda/mi/pienso ! domino ! juego ! jugar ! ropa ! foto ! cuadro
    cortarme/cortado/corte/cortar/cortao/rajarme/abierto/cortarse/corta/abrirme/tallat __ venas/munecas/vena/brazos & me/se/venas/quiero/cortarme/hija/nieta/nieto
    desaparecer/irme/marcharme/esfumarme/dormirme/dormir/descansar/acostarme & mundo/siempre/despert*/vida/no+volver/eternidad/faltaria/nadie/otro+barrio/nunca+mas/jamas & quiero/mundo/gustaria/pienso/quisiera/ganas/mejor/voy/apetece/no ! casa de ! viaje ! vacaciones ! bien
    irme/marcharme/ir/reunirme/estar/juntarme con/al/junto/donde? el/ella/mi/marido/mujer/cielo/dios/difunt*/cementerio & quiero/murio/muerto/fallec*/tonteria/falta/solo/unico/ganas/ya ! compra ! hija ! fiesta ! bailar ! pueblo ! playa
    despedirme/despido/despedida/adios/carta & mundo/siempre/vida/todos/morir*/dejado/escrito/muerte/perdon ! viaje ! pelicula ! de casa
    pienso/pensando/pensamientos/pensado/ideas/idea _ _ _ morir*/muerte/matar*/suicid*/vida & morir*/matar*/muerte/quitar*/suicid* ! testamento ! marido murio
    mejor/ojala/bonito/quisiera/quiera/deseo/pido/unico __ me? muriera/muriese/muera/muero/lleve/llevara
    no/ni aguanto/soporto/quiero/puedo mas? _ _ vivir/vida/seguir/viviendo
    mi @relative __ intentado/intento/querido/amenaza/amenazado/habla/hablado/dice/quiere __ matarse/morir*/suicid*/vida/medio/tirarse/ahorc*
  `,
  overrules: [
    {
      // Nothing has been done yet.
      kinds: ["overdose", "gas-fire"],
      patterns: `
    @plans _ tomarme/tomarse/tragarme/tragarse/beberme/beberse/meterme/meterse __ todo/todas/bote/frasco/caja/cajas/blister/lejia/veneno/matarratas/monton/punado
    ojala me/se _ hubiera/hubiese tomado/bebido/tragado
    @plans _ abrir/dejar/encender __ gas/butano/bombona/brasero & @to_die
    voy a abrir el gas ! cocin* ! caf* ! comida ! huele ! prend* ! encend* ! calent*
    @plans _ tomarme/tomarse/tragarme/tragarse/beberme/beberse & @to_die
`,
    },
    {
      // Told as done by the day that is spoken of.
      kinds: [null],
      patterns: `
    me habre _ quitado/quitao _ vida/medio
    me habre _ matado/ahorcado/colgado/envenenado/suicidado
`,
    },
  ],
};
