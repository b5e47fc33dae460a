import { type Danger, LEARNED_KINDS } from "../danger.ts";

/** She, or somebody she knows, has hurt herself in order to die, in any other way. */
export const selfHarm: Danger = {
  kind: "self-harm",
  urgency: "urgent",
  title: "Llama ya al 112. No estás a solas",
  numbers: [
    { number: "112", who: "Emergencias, a cualquier hora" },
    { number: "024", who: "Te escuchan gratis, a cualquier hora" },
  ],
  steps: [
    "Llama al 112 y di qué ha pasado y dónde. Abre la puerta para que puedan entrar.",
    "Si hay sangre, aprieta fuerte la herida con un paño limpio. Si ha sido una caída, que no se mueva.",
    "Si es otra persona, no la dejes a solas. Afloja lo que le apriete el cuello.",
    "Si no respira, aprieta fuerte y seguido en medio del pecho.",
    "En el 024 te escuchan mientras llega la ayuda. Este dolor se puede aliviar.",
  ],
  patterns: "",
  overrules: [
    {
      kinds: [...LEARNED_KINDS, null],
      patterns: `
    <!hubiera/hubiese/habria/haya/haber/sido/casi cortado/rajado/abierto/seccionado/tallat/segado _ _ @wrists ! le @have ! me ha/han ! analisis ! enfermer*
    <!que/si/cuando/no/casi me corte/raje/abri/abria/segue _ _ @wrists ! me corte en ! @days_ago
    <!que/si/no/casi se corto/rajo/abrio/sego _ _ @wrists ! @days_ago | cortei/cortou as veas
    estoy/esta _ cortando/cortandome/cortandose/rajando/rajandome/abriendo/abriendome _ _ @wrists
    acabo/acaba de cortar/cortarme/cortarse/rajar/rajarme/abrir/abrirme/abrirse _ _ @wrists
    me/se @have ahorcado ! domino ! letra* ! juego ! jugando ! jugado
    esta/encontrado/encontre/visto/hay/aparecido _ _ ahorcado/ahorcada ! juego ! jugando ! hay que
    acabo/acaba de ahorcarme/ahorcarse/ahorcar/colgarme/colgarse | me estoy ahorcando | se esta ahorcando
    me/se he/ha/a/e/han _ colgado __ viga/soga/cuerda/cuello/lampara/cuadra/pajar/garaje/cochera/desvan/doblado/higuera/olivo/encina/arbol/barandilla/sabana/cinturon ! jugando ! ropa ! jamon ! columpio ! llamada ! telefono
    @relative se ha/a colgado >!el/la/los/las/un/una/de/del/en/al/con/a
    colgado/colgada de/por/del _ _ cuello/viga/soga ! jamon ! ropa ! lampara
    me he/e pegado/dado/metido/disparado _ tiro | me pegue/di/meti un tiro
    se ha/a/han/acaba+de pegado/dado/metido/pegar/dar _ tiro ! arbitro ! pelota ! porteria
    se ha/a disparado con/en/a+si/a+el _ _ escopeta/pistola/cabeza/pecho/boca/rifle/mismo/misma/barriga/carabina
    me he/e/hemos tirado/arrojado/lanzado/precipitado __ @from_above ! basura
    se ha/a/han/acaba+de tirado/arrojado/lanzado/precipitado/tirar/arrojar __ @from_above ! @beast ! basura ! pelota ! maceta ! piscina
    me tire por/al/a/del/desde _ @from_above ! @was ! @days_ago
    he/e/hemos _ intentado/tratado de? @tried_by_me ! @days_ago
    me he/e _ intentado @tried_by_other ! @days_ago
    acabo de intentar @tried_by_me
    <!no/casi intente @tried_by_me ! @days_ago | <!que/no/casi me intente @tried_by_other ! @days_ago
    ha/a/han/acaba+de _ intentado/querido/tratado/intentar de? matarse/suicidarse/ahorcarse/colgarse/quitarse+la+vida/quitarse+de+en+medio ! @days_ago
    se ha/a/han _ intentado/querido/tratado de? @tried_by_other ! @days_ago
    ha/a/acaba+de _ tenido/hecho _ intento de suicidio
    se ha/a/acaba+de suicidado/suicidar/quitado+la+vida | me he/e suicidado/quitado+la+vida | me estoy suicidando
    me _ he/e/estoy __ clavado/cortado/rajado/pinchado/apunalado/herido/quemado/golpeado/lesionado/tirado/lanzado/arrojado/cortandome/rajandome/cortando/ahogado & @to_die ! sin querer
    me clave/corte/raje/pinche/apunale/tire/arroje __ & @to_die ! sin querer ! me tire __ suelo ! @days_ago
    se ha/a __ clavado/cortado/rajado/apunalado/herido/quemado/lesionado/tirado/lanzado/arrojado/ahogado & @to_die ! sin querer
    @have dado/pegado/hecho _ tajo/tajos/corte/cortes/cuchillada/navajazo/punalada & @to_die ! sin querer ! me ha/han
    <!no autolesionado/autolesionando/autolesionandose/autolesionandome/autolesione
`,
    },
    {
      // To feel it, not in order to die: again and again, or on purpose.
      kinds: [...LEARNED_KINDS, null],
      patterns: `
    @hurt_herself & @on_purpose ! sin querer ! @days_ago
    @hurts_herself & @on_purpose ! sin querer ! @days_ago ! @person
    me doy golpes/punetazos/tortas _ _ cara/cabeza/pared ! sin querer | me pego punetazos _ _ cara/cabeza/pared ! @person
    me/se doy/da/dando con _ cabeza _ _ _ pared/suelo/puerta/marco/muro & @on_purpose ! sin querer
    me/se doy/da/dando/dado _ cabezazos _ _ pared/suelo/puerta/marco/muro ! sueno ! balon ! pelota
    me corto _ _ brazos/piernas/muslos/munecas/antebrazos ! depil* ! afeit* ! sin querer ! @person
    se corta _ _ brazos/piernas/muslos/munecas/antebrazos ! depil* ! afeit* ! sin querer
    me hago _ cortes/quemaduras/tajos/heridas ! sin querer | se hace _ cortes/quemaduras/tajos ! sin querer ! peluquer*
    haciendome dano yo/sola/solo/misma/mismo/aposta | me hago dano yo/sola/solo/misma/mismo/queriendo/aposta
    me quemo/apago _ _ cigarro/cigarros/cigarrillo/cigarrillos/mechero/vela ! @person ! sin querer
    se quema/apaga __ cigarro/cigarros/cigarrillo/mechero brazo*/mano*/pierna*/ella/el/sola/solo ! sin querer
    <!no autolesiono/autolesiona/autolesiones | <!no me/se autolesion*
`,
    },
    {
      // What is told in this tense is often long past.
      kinds: LEARNED_KINDS,
      patterns: `
    se ahorco ! @was ! @days_ago | se suicido ! @was ! @days_ago | se quito la vida ! @was ! @days_ago
    se pego/dio/metio un tiro ! @was ! @days_ago
    se tiro por/al/a/del/desde _ @from_above ! @beast ! @was ! @days_ago
    se clavo/corto/rajo/tiro/arrojo __ & @to_die ! sin querer ! @was ! @days_ago
    se intento/quiso @tried_by_other ! @was ! @days_ago
    intento matarse/suicidarse/ahorcarse/quitarse+la+vida ! @was ! @days_ago | intento de suicidio ! @was ! @days_ago
`,
    },
    {
      kinds: ["suicide"],
      patterns: `
    me _ he/e/acabo+de __ clavado/cortado/rajado/apunalado/herido/tirado/arrojado/lanzado/colgado/disparado/cortar/clavar/rajar/tirar/colgar ! @days_ago
    he/e/estoy hecho/haciendo _ _ dano/cortes/heridas/tajos/sangre ! @days_ago
    se ha/a/esta hecho/haciendo _ _ dano/cortes/heridas/tajos/sangre ! @days_ago
    se ha/a/acaba+de __ clavado/cortado/rajado/apunalado/tirado/arrojado/lanzado/colgado/disparado ! @days_ago ! ordenador ! tableta ! tablet ! movil ! aparato ! pantalla ! programa
    estoy/esta _ _ cortandome/cortandose/cortando/rajandome/desangrandome/sangrando
`,
    },
  ],
};
