import type { Danger } from "../danger.ts";

/** Gas, smoke, fire, or the fumes of a stove. */
export const gasFire: Danger = {
  kind: "gas-fire",
  urgency: "urgent",
  title: "Sal de casa y llama desde fuera",
  numbers: [{ number: "112", who: "Emergencias y bomberos" }],
  steps: [
    "Si huele a gas, o te mareas con la estufa: abre las ventanas, no enciendas nada, ni la luz, y sal.",
    "Si hay fuego o humo: sal ya, por lo bajo, y cierra la puerta al salir. No uses el ascensor.",
    "Llama al 112 cuando estés fuera. No vuelvas a entrar.",
    "Si no puedes salir, cierra la puerta, tapa la rendija con ropa mojada y asómate a la ventana.",
  ],
  patterns: `
    huele/olor/ole/oliendo/huelo/olemos/oler/peste/pestazo/tufo/apesta/apestando/olia/tufillo/atufa/pudor/pudo/hedor/tuf/olorcillo/huelen/guele/uele __ gas/quemado/quemao/quemar/butano/chamusc*/humo/propano/socarr*/cremat/fuego/goma/plastico/cable*/requemad*/podrid*/tostad*/gases/metano ! novela ! pelicula ! vecino asando ! lumbre de
    fuga/fugas/escape/escapa/escapado/perdida/pierde/perdiendo/sale/saliendo/salia/suelta/escapando __ gas/butano/propano/bombona/gasoil
    fuego & hay/ay/ai/tengo/veo/prendido/prendio/prender/coge/cogido/cogio/metido/ayuda/socorro/corre/casa/cocina/piso/apag*/monte/sale/esta/estoy/viene/acerca/ardiendo/quema*/grande/vecin*/bomberos ! lento ! medio ! guiso ! receta ! asar ! olla al ! puchero
    <!el/la/al/mi fuego fuego?
    prendid*/prendio/prende/prendiendo/prendieron/ardido/ardiendo/arde/arden/ardio/incendiad*/incendia/incendio/encendido/cremant/cremando/inflamad*/candela __ @burning ! horno esta encendido ! he encendido ! enciend* ! tengo encendida
    @burning __ prendid*/prendio/ardido/ardiendo/arde/arden/ardio/incendiad*/incendia/incendio/quemand*/quema/quemo/quemarse/cremant/llamas/inflamad*/candela/explot*/fuego ! encendido ! ardores
    se me? le? nos? @have? @be? quema/queman/quemando/quemado/quemao/quemandose/cremant/prendido/prendio/incendiado/quemo/prende __ @burning >!un/poco
    @burning __ echa/echando/salta/saltan/saltando/sale/salen/saliendo/suelta/soltando/chisporrot* _ chispa*/humo/llama*/chispazo*/fuego/llamarad*
    echa/echando/salta/saltan/saltando/sale/salen/saliendo/suelta/soltando/da/dando _ _ chispas/humo/llama*/chispazos/fuego/llamaradas __ @burning/enchufe/cuadro
    ardiendo/arde/arden/incendiado & casa/cocina/cortina*/monte/coche/todo/sarten/cama/colchon/esta/se/mi/hay/socorro/ayuda/campo/algo ! frente ! fiebre ! garganta ! ojos ! estomago ! culo ! manos ! oidos
    llamas/llamaradas/llamarada/yamas & en/hay/veo/salen/sale/casa/techo/cocina/ventana/grande*/altas/las/de/con ! te llamas ! como llamas ! como te ! me llamas ! quien llamas ! si llamas ! cuando llamas
    humo & sale/saliendo/hay/mucho/lleno/llena/llenado/llenando/llenos/entra/entrando/no+veo/ahog*/negro/salia/veo/huele/huelo/para+dentro/respir*/alarma/detector/tos*/echa/echando/baja/revoca/densa/todo/enchufe/debajo ! tabaco ! fuma* ! vender ! barbacoa
    @burner & mare*/vomit*/cabeza/ahog*/desmay*/sueno/respir*/atont*/atuf*/revoca/nauseas/flojera & desde/encend*/cerrad*/duele/mare*/dolor/dormid*/todos/carbon/dentro/ahog*/no/desmay*/humo/con ! bombona __ subir ! cargar
    cortocircuito/cortocircuitos/chispazo/chispazos/chispas & enchufe/cuadro/luz/quemado/humo/huele/sale*/echa/cable*/fuego/contador/saltan/he ! chispas de
    explot*/explosion/estallado/estallo/reventado & bombona/gas/caldera/calentador/olla/butano/casa/cocina/horno/estufa/garaje/freidora/bateria/patinete/fuego/ha/vecin* ! risa ! llorar ! globo ! rueda
    se me? @have? prendido/prendio/incendiado/inflamado/encendido _ _ sarten/aceite/freidora/campana/manga/bata/pelo/falda/delantal/trapo/cortina/manta/chimenea
    bombona/goma/regulador/espita/butano __ silba/pierde/suena/cerrar/escape/escapa/explot*/rota/suelta/fuga/huele
    @burning __ ardiendo/arde/llamas/fuego/humo/incendiad*/quemando ! caldo
    fuego __ @burning
    lleno/llena/llenado/llenando __ humo | humo __ negro/ahog*/respir*/casa/pasillo/escalera/vecino
    chispas/chispazo*/llamas/humo __ & enchufe/cable*/cuadro/contador/luz/lavadora/horno/tele/nevera/estufa
    brasero/estufa/chimenea/caldera & mare*/cabeza/vomit*/dorm*/atont*/sueno/ahog*/mal/desmay* & no/estamos/tengo/nos/me/duele/estoy ! limpi*
  `,
};
