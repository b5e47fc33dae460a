import { soundOf, soundsOfPrefix } from "./sound.ts";

/**
 * Words that take each other's place: what is learned of 'mi hija' holds for 'mi yerno' too, and of
 * 'lejía' for 'salfumán'. `caid*` is a word's beginning. A word may be in several classes.
 */
const CLASSES: Record<string, string> = {
  person:
    "marid* mario espos* mujer muller madre padre mama papa nai pai hij* niet* herman* abuel* yay* suegr* cunad* yerno nuera sobrin* prim* tio tia tita tito padrin* madrina comadre compadre vecin* amig* consuegr* biznieto biznieta fill* germa* avia avi irman* mare pare home chic* cri* nin* bebe zagal* senor* viej* chiquill* companer* muchach* cuidador* interna parient* parienta paco pepe juan antonio manolo manuel jose maria carmen pilar luis pedro rosa ana lola juani elena luisa mercedes paca pepa nena nene peque mozo moza anciano anciana rapaz* mocic* hombre suegro",
  partner: "marid* mario espos* pareja novi* ex exmarid* exnovi* expareja conyuge parella hombre",
  carer:
    "hij* niet* yerno nuera sobrin* herman* cuidador* vecin* intern* auxiliar* celador* enfermer* monja* residencia asistenta asilo empleada limpiador* director* muchacha",
  child: "nin* bebe cri* niet* chiquill* nene nena peque criatura biznieto biznieta zagalic*",
  body: "cabeza cuello garganta gaznate pescuezo pech* corazon braz* mano* dedo* pierna* pie pies pata* rodilla* cader* tobillo* muneca* hombro* espalda barriga tripa* vientre estomago rinon* costad* cara boca ojo* labio* lengua oido* oreja* nariz frente cuerpo lado costilla* cintura codo* muslo* vena* hueso* nuca sien mejilla comisura parpado mandibula clavicula pelvis femur culo ingle brazo izquierd* derech* pulmon*",
  chest: "pech* corazon esternon pulso costado",
  face: "boca cara labio* mejilla comisura parpado rostro morro ceja jeta",
  limb: "braz* mano* pierna* pie pies pata dedo* rodilla*",
  time: "minut* rato hora horas dias semana* mes meses ano anos tarde noche manana ayer anoche hoy",
  now: "ahora ya hoy ahorita mismo pronto repente golpe acaba acabo corriendo corre rapido deprisa urgente urgent*",
  bleed: "sangr* hemorragi* desangr* cuajaron* coagulo* chorr* brota* mana sangro charco",
  faint:
    "desmay* desplom* inconscient* conocimiento sentido desvanec* privad* patatus jamacuco telele sincope soponcio yuyu vahido lipotimia mareo* mare* redond* desfallec* desvaneci* convulsion* espasmo* ataque* espuma paparajote perrenque parraque",
  unresponsive: "reaccion* respond* contest* despiert* despert* muev* mueve reviv* abre",
  breath:
    "respir* ahog* asfix* aire resuell* aliento atragant* atufa* atrabanc* anusg* ennusg* fatiga pulmon* jade* silb* oxigeno saturacion",
  heart:
    "infarto angina arritmia* taquicardi* palpitac* opresi* oprim* apriet* apret* punzad* losa",
  pain: "duel* dolor* dolio dolia dolid* punzad* pinchaz* retorcij* calambre*",
  severe:
    "muchisim* insoportable horrible terrible fuerte fuertisim* tremend* bestial atroz aguanto rabiando mucho mucha grave fatal malisim* peor horrores",
  mild: "poco poquito poquill* algo leve leg* ligera ligero molest* agujeta* cansad* cansanc*",
  fall: "caid* cai caer caern* caerme cayo cayen* caigo resbal* tropez* tropiez* trompazo porrazo costalada batacazo tumb* rodand* rode tropie* escurri* patin* vuelc* volc* desnuc* despen* estampa* lenazo tortazo trastaz* morrazo guarrazo talegazo",
  ground: "suelo tirad* tendid* tumbad* postrad* espatarrad* bocabajo bocarriba levant*",
  broken:
    "rot* partid* fractur* romp* quebr* dislocad* torcid* salido descoyunt* hinch* morad* deform* desencaj* brecha chichon",
  numb: "dormid* acorch* paraliz* paralis* torcid* torc* flojo floja colg* cuelg* entumec* hormigu* adormec* insensib* caido fuerza fuerzas obedec* siento tuert* paralitic* tieso",
  speech:
    "habl* palabra* lengua trab* farfull* balbuc* entiend* entend* vocal* pronunc* decir tartamud* escrib* sale salen",
  sight: "vista vist* veo ver ciego ciega doble nubl* borros* ojo",
  stroke: "ictus embolia derrame trombo ramalazo apoplej* hemiplej* infarto cerebr*",
  dying: "mor* muer* muri* mat* falle* fiamb* palm* espich* din* difunt*",
  suicide:
    "suicid* ahorc* colgar* colgar soga cuerda viga pozo tajo tirarme puente acabar vivir vida desaparec* sobro estorb* estorbo carga dormirme despertar matarme morirme tirar tiro acantilado pantano tren veneno",
  farewell:
    "adios despid* despedid* perdon* perdonad* ultim* testamento carta cuidad echar* quiero olvid* dejo dejado falta",
  hopeless:
    "ganas sentido pinto sirv* cansad* hart* aguant* sola solo triste pena asco mejor nadie nada harta desesper*",
  hit: "peg* golp* bofet* bofeton guant* palo* palos paliz* patad* manotaz* empuj* empujon* pelliz* zurr* atiz* tunda punet* hosti* osti* torta* tortazo* arrea* azot* zarande* zamarre* cachet* cachetaz* aran* mord* tir* agarr* cintazo* zapatill* garrot* colleja* codaz* cabezaz*",
  threat:
    "amenaz* miedo aterroriz* terror grit* chill* insult* humill* encierr* encerr* atad* ata vigil* control* persig* acos* escup* desprec* oblig* forz* castig* celos celoso denunci* maltrat* viol* tocab* toca manosea* abus* temo tembl* asust* abandon*",
  deprive:
    "quita* quit* deja dejan comer comida hambre dinero cartilla pension paga llave encerr* sucia sucio panal*",
  weapon:
    "cuchill* navaja* pistol* escopet* palo martill* hacha* cinturon* garrot* azada asada hoz tijer* sarten correa machete rifle bate punal",
  thief:
    "ladron* rob* atrac* intrus* desconocid* encapuch* enmascar* forz* fuerz* cerradur* picaport* palanca taladr* merode* asalt* hurt* chorizo* carterist* bolso tiron saque* ganzua reventad* revent* linterna* sigue* siguen siguiend* espia* rondando ronda colado colad* saltad* salt* trepa* husme*",
  entrance:
    "ventana* puerta* portal tejado tapia verja patio corral balcon persiana cerradur* llave* timbre picaport* alarma",
  noise: "ruido* paso* voces sombra* golpes oig* oye oyen ladra* alguien gente tio tipo bulto",
  steal: "rob* quit* llev* bols* carter* moned* tiron saquea* asalt* hurt*",
  fire: "fueg* incend* ard* arde* llama llamas llamarad* quem* prend* prendi* humo humareda humea* chisp* explot* explosi* deflagr* ascua* foc lume chamusc* abras*",
  gas: "gas butano bombon* monoxido tufo tufillo brasero atuf* propano caldera calentador estufa chimenea gasoil escape fuga",
  burnable:
    "cortina* sarten aceite enchuf* freidora sofa colchon cuadro cable* mueble* pajar rastrojo* monte chimenea estufa manta faldilla* alfombra horno campana vela* vitro* microondas tostador* contador tejado lenera almiar",
  smell: "huel* olor oler olia peste apest* tufo cheira",
  scam: "estaf* tim* engan* premio* sorteo* enlace* link sms suplant* fraud* herencia inver* bitcoin* bloque* pirat* hacke* jaque* fals* sinverguenza* list* cuartos cambiazo prestamo multa paquete aduana* anydesk teamviewer virus bizum transfer* desplum* timador*",
  office:
    "banco caja cajer* bbva santander caixa caixabank unicaja hacienda correos polici* microsoft amazon endesa iberdrola naturgy seguridad compania tecnico* operador* ayuntamiento repsol vodafone movistar orange abogado revisor inspector notario ibercaja bankia",
  secret:
    "clave* pin codigo* contrasen* numero* tarjeta* cuenta* dni datos cartilla firm* iban cvv libreta",
  money:
    "dinero euro* pension paga ahorro* transfer* bizum perra* cuarto* joya* billete* cartos diners pago pagar pague cobr* ingres* oro mil",
  contact:
    "llam* telefon* mensaj* whatsapp sms correo mail pide* pidi* pidio pedia escrib* mand* envi* chamaron chamou llega*",
  give: "dado di dar decir dicho dije mand* pagu* pagado ingres* envi* facilit* firm* pinch* meti instal*",
  swallow:
    "tomad* tome tomo tomao tomar trag* beb* ingeri* com* chup* pinch* inyect* tom* sorb* trinca* lami* respir* inhal*",
  tooMuch:
    "demasiad* enter* doble* sobredosis dosis repet* otra punad* bote caja blister frasco cuenta tira todas todos veces dos cuatro cinco seis diez",
  mistake: "equivoc* confund* error trocad* cambi* queriendo querer mezcl* caducad*",
  pill: "pastill* pastiy* pildora* medic* capsula* comprimid* sintrom insulina jarabe gotas sobres parche* orfidal loraz* paracetamol ibuprof* aspirin* nolotil metformin* enalapril omeprazol codeina morfina diazepam valium tranxilium trankimazin lexatin tranquil* calmante* somnifer* digoxina supositorio* tension azucar adiro betabloq* seguril amoxicil* antibiotic* inyecc* tratamiento",
  poison:
    "lejia amonia* venen* matarrat* raticid* salfum* deterg* friegasu* fregasu* aguarr* insectic* herbic* sosa gasolin* gasoil suaviz* lavavaj* seta setas colonia alcohol matacuc* matayerb* acido anticong* disolv* sulfato fitosan* desatasc* quitagras* limpi* petroleo tejo adelfa bateria mata* intoxic* bayas caracoles champu jabon naftalina pila plaguic* glifosato cuba",
  lost: "perd* desorient* extravi* despist* volver vuelt* encuentr* encontr* aparec* busc* donde vueltas recono* conozco camino falta fue fugad* escap* desaparec* regres* niebla torn* sabe",
  outside:
    "monte sierra campo bosque pinar calle* camin* pueblo ciudad barrio parque plaza carreter* olivar dehesa vered* send* rio feria mercad* estacion autobus arroyo barranco poligono hospital niebla noche",
  dementia: "alzheim* alzeim* demencia cabeza memoria olvid* chochea",
  help: "socorr* ayud* auxili* ambulanci* urgenci* emergenci* medic* doctor* 112 061 062 091 016 024 bomber* polici* guardia samur sos axud* salv* venid vengan venga llama llamad avisad avis*",
  vomit: "vomit* devolv* arroj* fiebre diarrea tiriton* delir* temblor* sudor* sud* escalof*",
  wound:
    "cort* clav* her* tajo brecha quem* pill* aplast* atropell* choc* accident* electrocut* calambr* corrient* mordi* pic* cornad* coz abeja* avispa* vibora alerg*",
  machine:
    "tractor motosierra radial mula sierra maquina remolque coche moto quad hacha desbrozador*",
  over: "curad* curo paso pasado bien tranquil* solucion* arregl* apag* colgu* recuper* visto vino volvio aparec* encontr* susto nada sol* grave quedo quedado mejor devuel*",
  story:
    "pelicul* peli novela* serie* telenovel* television tele noticia* telediari* libro* cuento* programa* radio documental* refran* cancion* copla* chiste* periodic* capitul* actor* cine teatro obra zarzuela opera culebron romance poema guerra historia videojueg* disfraz* carnaval simulacro anuncio cartel",
  past: "guerra posguerra mili chic* pequen* joven moza mozo anos antes antigu* entonces aquel* era eran habia tenia tiempos epoca pasado infancia soltera hace anosha antano",
  habit: "siempre tod* cada normal* suel* sole* costumbre diario receta* mandado receto toca",
  game: "cart* as bastos espad* copas oros parchis domin* ficha* reina peon* partida jaque mate dam* ajedrez tute mus brisca bingo juego jug* sudoku sopa crucigram* rey caballo cinquillo petanca baraja ahorcado",
  sport: "futbol partido equipo arbitro gol madrid barsa betis liga toros corrida torero delantero",
  faith:
    "virgen sant* misa cura iglesia rosario procesion ermita romeria patrona dios jesus san cristo novena calvario cofrad*",
  plant:
    "planta* maceta* geranio* flor* rosal* tomate* huerto limonero cosecha olivo* riego pulgon semilla* huerta pimiento* arbol* hierbabuena podar poda sembr*",
  animal:
    "perr* gat* gallin* gall* conej* pajar* canari* ovej* cabr* burr* mula vac* cerd* caball* raton* mosca* mosquito* zorr* jabali* cochin* pollo* gorrion* golondrin*",
  food: "pan sopa arroz lentejas garbanzo* leche cafe bizcoch* tart* tortill* croquet* guis* cocid* pucher* potaj* aceit* sal azucar pollo carne pescado patat* tomate* caldo magdalen* torrij* churr* migas gazpach* queso jamon postre receta masa horno bacalao boqueron* mermelada empanad*",
  thing:
    "movil telefono tele television tablet tableta mando radio ordenador lavadora never* frigo* coche reloj gafas llave* bolso cartera moneder* bombilla* jarron taza vaso plato* botella* zapat* agujeta* bateria pantalla boton aplicacion internet foto* camara persiana grifo",
  clothes:
    "vestid* pantalon* falda camis* abrigo jersey bata delantal zapato* media medias boton cremallera ganchillo punto aguja* lana coser costur* hilo",
  laugh:
    "risa reir gracia broma jaja* jeje* guasa cachonde* divert* gusto alegr* content* feliz encant* besos beso achuch* abraz* carino celebr* fiesta bail* boda cumple* risas",
  feeling:
    "hambre sueno frio calor sed gana* envidia verguenza aburr* curiosid* nervi* ilusion emocion nostalg* rabia",
  weather:
    "llov* lluev* lluvia niev* nieve sol viento calor frio helad* tormenta granizo nublad* tiempo niebla",
  question: "que cual cuando cuanto* quien quien* porque como donde hora significa",
  appointment:
    "cita medic* consult* analitica analisis revision receta enfermer* vacuna* farmacia especialista resultad* ambulatorio tension dentista podolog*",
  supposed: "si cuando fuera fuese hubiera llegara caigo caso llega podria",
  talk: "dice* dijo dicen cuent* cont* sono sone suen* creia crei pense imagin* parecia parec*",
};

/** No beginning above is longer. */
const LONGEST_BEGINNING = 14;

const byWord = new Map<string, string[]>();
const byBeginning = new Map<string, string[]>();
for (const [name, words] of Object.entries(CLASSES))
  for (const word of words.split(" ")) {
    const beginning = word.endsWith("*");
    const sounds = beginning ? soundsOfPrefix(word.slice(0, -1)) : [soundOf(word)];
    const table = beginning ? byBeginning : byWord;
    for (const sound of sounds) table.set(sound, [...(table.get(sound) ?? []), name]);
  }

/** The classes that a word, as it sounds, belongs to. */
export function classesOf(word: string): string[] {
  const found = new Set(byWord.get(word));
  for (let length = 2; length <= Math.min(word.length, LONGEST_BEGINNING); length++)
    for (const name of byBeginning.get(word.slice(0, length)) ?? []) found.add(name);
  if (/^\d+$/.test(word)) found.add("number");
  return [...found];
}
