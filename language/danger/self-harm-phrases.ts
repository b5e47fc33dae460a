import type { Classes } from "./pattern.ts";

/** What tells an act that has happened from a wish or a plan; `pattern.ts` reads them. */
export const SELF_HARM_CLASSES: Classes = {
  /** Why it was done: to die, or on purpose. */
  to_die: `@aim _ _ morir/morirme/morirse/morirnos/morrer/morrerme/matarme/matarse/matarnos/suicidarme/suicidarse/suicidar/envenenarme/envenenarse
    | @aim _ _ quitarme/quitarse/quitarnos _ _ vida/medio/enmedio
    | @aim _ _ dormirme/dormirse/dormir/descansar/irme/irse/marcharme/marcharse/desaparecer __ siempre/mundo/barrio/vez/eternidad
    | @aim _ _ irme/irse/marcharme/marcharse con __ marido/mujer/cielo/madre/padre/hijo/hija/dios
    | @aim _ _ acabar/terminar con? todo/esto/vida/mi+vida/su+vida/sufrimiento/conmigo/de+una+vez
    | @aim dejar de sufrir/vivir/existir | @aim reunirme/juntarme con
    | no despertar/despertarme/despertarse/despertara/despertase/despierte | no volver a despertar/despertarme
    | no quiero/quiere/queria/quero/vull/aguanto/aguanta/soporto/puedo/vale/merece/deseo/tengo/tiene _ _ _ vivir/viviendo/vida/viure/existir >!con/sin/en
    | no quiero/quiere/queria/puedo/puede/aguanto/aguanta/soporto seguir >!a/en/con/esta/este/el/la
    | no aguanto/aguanta/aguantaba/puedo/puede/podia/soporto mas >!el/la/este/esta/los/las/de/con/dolor/me
    | cansad*/hart* de _ vivir/vida/sufrir/todo | quiero/quiere/queria quitarme/quitarse de? en? del? medio/enmedio
    | suicid* | de suicidio | adios | perdonadme/perdoname/perdonarme | ya no sufro/sufrire/sufra | nadie me quiere/echara/necesita | no sirvo/valgo | no ser/sere _ carga/estorbo | no quiero/quiere/queria ser _ carga/estorbo | para? no estorbar/molestar
    | a proposito | adrede | aposta | a posta`,
  aim: `quiero/quiere/queria/quisiera/quiso/quero/vull/querer/queriendo/para/por/pa/ganas/deseo/deseaba/deseando/intentando/intentar/decidido/prefiero/prefiere/prefiria/buscando/porque+me? | a ver si me? | que me`,

  /** What she does to herself, by accident or not. */
  hurt_herself: `me/se _ he/e/ha/a/estoy/esta _ cortado/rajado/pinchado/clavado/quemado/aranado/golpeado/mordido/herido/cortando/quemando/aranando/golpeando/mordiendo/pinchando/clavando
    | me/se _ he/e/ha/a hecho _ sangre/cortes/tajos/heridas/quemaduras/dano
    | me/se _ he/ha/a echado/tirado _ agua hirviendo | me/se _ he/e dado _ martillo/piedra/garrota/palo`,
  /** As it sounds, also what another did to her. */
  hurts_herself: `<!que/si/no/casi me/se corto/corta/rajo/raja/pincho/pincha/clavo/clava/quemo/quema/arano/arana/golpeo/golpea/muerdo/muerde
    | me arranco _ piel/pelo/costras/unas | me echo/tiro _ agua hirviendo`,
  on_purpose: `a proposito | adrede | aposta | a posta | <!sin/sigo/sigue/se/lo/la queriendo
    | para castigarme/castigarse/calmarme/calmarse/sentir+algo/desahogarme/no+pensar | me alivia | asi me calmo/alivio/desahogo
    | me lo merezco | se lo merece | se me pasa _ pena/angustia/ansiedad/rabia | lo he querido asi | no ha sido un/sin descuido/querer
    | hasta _ sangrar/sangre/sangra/que+sangro | hasta que _ sale/hago/hace sangre
    | cuando me entra/da/viene/pongo/siento _ pena/penas/tristeza/triste/angustia/ansiedad/rabia/nervios/mal >!de/en`,

  /** Something has been swallowed, or is being swallowed. */
  has_taken: `<!hubiera/hubiese/hubieras/habria/habrias/haya/haber/sido/ser/casi tomado/tomadas/bebido/tragado/tragadas/ingerido/comido/metido/inyectado/pinchado/zampado/hinchado/atiborrado/inflado/hartado/atracado/empastillado/puesto/pres/begut/vaciado/endinado/apretado/echado+al+cuerpo
    | <!que/si/cuando/no/casi me tome/trague/bebi/comi/meti/inyecte/pinche/hinche/zampe/atiborre/puse/infle/harte
    | <!que/me/te/se/le/les/lo/si/cuando/no/casi/medico tome/trague/bebi/bebin/ingeri
    | <!que/si/cuando/no/casi se tomo/trago/bebio/comio/metio/inyecto/pincho/hincho/zampo/atiborro
    | estoy/esta/ando/anda/estaba _ tomando/tomandome/tomandose/bebiendo/bebiendome/bebiendose/tragando/tragandome/tragandose/metiendome/metiendose/comiendome/inyectandome/inyectandose
    | acabo/acaba/acaban/acabe/termino de tomar/tomarme/tomarse/beber/beberme/beberse/tragar/tragarme/tragarse/meterme/meterse/inyectarme/inyectarse/pincharme/comerme/comerse/zamparme/hincharme
    | tomeime/tomeina/bebin/prendinme/prendin/tomeille | arrepiento/arrepentid* de haberme/haber tomado/bebido/tragado`,
  /** More of it than anybody is told to take, or what nobody should. */
  too_much: `@poison | bote/botes/frasco/frascos/caja/cajas/blister/blisters/pastillero/botella/tarro/punado/punao/monton/sobredosis/cianuro/veneno
    | @toomany | @many | toda/todo/tot/totes/todas/todos/veinticinco/quince/sesenta/cuarenta/ochenta/60/100/18/25/24`,
  dose: `@pills | @poison | pastilles/pastillas/comprimido/comprimidos/drogas/alcohol/veneno/cianuro/tranquilizantes/calmantes/ansioliticos/antidepresivos/sedantes/barbituricos/farmacos
    | bote/botes/frasco/frascos/caja/cajas/blister/blisters/pastillero/tarro/botiquin | todo/todas`,

  /** Gas, or the fumes of a fire or an engine, has been let in. */
  gas_opened: `<!hubiera/hubiese/habria/haya/haber/casi/que abierto/abierta/dejado/puesto/encendido/soltado/cortado/roto/quitado/dado/desenroscado/desconectado/aflojado/girado/arrancado __ gas/butano/bombona/bombonas/propano/espita/fogones/hornillo/hornillos/hornilla/hornillas/quemador/quemadores/fuegos/cocina
    | <!que/si/cuando/no/casi abri/abrio/deje/dejo/puse/solte/solto/gire/corte/encendi __ gas/butano/bombona/bombonas/propano/espita/fogones/hornillo/hornillos/quemadores
    | gas/butano/bombona/espita/fogones/hornillos _ _ abierto/abierta/abiertos/abiertas/saliendo/escapando/suelto/dado/puesto
    | estoy/esta _ abriendo/dejando/soltando __ gas/butano/bombona | acabo/acaba de abrir/abrirle/soltar/dejar __ gas/butano/bombona/espita/fogones
    | metido/encendido/puesto/prendido/dejado/meti/encendi/puse/metio/encendio __ brasero/estufa/carbon/barbacoa/anafre/ascuas
    | motor _ _ coche _ encendido/marcha/arrancado | coche _ _ motor/marcha/encendido/arrancado | tubo de escape
    | cabeza en/dentro _ horno
    | prendido/prendi/prendio/pegado/dado/rociado/rocie/quemado __ fuego/gasolina/llamas/lumbre/cerilla`,

  cook: `comida/comer/cocinar/guisar/cena/cenar/freir/calentar/cafe/desayuno/sopa/puchero/calefaccion/ducha/duchar/asado/asar`,
  was: `era/eramos/tenia/chico/chica/nino/nina/joven/guerra/pequeno/pequena/moza/mozo`,

  wrists: `vena/venas/benas/venes/veas/yugular | las/mis/sus/ambas/dos muneca/munecas/munyecas`,
  from_above: `balcon/ventana/pozo/tren/via/vias/barranco/azotea/tejado/aljibe/viaducto/acantilado/tajo/puente`,

  plans: `quiero/quiere/quisiera/queria/pienso/piensa/pensando/pensado/gustaria/decidido/intencion/tentacion/ganas | voy/va/iba a | amenaza/amenazado con`,

  /** Ways to die, as somebody else tries them, and as she does. */
  tried_by_other: `matar/matarse/suicidar/suicidarse/ahorcar/ahorcarse/colgarse/envenenar/envenenarse/asfixiarse/morirse/electrocutarse | quitar/quitarse la vida | quitarse de? en? del? medio/enmedio | tirarse por/al/del/desde | cortarse _ venas/munecas | acabar con todo/su+vida`,
  tried_by_me: `matarme/suicidarme/suicidar/ahorcarme/colgarme/morirme/envenenarme/asfixiarme/electrocutarme | quitarme la vida | quitarme de? en? del? medio/enmedio | tirarme por/al/del/desde | cortarme _ venas/munecas | acabar con todo/mi+vida/esto`,
  /** Over, though not long ago. */
  days_ago: `semana/semanas/mes/fin+de+semana pasada/pasado/pasadas | hace _ dias/semanas/semana | el otro dia | otra semana/noche/tarde`,
};
