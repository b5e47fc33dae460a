import type { Danger } from "../danger.ts";

/** Somebody does not find the way home, or is missing. */
export const lost: Danger = {
  kind: "lost",
  urgency: "urgent",
  title: "Quédate donde estás y llama",
  numbers: [
    { number: "112", who: "Emergencias: pueden localizarte" },
    { number: "062", who: "Guardia Civil" },
  ],
  steps: [
    "Quédate en un sitio seguro, lejos de la carretera. Si hay gente o una tienda, pide ayuda.",
    "Llama al 112 y di qué ves: un cartel, una iglesia, un río. Pueden encontrarte por el teléfono.",
    "Abrígate y no gastes la batería.",
    "Si falta otra persona, llama ya: no hace falta esperar.",
  ],
  patterns: `
    me/nos @have perdido/perdio/perdida/perdidos/perdut/extraviad*/despistad*/desorientad*/equivocad* >!el/la/los/las/un/una/mi/algo & @outdoors/ayud*/vuelvo/volver/se/estoy/casa/no/frio/encontrar*/noche/coche/calle/creo/salido/setas ! pantalla ! novela ! capitulo ! boton ! juego ! cuenta ! punto ! telefono ! menu ! tablet ! sudoku
    me/nos @have perdido/perdio/perdida/extraviad*/perdi/perdut ! pantalla ! novela ! capitulo ! boton ! juego ! cuenta ! punto ! menu ! tablet ! sudoku ! inicio ! explic* ! misa ! partid* ! serie ! pelicula ! telediario ! hilo ! receta ! leyendo ! cosiendo ! mensajes ! fotos ! kilo* ! respeto
    estoy/ando/voy/andamos/estamos/encuentro/veo/sigo/toy/siento _ _ perdid*/perdio/desorientad*/desorientao/extraviad*/despistad*/perdut ! pantalla ! juego ! menu ! boton ! tablet ! sudoku ! sin ti ! desde que murio ! aparato ! movil ! lio ! instruccion* ! novela
    @unknowing donde/ande/dande/que/por+donde/cual/en+que __ estoy/toy/ando/encuentro/hallo/estamos/soy/vivo/calle/pueblo/sitio/barrio/parte/lugar/vuelve/volver/vuelvo/es+mi+casa/tirar/ir/voy/casa/camino/regres*/metido/salir/salgo ! boton ! pantalla ! el mando ! gafas ! apunt* ! mensajes ! menu ! tablet ! clave
    no/ni encuentro/encontramos/doy/hallo/atino/veo/localizo/reconozco/trobo/atopo/distingo _ _ _ casa/portal/camino/sendero/salida/calle/pueblo/vereda/carretera/coche/refugio/senda/vuelta ! llaves ! boton ! pantalla ! juego ! mando ! casa rural ! gafas ! foto*
    @missing ! @beast ! gafas ! llaves ! paquete ! mensaje* ! foto* ! luz ! trabajar ! vacaciones ! correo ! cobertura ! golondrina* ! boton ! moda ! verano ! dinero ! aparecid* el sol ! la compra ! musica ! recordatorio*
    @they __ se? @have? perdido/perdio/extraviad*/desorientad*/desaparecid*/desaparecio/desapareix* >!el/la/los/un/una ! @beast ! partido ! juicio ! la cabeza
    @they __ escap*/fugado/fuga/marchado/ido/salido/largado/fue/salio/perdid*/ha __ & alzheimer/alzeimer/demencia/pijama/zapatillas/residencia/despist*/cabeza/desorientad*/encuentr*/aparece/noche/horas/vuelto/busca*/camison & no/casa/pijama/escap*/residencia/sola/solo/zapatillas/camison ! vacaciones ! trabaj*
    no encuentro/encontramos/localizo/localizamos/aparece/aparecen/damos/veo/doy _ mi/el/la? _ @they/@relative ! foto ! mensaje ! @beast ! contacto ! numero ! telefono
    me/nos @have despistado/despistao/desorientado/desorientao/desnortado/extraviado
    estoy/toy/encuentro/he/hemos _ _ sitio/lugar/calle/pueblo/barrio/camino/carretera __ no __ conozco/conosco/suena/reconozco/se/se+cual
    @relative __ fue/salio/marcho/ido/salido/marchado __ & no @have? vuelto/vuelve/regresa*/aparec*/llegado/venido/contesta/coge/sabemos ! vacaciones ! trabajar ! barcelona ! madrid ! alemania
    no _ encuentro/veo/hallo _ _ camino/sendero/salida/carretera/vereda ! pantalla ! juego ! boton ! residencia
  `,
};
