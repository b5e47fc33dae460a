/** The product, what it is about, and who signs in: whoever guesses tries these first. */
const PORTAL =
  "acompana acompanya acompanna acompanamos acompanar portal mayor mayores abuela abuelo abuelos aldea pueblo villa " +
  "municipio municipal ayuntamiento ayto concejal alcalde alcaldesa alcaldia oficina servicios " +
  "sociales social recordatorios recuerdos asistente memoria memorias compania companera companero " +
  "tercera edad centro residencia dependencia bienestar cuidados teleasistencia salud ambulatorio " +
  "hospital farmacia enfermeria tableta tablet juegos sudoku fotos galeria mensajes actividad ajustes " +
  "plaza iglesia feria";

/** What stands in everybody's address. */
const ADDRESS =
  "calle carrer rua kalea avenida avinguda avda carretera ctra travesia urbanizacion barriada postal";

/** What stands in many, too, and streets that every place has. */
const BUILDING =
  "paseo ronda glorieta rotonda callejon poligono partida paraje barrio cuesta rambla " +
  "placa praza piso puerta planta bajo entresuelo atico izquierda derecha izda dcha bloque edificio " +
  "escalera apartado correos kilometro nacional comarcal duplicado parcela cortijo caserio numero " +
  "constitucion cervantes cajal real fuente estacion mercado cruz";

/** As people call those who run the place, in each of its languages. */
const AUTHORITIES =
  "concello ajuntament udala udaletxea diputacion deputacion diputacio consell cabildo comarca " +
  "mancomunidad mancomunitat concejalia consejeria junta xunta generalitat gobierno consistorial " +
  "padron registro pleno";

const ROLES =
  "admin administrador administradora administracion usuario usuaria user persona familia familiar " +
  "familiares apoyo cuidador cuidadora gestor gestora tecnico tecnica trabajador trabajadora root " +
  "superusuario invitado invitada soporte support test prueba demo secretaria secretario auxiliar " +
  "enfermera enfermero medica medico monitora monitor animadora voluntaria voluntario";

const OFFICES =
  "jefe jefa policia agente igualdad unidad area departamento negociado servicio ayuda domicilio " +
  "coordinador coordinadora director directora responsable empleado empleada funcionario funcionaria " +
  "interventor interventora tesorero tesorera alguacil psicologa psicologo terapeuta educadora " +
  "educador conserje limpieza trabajo atencion personal jubilado jubilados pensionista pensionistas";

const PASSWORDS =
  "contrasena clave password passwd acceso entrar entrada secreto secreta seguro segura cambiame " +
  "hola qwerty asdf abcd abc xyz temporal nueva nuevo";

const TIMES =
  "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes " +
  "martes miercoles jueves viernes sabado domingo primavera verano otono invierno";

/** The same in Catalan, Galician and Basque, but for what is part of many words. */
const TIMES_ELSEWHERE =
  "gener febrer marc maig juny juliol agost setembre octubre novembre desembre dilluns dimarts " +
  "dimecres dijous divendres dissabte diumenge estiu tardor hivern xaneiro febreiro xuno xullo " +
  "setembro outubro novembro decembro luns mercores xoves venres outono inverno urtarrila otsaila " +
  "martxoa apirila maiatza ekaina uztaila abuztua iraila urria azaroa abendua astelehena asteartea " +
  "asteazkena osteguna ostirala larunbata igandea udaberria udazkena negua";

/** What people like most to write where they may write anything. */
const FAVOURITES =
  "tequiero teamo mucho siempre amor carino corazon vida cielo guapa guapo bonita bonito feliz felices " +
  "mama papa mami papi hija hijo hijas hijos nieta nieto nietas nietos hermana hermano mis nuestra " +
  "navidad pascuas fiestas reyes magos semana santa virgen senor senora dios cristo jesus sagrado " +
  "sagrada rocio macarena isidro futbol club athletic atletico barsa barca betis osasuna celta " +
  "deportivo sporting racing rayo vallecano getafe villarreal espanyol hala forza viva visca aupa " +
  "chocolate mariposa princesa estrella perrito gatito osito peluche oferta empleo bienvenid";

/** The commonest of those who are old now, and of their children. */
const FIRST_NAMES =
  "maria carmen josefa isabel dolores pilar teresa francisca antonia mercedes rosario angeles concepcion " +
  "manuela encarnacion juana luisa elena amparo consuelo cristina marta lucia laura paula sara " +
  "antonio jose manuel francisco juan pedro luis angel miguel rafael fernando ramon carlos javier " +
  "jesus vicente enrique andres joaquin alberto david daniel jorge pepe paco manolo pepita lola conchi " +
  "carmencita paquita lolita";

/** Saints whose names places, days and brotherhoods have, and how they are called. */
const SAINTS =
  "san santo sant ntra sra patron patrona pablo tomas jorge roque blas sebastian bartolome " +
  "cristobal lorenzo esteban mateo marcos lucas nicolas agustin benito bernardo gregorio ildefonso " +
  "julian justo martin millan pascual valentin valero vicente barbara agueda ana agata brigida casilda " +
  "catalina cecilia clara engracia eulalia eugenia ines justa rufina librada marina monica quiteria rita " +
  "ursula aquino abad labrador bautista apostol dragon amparo remedios candelaria asuncion inmaculada";

/** Everybody knows in which province a town hall lies; of two words each counts. */
const PROVINCES =
  "espana alava araba albacete alicante alacant almeria asturias avila badajoz baleares balears " +
  "barcelona bizkaia vizcaya burgos caceres cadiz cantabria castellon castello ciudad real cordoba " +
  "coruna cuenca gipuzkoa guipuzcoa girona gerona granada guadalajara huelva huesca jaen leon lleida " +
  "lerida lugo madrid malaga murcia navarra nafarroa ourense orense palencia palmas gran canaria " +
  "pontevedra rioja salamanca santa cruz tenerife segovia sevilla soria tarragona teruel toledo " +
  "valencia valladolid zamora zaragoza ceuta melilla andalucia aragon canarias castilla mancha " +
  "cataluna catalunya extremadura galicia euskadi pais vasco";

/** Without accents and in lower case. */
export const EVERYBODYS_WORDS: readonly string[] = [
  PORTAL,
  ADDRESS,
  AUTHORITIES,
  ROLES,
  PASSWORDS,
  TIMES,
  TIMES_ELSEWHERE,
  FAVOURITES,
  FIRST_NAMES,
  PROVINCES,
].flatMap((words) => words.split(" "));

/** The same of words that are as good as any in a sentence of one's own: 'puerta', 'clara'. */
export const EVERYDAY_WORDS: readonly string[] = [BUILDING, OFFICES, SAINTS].flatMap((words) =>
  words.split(" "),
);
