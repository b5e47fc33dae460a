import { soundOf, type Words } from "../spelling/sound.ts";

/** With these somebody asks for something; a word may be any of those that a stroke parts. */
const REQUESTS = `
quiero/quisiera/queria/querria/podemos/puedo/vamos/vamos+a/me+apetece/tengo+ganas+de/me+gustaria jugar/ver/mirar/oir/escuchar/leer/hablar/saber/cantar/escribir/mandar/enviar/poner/cambiar/hacer+una/hacer+un/llamar+a
juguemos/jugamos/cuentame/cuentanos/ponme/ponnos/recuerdame/recuerdanos/enseñame/muestrame/leeme/cantame/buscame/apuntame/avisame/mandame/escribele/mandale/dile
pon/abre/busca/canta/quita/apaga/sube/baja/enciende el/la/los/las/un/una/otra/otro/algo/musica/radio
dime/sabes/me+dices/podrias+decirme/puedes+decirme/me+puedes+decir que/como/cuando/donde/quien/un/una/algo/la/el/los/las/si
me+puedes/puedes/podrias contar/poner/leer/recordar/enseñar/decir/buscar/cantar/cambiar
que/a+que hora/dia/fecha/tiempo/santo es/son/hace/hara/tenemos/hay/echan/dan/ponen/toca/viene/empieza/abren/abre/cierran/pasa
que ponen/echan/dan/hay en/hoy/esta
ha/han llamado/escrito/venido/llegado mi/mis/el/la/alguien
cuando/a+que+hora viene/vienen/llega/llegan/es/toca/empieza/abre/pasa
`;

const toOptions = (source: string): string[][] =>
  source.split("/").map((one) => one.split("+").map(soundOf));

const requests = REQUESTS.trim()
  .split("\n")
  .map((line) => line.trim().split(" ").map(toOptions));

/** Whether somebody asks for something from this word on: 'cuéntame un chiste'. */
export function isRequestAt({ words }: Words, start: number): boolean {
  return requests.some((request) => {
    let places = [start];
    for (const options of request)
      places = places.flatMap((place) =>
        options
          .filter((option) => option.every((word, at) => words[place + at] === word))
          .map((option) => place + option.length),
      );
    return places.length > 0;
  });
}
