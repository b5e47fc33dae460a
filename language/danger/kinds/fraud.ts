import type { Danger } from "../danger.ts";

/** Somebody asks for secrets or money by telephone, message or at the door, or has had them. */
export const fraud: Danger = {
  kind: "fraud",
  urgency: "calm",
  title: "Puede ser un engaño. Con calma",
  numbers: [{ number: "017", who: "Ayuda contra estafas, gratis, de 8 a 23 h" }],
  steps: [
    "No des claves, ni datos, ni dinero. Cuelga, o no abras la puerta.",
    "Llama a tu banco al número que viene en tu tarjeta.",
    "Si dicen que es un familiar, llámale tú al número de siempre.",
    "Si ya diste algo, llama al banco ahora para que lo paren, y luego denuncia: 091 o 062.",
    "No te apures: engañan a mucha gente. En el 017 te aconsejan.",
  ],
  patterns: `
    @contact __ @asks __ @secret | @contact & @asks __ @secret & @stranger
    @stranger __ @asks __ @secret/@money | @stranger & @contact & @asks __ @secret/@money ! mi hija ! cajero ! recuerd*
    @asks __ @secret & @contact ! tablet ! olvidado ! entrar en la ! recuerd*
    pide/piden/pidiendo/pedido/pidio/pidieron/pedio/demanen/exig*/solicit* _ _ _ clave/claves/contrasena/pin/codigo/tarjeta/cartilla/libreta/cuenta/dni/datos/iban & banco/me/telefono/llam*/mensaje/correo/hombre/chica/uno/whatsapp & banco/telefono/llam*/mensaje/correo/hombre/chica/uno/whatsapp/piden/pidiendo/pedido/sms/internet/puerta ! tablet ! para entrar ! cajero ! olvidado
    piden/pedian/pidiendo/pedido/pidieron _ _ _ clave/contrasena/pin/codigo/tarjeta/cartilla/libreta/cuenta/dni/iban/numeros ! tablet ! para entrar ! medico ! centro de salud
    @contact __ banco/caja/bbva/santander/caixa/hacienda/correos/microsoft/seguridad/bizum/amazon/policia/iberdrola/endesa/luz/telefonica/movistar/guardia & clave/pin/contrasena/codigo/tarjeta/datos/bloque*/cuenta/dinero/enlace/pinch*/pag*/transf*/bizum/deuda/multa/cargo/movimiento*/euros/firm*/urgente/instal*/ordenador/actualiz*/devuelv*/devoluc*/embarg*/cobro/sospechos*/confirm*/numero/puls*/cortar/cortan/factura/ahorros ! he ido ! mi hija es ! cita ! pagado la ! mi hijo me ha
    banco/caja/bbva/santander/caixa/unicaja/hacienda/correos/seguridad/policia/microsoft/luz/endesa/iberdrola __ @contact __ & clave/pin/contrasena/codigo/tarjeta/datos/bloque*/enlace/pinch*/pag*/transf*/bizum/deuda/multa/cargo/dinero/cuenta/numero/confirm*/cortar/cortan ! he ido ! hora
    premio/premios/sorteo/loteria/herencia/regalo/viaje/cheque/movil/iphone/television/gordo/cupon & tocado/toca/ganado/gane/dicen/dice/agraciad*/elegid*/herederad*/herencia/ganador* & pag*/cobrar/cobrarlo/tarjeta/datos/cuenta/euros/numero/enlace/pinch*/transf*/bizum/envio/gastos/dni/ingres*/banco/notario/adelant*/mand* ! administracion
    paquete/pedido/envio/aduana*/correos & pag*/euros/enlace/pinch*/tasas/tarjeta/datos/aduana*/gastos/link & @contact/mensaje/sms/dice*/retenid*/correos/que/me/piden ! he ido ! ir a ! recoger
    @have? me/nos/le @have? @be? estaf*/timado/timao/tima/timando/timaron/enganad*/enganao/enganaron/enganando/engano/engatus*/chantaj*/extorsion* ! carnicer* ! marido me ! novio ! parecia ! los anos
    dado/di/dicho/dije/mandado/mande/facilitad*/metido/puesto/pasado/ensenado/rellenado/leido/dao/confirmado/dite/entregado/apuntado/dictado/meti _ _ _ _ clave/claves/contrasena/pin/codigo/tarjeta/datos/numero/cuenta/dni/cartilla/iban/libreta & telefono/banco/desconocid*/uno/chica/hombre/internet/mensaje/correo/llam*/creo/web/pagina/ahora/whatsapp/senor/senora/sin/me/resulta ! mi hija ! mi hijo ! enfermer* ! medico ! farmacia ! he dado de comer ! para entrar
    mandado/mande/enviado/pagado/ingresado/transferid*/hecho/dado/envie/pague/ingrese/hice/prestado/transferencia _ _ _ _ dinero/euros/bizum/transferencia/ahorros/mil & desconocid*/internet/enganad*/falso/falsa/no+era/facebook/militar/novio/amigo/conozco/resulta/estaf*/tim*/llam*/premio/mensaje/numero/whatsapp/movil ! mi nieto? por ! santo ! cumple*
    @relative __ accidente/detenid*/carcel/preso/hospital/apuro/problema/secuestrad*/multa/comisaria/calabozo/atropell*/juzgado & dinero/pag*/fianza/euros/mand*/transf*/joyas/abogado/rescate & llam*/dice/dicen/dicho/telefono/mensaje/voz/whatsapp/abogado/policia/me
    quitado/sacado/robado/vaciado/cobrado/desaparecido/faltan/falta/cargado/limpiado/volado/quitao/sacao/cobran/cargan/cargado/retirado/gastado/desaparecio/llevado _ _ _ _ _ dinero/euros/cuenta/cartilla/tarjeta/banco/ahorros/bizum/libreta/cartera & cuenta/cartilla/tarjeta/banco/internet/enlace/bizum/ahorros/libreta/pinch*/telefono/clave/dinero & han/alguien/falta/faltan/me/no ! hija me ha/lleva ! he sacado ! hijo me ! bolso ! tiron ! calle ! cajero automatico ! he ido a sacar ! @abuser me
    militar/soldado/americano/ingeniero/capitan/cirujano/novio/enamorad*/general/princip*/viudo/cantante/famoso/chico/amigo/hombre/pretendiente & internet/facebook/escrit*/escribe/mensaje*/quiere/whatsapp/conoci/chat/aplicacion/videollamada & dinero/mande/pag*/euros/bizum/transf*/tarjeta/regalo/billete/aduana/cripto*/prest*/mandar
    firm*/contrato/papel/papeles & puerta/vend*/colchon*/luz/gas/compania/telefono/leer*/leido/enganad*/comercial*/hecho/seguro/endesa/enciclopedia/obligad* & me/han/hecho/hombre/uno/chico/dicen/quieren/piden/he & hecho/quieren/puerta/sin/han/vend*/piden/insist*/luz/colchon*/dicen ! hijo ! notario ! consulta ! medico
    @stranger __ puerta/llaman/timbre/portero/entrar/casa/telefonillo & @asks/dice/dicen/revis*/inspec*/euros/factura/dinero/oro/libreta/cartilla/entrar/firm*/contador/oferta/compania/ayuntamiento/pag*/cobr*/gas/luz/agua/banco & dice/dicen/quiere*/pide*/insist*/euros/pag*/revis*/factura/firm*/libreta/cartilla/oro/cobr*/inspec* ! cartero ! mi hijo ! mi hija ! la mando ! arreglando ! alguacil ! arreglar ! dentro de su ! rompiendo ! aporre* ! tirar ! cura
    mensaje/sms/correo/whatsapp/llamada __ paquete/banco/correos/hacienda/cuenta/tarjeta/dgt/multa/premio/seguridad/enlace/netflix/luz/bloque* & me/llegado/raro/pag*/pinch*/dice/pone/han/enlace/que
    engan*/estaf*/tim*/timo & telefono/internet/banco/puerta/me+han/dinero/creo/whatsapp/vendedor/luz & me/nos/creo/han/mi/le ! tiempo
  `,
};
