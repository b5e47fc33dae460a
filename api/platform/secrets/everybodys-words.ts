/** The product, what it is about, and who signs in: whoever guesses tries these first. */
const PORTAL =
  "acompana acompanamos acompanar portal mayor mayores abuela abuelo abuelos aldea pueblo villa " +
  "municipio municipal ayuntamiento ayto concejal alcalde alcaldesa alcaldia oficina servicios " +
  "sociales social recordatorios recuerdos asistente";

const ROLES =
  "admin administrador administradora administracion usuario usuaria user persona familia familiar " +
  "familiares apoyo cuidador cuidadora gestor gestora tecnico tecnica trabajador trabajadora root " +
  "superusuario invitado invitada soporte support test prueba demo";

const PASSWORDS =
  "contrasena clave password passwd acceso entrar entrada secreto secreta seguro segura cambiame " +
  "hola qwerty asdf abcd abc xyz temporal nueva nuevo";

const TIMES =
  "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes " +
  "martes miercoles jueves viernes sabado domingo primavera verano otono invierno";

/** Everybody knows in which province a town hall lies; of two words each counts. */
const PROVINCES =
  "espana alava araba albacete alicante alacant almeria asturias avila badajoz baleares balears " +
  "barcelona bizkaia vizcaya burgos caceres cadiz cantabria castellon castello ciudad real cordoba " +
  "coruna cuenca gipuzkoa guipuzcoa girona gerona granada guadalajara huelva huesca jaen leon lleida " +
  "lerida lugo madrid malaga murcia navarra nafarroa ourense orense palencia palmas gran canaria " +
  "pontevedra rioja salamanca santa cruz tenerife segovia sevilla soria tarragona teruel toledo " +
  "valencia valladolid zamora zaragoza ceuta melilla andalucia aragon canarias castilla mancha " +
  "cataluna catalunya extremadura galicia euskadi";

/** Without accents and in lower case. */
export const EVERYBODYS_WORDS: readonly string[] = [
  PORTAL,
  ROLES,
  PASSWORDS,
  TIMES,
  PROVINCES,
].flatMap((words) => words.split(" "));
