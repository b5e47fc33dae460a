import type { Classes } from "./pattern.ts";

/** What tells a doubt about a medicine, and what is felt beside it; `pattern.ts` reads them. */
export const DOUBT_CLASSES: Classes = {
  /** Whether it was so she does not know. */
  unsure: `no lo? me? se/acuerdo/recuerdo/acorde/caigo/sabria/sabemos/sabe/acuerda/recuerda | nose/macuerdo/nosabe | nos e
    | no consigo/puedo/logro recordar/recordarlo/acordarme | ni me? se/acuerdo/recuerdo/idea
    | no estoy/esta/estamos/ando muy? nada? del? todo? segura/seguro/seguros/convencid* | no tengo muy? nada? claro/seguridad/idea/certeza
    | no tengo ni idea | no me suena | dudo/dudando/duda/dudas | a saber | quien sabe
    | se me ha? a? olvidado/olvido/pasado/paso/fue/ido | he olvidado/olvide | me he olvidado | olvide/olvido | @perhaps`,
  perhaps: `creo/igual/quiza/quizas/parece/puede+que/supongo/sospecho/temo/juraria | a lo mejor | tal vez | para mi que | me da que | lo mismo he/me`,
  /** Not to take, but taken. */
  took: `tomad*/tome/tragad*/trague/bebido/bebi/ingerid*/pinchad*/pinche/inyectad*/inyecte/chupado/pres | <!no se tomo/pincho/inyecto`,
  put: `puesto/puse/echado/eche/metido/meti/dado/di/administrad* | se puso/echo`,
  named: `pastill*/pildora*/medicin*/medicament*/medicacion/comprimid*/capsul*/insulina/sintrom/sintron/adiro/jarabe/gotas/parche/parches/antibiotic*/aspirin*/paracetamol/ibuprofeno/omeprazol/enalapril/metformina/nolotil/heparina
    | antiinflamatorio*/anticoagulant*/antidepresiv*/diuretic*/aldocumar/clopidogrel/xarelto/eliquis/pradaxa/bisoprolol/atorvastatin*/ramipril/losartan/valsartan/amlodipin*/furosemid*/seguril/levotiroxin*/alopurinol/sertralin*/pregabalin*/gabapentin*/sinemet/ventolin/inhalador*/inalador*/colirio/inyeccion*/pomada/vitamin*/hierro/calcio/laxante*/supositorio*`,
  medicine: `@named | @pills | la/las/lo/los/el de/del/que/azul*/blanca*/roja*/verde*/amarill*/rosa/pequen*/grande* | la/las/lo/los suya/suyas/mi/mias`,
  /** A medicine that was taken, by its name or as 'la'. */
  dosed: `@took __ @medicine | @put __ @named | @named __ @put | @put __ la/las/el de/del @pills | @medicine __ @took | la/las/lo/los @have @took | la/las/lo/los @took | <!ke pinchado/pinche/inyectad*
    | mela/melas/melo @have? @took | habermela/habermelas/habermelo/haberla/haberlas/haberlo/haberlos/haberselas/habersela/haberselo @took | @medicine __ la/las/lo/los @have? @took`,
  /** Forgotten, left out, or taken late. */
  missed: `olvidado/olvido/olvidao/olvide/pasado/saltado/salte/dejado/deje _ _ _ @medicine | @medicine _ _ _ olvidado/olvido/olvide/saltado/salte/dejado
    | no me? la/lo/las/los? @have @took __ @medicine | no me la/lo/las/los @have @took | no @have @took __ @medicine | no me? tome/puse/pinche __ @medicine
    | @dosed __ tarde/retraso/deshora/tiempo`,
  /** Whether, when or how it was taken is not as it should be. */
  doubtful: `@unsure __ __ @dosed | @missed | ¿ @dosed | @unsure __ la/las/lo/los @have @put | @unsure __ toca/tocaba/tocan/tocaban __ @medicine | @unsure __ @medicine __ toca/tocaba/tocan/tocaban
    | @unsure __ repetid*/repeti/repita | ¿ repetid*/repeti`,
  out_of_time: `hora/horas/minutos/rato/poco/cuarto _ _ antes/despues/tarde | hora/horas/minutos/rato _ _ retraso/adelanto | antes de tiempo/hora/su | antes de la hora/cuenta | fuera de hora/horas | a deshora/destiempo | mas? tarde >!y | con retraso/adelanto | mas? temprano`,
  /** More than a doubt: too much, the wrong one, or beside something else. */
  too_far: `demasiad*/monton/punado/entero/entera/enteros/doble/dobles/triple/juntas | toda/todas las/mis | dos/tres/cuatro veces | otra vez | de mas/nuevo | a la vez | mas de la/lo/las | en vez de | @mistaken
    | @many/dos/2 @pills | @took otra/otro | vuelto/volvi a | @poison | bote/botes/frasco/frascos/caja/cajas/blister/blisters/botella/sobredosis | de/del mi/tu/su/la/el? @relative | de/del mi/la/el? @beast
    | alcohol/cerveza/conac/anis/whisky/ginebra/copa/copas | mezclad*/mezcle`,
  /** Taken now for certain, and perhaps before. */
  twice_so: `@took_now __ @medicine _ no me? se/acuerdo/recuerdo | ya me? la/lo/las/los? habia`,
  certain: `segurisim* | <!estoy seguro | <!no estoy segura/seguro >!de | fijo | @many @pills | @poison | bote/botes/frasco/frascos/caja/cajas/sobredosis | de/del mi/tu/su/la/el? @relative | de/del mi/la/el? @beast | toda/todas/todos/demasiad*`,

  /** Taken today, as it is told of once. */
  took_now: `me/le/nos @have hoy? ya? tomado/puesto/pinchado/inyectado/tragado/echado/dado | he/e/hemos hoy? tomado/puesto/pinchado/inyectado/tragado/repetido/dado
    | <!que/no/si me/se? tome/puse/pinche/inyecte/trague | <!que/no/si/me tome`,
  /** As somebody is told to take it. */
  prescribed: `@regular | por la noche/tarde/manana | de la noche/tarde`,
  regular: `al dia/mes | a la semana | cada/diari*/siempre/todos/receta*/manda*/mando/mandado/mandao | medico/medica/doctor/doctora me/dice/dijo/ha | como me dijo/dijeron | crei/creia/conte/pensaba | ojo*/oido*/crema/pomada`,

  /** Where what aches is no ache of every day. */
  inside: `pecho/pech*/corazon/cabeza/barriga/tripa/tripas/estomago/vientre/brazo/brazos/costado/mandibula/sien/sienes/higado/nuca/boca+del+estomago`,
  /** What somebody feels who may be ill, now. */
  ill: `<!cuando/si me sigue? esta? duele/doliendo _ _ @inside | <!cuando/si me sigue? duele mucho? todo/entera/entero
    | @has_now un/una/unos/unas/mucho/mucha/muchos/muchas/como? muy? dolor/presion/opresion/pinchazo*/punzada*/angustia/peso/ardor/molestia* __ @inside
    | @has_now un/una/unos/unas/mucho/mucha/muchos/muchas/muchisim*/algo/poco/como/pequeno? de? @symptom
    | <!cuando/si me aprieta/oprime/pesa/pincha/arde/quema _ _ pecho/cabeza/estomago | <!cuando/si el pecho me aprieta/oprime/pesa/pincha/duele/arde/quema
    | <!cuando/si me mareo/ahogo/asfixio/fatigo/sofoco/desmayo/desvanezco | mareandome/ahogandome/asfixiandome/desmayandome | me estoy/voy/esta/ando __ mareando/ahogando/asfixiando/desmayando/desmayar/marear/ahogar/caer/cayendo
    | me he/e mareado/desmayado/caido | casi me? desmayo/caigo/desmaye | me caigo >!bien/de
    | me falta/faltan el/la/las? aire/aliento/respiracion/oxigeno/fuerzas | <!cuando/si me cuesta mucho/muchisimo/un/algo? poco? respirar/hablar/tragar/articular/pronunciar/coger+aire/tenerme/mantenerme
    | no puedo casi/ni/bien? respirar/hablar/tragar/tenerme/moverme/levantarme/mover | no puedo con mi alma | no respiro bien | respiro muy? mal/fatal/regular
    | <!cuando/si me encuentro/siento/noto/hallo/veo muy/mu/un/algo/bastante/como/tan/medio/toda/todo? poco? mal/fatal/malisim*/mala/malo/malit*/rara/raro/floja/flojo/flojisim*/flojita/peor/debil/mareada/mareado/revuelt*/indispuest*/destemplad*/sofocad*/decaid*/agotad*/temblorosa/tembloroso/febril/horrible >!de
    | no me encuentro/siento/noto/hallo muy/nada/demasiado/del? todo? bien/buena/bueno/catolica/catolico/fina/fino | no estoy/ando muy/nada? bien/buena/bueno/catolica/catolico/fina/fino >!segura/seguro
    | <!cuando/si estoy/ando/sigo/voy/quedado muy/mu/un/algo/bastante/como/tan/medio/toda/todo/poco? mareada/mareado/sudando/temblando/tiritando/temblorosa/tembloroso/floja/flojo/flojisim*/revuelt*/vomitando/devolviendo/desmayad*/aturdid*/atontad*/pachuch*/maluch*/sofocad*/fatigad*/ahogad*/borracha/borracho/destemplad*/indispuest*/adormilad*/amodorrad*/grogui/palida/palido/empapada/empapado/mareica/mareaica
    | <!cuando/si estoy/ando/sigo muy/mu/un/algo/bastante/tan/toda/todo? poco? mala/malo/malit*/malic*/malin*/malisim*/fatal/mal >!de | estoy que me/no caigo/muero/tengo/desmayo/puedo | estoy/ando mala/malo/mal/fatal de la/el/del? @inside
    | <!del/el/de/los/la/al vomito/vomitando | vomitado/vomite/devuelto | ganas de vomitar/devolver
    | se me va/iba/esta+yendo la cabeza/vista | se me nubla/nublado/emborrona/oscurece/nublando _ vista/ojos/todo | vista nublada/borrosa/doble | veo muy/todo/algo/como/un? poco? borroso/borrosa/doble/nublado/nublada/turbio/lucecitas/luces/estrellas/estrellitas/puntos/puntitos/chiribitas/chispas/negro/oscuro
    | se me duerme/dormido/paraliza/paralizado _ brazo/mano/cara/lado/pierna/boca/lengua/labio | se me traba/enreda/trabando _ lengua | se me @have? tuerce/torcido/caido _ boca/cara | boca/cara torcid*/dormid*/caida | brazo/mano/pierna/lado dormid*/paralizad* | no me sale/salen la/las voz/palabras | no siento/noto/muevo _ brazo/mano/pierna/cara/lado
    | me tiembla/tienbla/tiemblan/tiembra _ _ manos/mano/piernas/pierna/todo/cuerpo/pulso/voz | tiemblo/tirito/sudo/temblando/tiritando/sudando
    | me da/dan/daba la? vueltas/vuelta | me estalla/revienta _ cabeza | cabeza que me estalla/revienta | da/dan vueltas la cabeza | me late muy/mucho/mas? fuerte/deprisa/rapido _ corazon | corazon/pulso _ _ muy? deprisa/aprisa/rapido/acelerad*/disparad*/desbocad*/mil/loco/fuerte/salta/sale/galope/raro/palpita/saltos | se me acelera/dispara/sale _ corazon/pulso
    | me fallan/flojean/flaquean/doblan/falla _ piernas/rodillas/fuerzas | no me tengo/sostengo/aguanto | me sangra/sangran/sangro/sangrando | sangro/sangrando
    | se me @have? hinch* _ cara/lengua/garganta/labio*/boca/ojo*/cuello | me salen/salido ronchas/habones | me pica todo
    | me he/e/estoy/ha? pongo/puesto/poniendo muy/mu? mala/malo/mal/peor | tengo la tension/azucar muy/tan/bastante? alta/alto/baja/bajo/altisim*/bajisim*/disparad* | tengo el azucar muy/tan? alto/bajo/alta/baja/altisim*/bajisim*/disparad* | tension/azucar por los/las nubes/suelos
    | el cuerpo cortado | mal cuerpo | el estomago revuelto | em trobo malament/mal/fatal | em fa mal _ pecho/cap/ventre/panxa | estic marejad*`,
  has_now: `<!cuando/si tengo/siento/noto | estoy/sigo/ando con | me ha/han? da/dan/dado/entra/entran/entrado/viene/vienen`,
  symptom: `palpitacion*/taquicardia*/sudor*/nausea*/arcada*/vomito*/mareo*/mareillo/vertigo*/vaido/vahido/vahidos/escalofrio*/tembl*/tiriton*/fiebre/calentura/fatiga/fatigas/ahogo*/hormigueo*/desmayo*/bajon/flojera/debilidad/angustia/dolor+de+cabeza/dolor+de+barriga/vista+nublada/vista+borrosa`,
  breathless: `<!cuando/si me sigue? duele _ _ pecho/corazon | el pecho me duele/aprieta/oprime | dolor/presion/opresion/peso/pinchazo*/punzada* _ _ pecho/corazon
    | me ahogo/asfixio | me estoy ahogando/asfixiando | me falta el? aire/aliento/respiracion | me cuesta mucho? respirar | no puedo respirar | no respiro bien`,
  /** The same of somebody else. */
  ill_other: `<!cuando/si le sigue? duele/doliendo _ _ @inside | le duele todo | <!cuando/si se marea/ahoga/asfixia/desmaya/mareado/desmayado/mareando | <!cuando/si se encuentra/siento/siente/nota muy? un? poco? mal/fatal/mala/malo/rara/raro/floja/flojo/peor/debil/mareada/mareado
    | no se encuentra/siente muy/nada? bien | <!cuando/si esta muy/mu/un/toda/todo? poco? mareada/mareado/sudando/temblando/tiritando/mala/malo/malita/malito/fatal/floja/flojo/vomitando/atontad*/aturdid*/adormilad*/sofocad*/palida/palido >!de
    | le cuesta mucho? respirar/hablar/tragar | no puede respirar/hablar | ve borroso/doble/nublado | vomita/devuelve | le falta el aire | se le va/nubla la cabeza/vista | le tiembla/tienbla _ _ manos/piernas/todo/cuerpo | le da/dan vueltas | tiene/le+da/le+dan/le+ha+dado un/una/mucho/mucha/muchos/muchas? @symptom`,
  is_well: `pero _ estoy/encuentro/siento/esta/encuentra bien | ya se? me? le? ha/han? pasado/quitado/paso/quito`,
};
