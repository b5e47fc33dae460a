import type { Danger } from "../danger.ts";

/** Somebody is breaking in or inside, or robs or follows in the street. */
export const intruder: Danger = {
  kind: "intruder",
  urgency: "urgent",
  title: "Ponte a salvo y llama",
  numbers: [
    { number: "112", who: "Emergencias, a cualquier hora" },
    { number: "062", who: "Guardia Civil" },
    { number: "091", who: "Policía Nacional" },
  ],
  steps: [
    "No te enfrentes a nadie. Sal a casa de un vecino, o enciérrate en un cuarto.",
    "Llama al 112 en voz baja y di dónde estás.",
    "Si te piden algo, dáselo: vales más tú.",
    "Si ya se han ido, no toques nada y no entres hasta que lleguen.",
  ],
  patterns: `
    hay/ay/ai/tengo/veo/visto/esta/encontrado/encontre/anda/andan/oigo/siento _ un/una/unos/alguien/gente/dos/tres/uno/hombre/persona/tio/desconocid*/extran*/personas __ @house ! @visitor ! perro ! gato ! cola ! fiesta ! misa ! foto* ! @beast
    hay/veo/anda/andan/rond*/sale/entra _ un/una/unos/uno/alguien/gente/dos/tres/tio/tipo _ _ _ _ saltando/entrando/forzando/escondid*/rondando/merodeando/asomad*/mirando/trepando/subiendo/robando/encapuchad*/tapad*/linterna*/armad*/colad*/intentando/queriendo/hurgando/fuera ! @visitor ! fiesta
    @have? entrado/entraron/entran/entrando/entro/entra/metido/metio/metieron/metiendo/colado/colo/colaron/colando/colao/entrao/metio/introducid* __ @house & un/uno/una/unos/alguien/gente/han/estan/hombre/tio/tipo/desconocid*/encapuchad*/empuj*/tios/ladron*/chavales/moros/nadie/dos/quien ! @beast ! frio ! agua ! sol ! viento ! @visitor ! lumbre ! lena ! dinero ! en cintura
    han/estan _ entrado/entrando/metido/metiendo/entrao/metio _ _ _ casa/piso/corral/cochera/garaje/huerto/finca/nave/cortijo
    forz*/forsa*/revent*/rompiendo/roto/romper/tirar/tirando/palanca/abrir/abriendo/manipul*/hurg*/aporre*/golpeando/patadas/pegan*/porrazos/dando/abierta/descerraj*/revienta __ puerta/cerradura/ventana/cristal/reja/persiana/cerrojo/candado/verja/porton/cristales & alguien/estan/un/uno/unos/gente/ruid*/oigo/quieren/intent*/reventad*/forz*/robo/sola/dicen/noche/quien/han/dentro/miedo/encapuchad*/fuera ! @visitor ! olvidado ! llaves dentro ! cartero
    quieren/intentan/intentando/intenta/tratan/tratando/queriendo/quiere/pretende* de? entrar/abrir/meterse/colarse/forzar/entrarme ! ordenador ! tablet ! cuenta ! correo ! yo ! gato ! perro ! @beast
    puerta/cerradura/ventana __ reventad*/forzad*/destrozad*/rota/abierta/arrancad*/descerrajad*/palanca & llegado/llego/vuelto/casa/cerrad*/revuelt*/encontrado/noche/esta/robo/faltan/robado/dentro ! viento ! arregl*
    creo/hay/han/vienen/entrado/tengo/son/estan __ ladron*/rateros/cacos/quinquis/maleantes/atracadores/atracador/delincuent*/encapuchad*/enmascarad*
    me/nos @have? @be? @going? robando/robado/robar/robarme/robao/roban/roba/robaron/robo/atracan/atracado/atracar/atracando/atracaron/atraco/asaltado/asaltaron/asaltar/asalto/desvalij*/arrancado/mangado/birlado/mangao ! corazon ! partido ! arbitro ! carton ! tiempo ! impuestos ! banco ! cuenta ! tarjeta ! internet ! cartilla ! ficha*
    @have? robaron/roban/robando/robado >!el/la/un & casa/mi/aqui/me/vecin*/estan/ahora ! arbitro ! partido
    @be robando/atracando/asaltando/desvalijando
    quitado/quitao/quito/quitaron/arrancado/llevado/llevaron/arranco/tironeado/robado __ bolso/cadena/reloj/cartera/monedero/medalla/joyas/collar/movil/carro/dinero/escopeta/herramient*/gallinas/ovejas/aceituna* & tiron/calle/navaja/uno/unos/corriendo/moto/han/alguien/casa/chico/encapuchad*/cuchillo/me
    atracado/atracan/atracaron/atraco/atracador/navaja/navajazo/pistola/navajero & me/nos/calle/cajero/apunt*/han/dinero/pone/puso/cuello/estan/banco ! juguete ! pelicula
    oigo/oi/oido/escucho/oye/oyen/siento/sentido/sienten/escucha/escuchado/hay __ pasos/ruido/ruidos/voces/gente/golpes/pisadas/alguien/hablar/susurr*/cristales/andar/crujir/porrazos/trastear/trasteando/pisar/moverse & abajo/arriba/sola/solo/puerta/casa/corral/dentro/doblao/doblado/sotano/patio/ventana/escalera/garaje/cochera/miedo/gato/tejado/cocina/desvan/camara/jardin/escondid*/ladron*/fuera/noche/cama/pasillo/salon/abrir/bodega ! ciguena* ! raton* ! ratas ! palomas ! son los/las ! era el/la/los ! es el/la/mi ! nevera ! lavadora ! obra* ! viento ! radio ! vecinos de fiesta ! murcielagos ! fiestas ! ninos
    gente/alguien/hombre _ dentro & escondid*/oye/oigo/mover*/hay/llamar/casa/cristal/ventana
    desconocid*/extrano/intruso/intrusos/intrusa & casa/patio/corral/dentro/puerta/ventana/hay/jardin/cocina/entrado/metido/cama ! telefono ! llam* ! numero
    alguien/gente/uno/hombre/ladron*/desconocid*/extran*/chavales __ @have? entrado/entro/colado/colo/metido/metio/entrando/entran >!en+razon ! @visitor ! @beast ! misa ! bar ! la tienda
    @have entrado/colado/colao/metido __ alguien/gente/uno/unos/hombre/ladron*/desconocid*/tio ! @visitor ! @beast ! misa
    me/nos @be? acaban/acaba/han/ha de? robar/atracar/quitar/robado/atracado/asaltar __ ! corazon ! partido ! cuenta ! tarjeta ! banco ! internet
    oigo/siento/escucho/oye/noto a? alguien/gente/hombre/pasos/pisadas ! radio ! fiesta ! ninos ! @visitor
    miedo/sola/solo/escondid* & alguien/pasos/ruidos/ladron*/hombre/puerta & entrar/puerta/abajo/casa/dentro/abrir/oigo/fuera ! perro
  `,
};
