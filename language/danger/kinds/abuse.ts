import type { Danger } from "../danger.ts";

/** Somebody who is no partner hurts, threatens, robs or neglects her, or another person. */
export const abuse: Danger = {
  kind: "abuse",
  urgency: "urgent",
  title: "Nadie tiene derecho a hacerte daño",
  numbers: [
    { number: "112", who: "Emergencias, a cualquier hora" },
    { number: "062", who: "Guardia Civil" },
    { number: "091", who: "Policía Nacional" },
  ],
  steps: [
    "Si corres peligro ahora, sal o enciérrate y llama al 112.",
    "También puedes llamar a la Guardia Civil, al 062, o a la Policía, al 091.",
    "No es culpa tuya. Cuéntaselo a tu médico, a los servicios sociales o a alguien de confianza.",
    "No firmes nada ni entregues dinero porque te obliguen.",
  ],
  patterns: `
    @abuser __ me/nos @have? @be? @going? @harms ! catarro ! voz __ mando
    me/nos @have? @be? @going? @harms __ @abuser ! catarro
    @abuser __ amenaz*/agresiv*/agred*/violent* & me/mi/casa/miedo/con/viene/esta/romp*/pone/muy
    amenaz* __ @abuser/muerte/matar*/cuchillo/escopeta/navaja/palo/linde/lindes
    me/nos @have? @be? amenaz*
    @abuser __ quita/quitado/quitan/roba/robado/coge/cogido/saca/sacado/gasta/gastado/queda/quedado/controla/lleva/llevado __ pension/dinero/paga/cartilla/ahorros/tarjeta/cuartos/perras/joyas/comida/pastillas/movil/telefono/llaves & me/mi/fuerza/sin/no ! llevado la compra ! al banco
    @abuser __ no/ni me? da/dan/deja/dejan/dejaba/daba __ comer/comida/salir/hablar/ver/telefono/llamar/medicin*/pastillas/levantar*/beber/agua/lavar*/duchar*/dormir/ir/medico/dinero ! prisa
    no me deja/dejan salir/hablar/llamar/ver/moverme/ir/beber/comer & casa/habitacion/cuarto/encerr*/nadie/familia/telefono/hijo/hija/residencia/cuidador*/pegan/tienen ! medico ! sal/azucar/cafe ! dulce* ! alarma
    me/nos @have? @be? tiene/tienen/han encerrad*/atad*/secuestrad*/amarrad*/encerrao/abandonad*/retenid*/preso/presa/prisioner*
    me/nos @have? encerrado/encerrao/atado/encierra/encierran/ata/atan/amarra/amarran/encerraron
    obliga*/fuerza/forzado/forzando/presion*/amenaz* __ firm*/testamento/notario/vender/poderes/escritura*/dar/dinero/herencia
    me @have? @be? maltrat*/agred*/violad*/viol*/golpead*/golpean/apaliz*/agred* >!entado/entada
    maltrato/maltratan/maltrata & me/mi/nos/le/la/residencia/hij*/cuidador*/abuel* ! pelicula ! novela ! charla
    @abuser __ insult*/humill*/pellizc*/zarande*/escup*/empuj*/aran*/bofetad*/abofete*/zamarre*/menospreci* & me/mi/nos/le/la
    me @have? puesto/pone/puso/sacado/saca/saco un/una/el/la cuchillo/navaja/escopeta/pistola/hacha/tijeras
    me @be? pega/pegan/pegando/golpea*/pegado/pego/pegaron >!un/una/muy/el/la/bien/mucho/al ! balon ! catarro ! sol
    @house/residencia/asilo/hospital/centro __ me? atan/pegan/maltratan/gritan/tratan/pellizcan/atado/peg* & me/nos/mal/cama/silla/mi/la
    me @have? @be? @harms ! catarro ! mordid* ! sudoku ! golpead* ! se @have? dado ! golpe en/contra ! un hombre ! en la calle ! calor ! vibora ! me he
    me pega/pegan/maltrata/maltratan
    le/la/les/lo @have? @be? pega/pegan/pegando/maltrata/maltratan/zurra >!al/el/un/muy/bien/la ! balon ! trompeta ! guitarra ! marido
    le/la/les/lo @have? @be? pegan/pega/pegado/pegando/maltrata*/atan/gritan/zarande*/tratan+mal __ a? @relative ! balon
    @abuser __ golpes/patadas/palizas/bofetad*/tortazos/empujones & me/mi/da/mete/a ! futbol
    encerrad*/atad*/amarrad* & @abuser/residencia/me+tienen/me+tiene/nos+tienen & me/no/llave/cama ! ascensor
  `,
  overrules: [
    {
      // Men are hurt by women too, and 016 is not for them.
      kinds: ["violence-home"],
      patterns: `
    @my_wife ! @husband ! @man pega ! su @wife ! he/e _ @harms a mi @wife ! le/la pego/pegue a? mi
    una/esta/esa/aquella/otra mujer/senora/chica/muchacha _ me/nos @have? @be? @going? @harms ! @husband
    ella me/nos/le @have? @be? @harms ! @husband me/nos
    me/nos/le @have? @be? @harms ella ! @husband me/nos
    pareja/ex & ella/mujer & es/ella ! soy una? mujer
    pareja/ex/novia & somos/estamos dos/dues mujeres/dones
    mi/mis/un/al @man __ le/lo @have? @be? @harms su @wife ! @harms a su
    @wife de mi/un/el @man __ le/lo @have? @be? @harms
`,
    },
    {
      // What her own people take for themselves is no trick of strangers.
      kinds: ["fraud"],
      patterns: `
    <!a/al mi/mis @her_people __ @pockets __ @her_money ! @feigned ! le/les/me/nos/se han ! estafa* ! engan* ! timo/timado/timaron
    mis @her_people me/nos? han @pockets __ @her_money
    mi/mis @her_people __ a su nombre __ casa/piso/cuenta/cartilla/tierras/finca/herencia ! @feigned
    mi/mis @her_people __ casa/piso/cuenta/cartilla/tierras/finca/herencia __ a su nombre ! @feigned
`,
    },
  ],
};
