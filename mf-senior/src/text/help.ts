import type { HelpPart, ScreenHelp } from "@acompana/kit/area";
import { soundTrialOffer } from "@acompana/kit/ring";
import type { screens } from "../../area.json";
import { userSelectText as entry } from "./entry.ts";
import { galleryText as gallery } from "./gallery.ts";
import { userMenuText as home } from "./home.ts";
import { metricsText as metrics } from "./metrics.ts";
import { ownDataText as ownData } from "./own-data.ts";
import { remindersText as reminders } from "./reminders.ts";
import { settingsText as settings } from "./settings.ts";
import { supportMessagesText as messages } from "./support-messages.ts";

/** What 'Ayuda' says of each screen. Where things stand differs by width: it names them. */
export const help = {
  "user-select": [
    {
      title: "Entrar",
      steps: [
        "Busca tu cara o tu nombre y tócalo.",
        `Si hay muchos nombres, escribe el tuyo en «${entry.search}».`,
        "Si te pide un PIN, escribe tus 4 números.",
        "Si no te acuerdas del PIN, llama al ayuntamiento: te pondrán otro.",
      ],
    },
  ],
  "user-menu": [
    {
      title: "Tu inicio",
      steps: [
        "Cada tarjeta grande te lleva a un sitio: tus recordatorios, tus juegos, tus recuerdos…",
        "La franja con el reloj te dice qué día es y qué es lo siguiente que tienes.",
        `El botón «${home.notices}» te lleva a los recordatorios que te esperan.`,
        `En «${home.settings}» cambias la voz, el modo noche y lo que compartes.`,
        `Cuando termines en un aparato de todos, toca «${home.leave}».`,
      ],
    },
  ],
  reminders: [
    {
      title: reminders.title,
      steps: [
        "Ves primero lo de hoy. En «Próximos» está lo de los otros días.",
        "Cuando hayas hecho algo, toca «Hecho» a su lado. Si te equivocas, tócalo otra vez.",
        "Para apuntar algo nuevo, toca «Añadir».",
        "Para cambiar o quitar algo, toca sus «Opciones».",
        "Cuando llega la hora, suena un aviso: toca «Hecho», o «En 10 minutos» para más tarde.",
        "Esto no sustituye a tu médico ni a la teleasistencia.",
      ],
    },
  ],
  gallery: [
    {
      title: gallery.title,
      steps: [
        "Toca una foto o un video para verlo en grande.",
        "En grande, pasas de uno a otro con «Anterior» y «Siguiente».",
        `Para guardar algo tuyo, toca «${gallery.upload}».`,
        `Con «${gallery.filters.photo}» y «${gallery.filters.video}» ves solo unas u otros.`,
        "Antes de borrar un recuerdo siempre te preguntamos.",
      ],
    },
  ],
  chat: [
    {
      title: "El asistente",
      steps: [
        "Toca una de las preguntas, o escribe la tuya y toca «Enviar».",
        "Para decirla en voz alta, toca «Hablar». Después la puedes corregir antes de enviarla.",
        "Te puede decir tus recordatorios, qué día es, un chiste o unos ejercicios suaves.",
        "Si te encuentras mal o te has caído, llama al 112: el asistente no puede llamar por ti.",
        "Al salir, la conversación se borra.",
      ],
    },
  ],
  metrics: [
    {
      title: metrics.title,
      steps: [
        `Primero dice quién está mirando. Si eres tú, toca «${metrics.access.person}».`,
        "Las flores son los días que has venido; los capullos, los días en calma.",
        "Debajo ves cuánto has jugado, hablado y hecho, y un dibujo de tus minutos.",
        "Tu familia y el ayuntamiento solo lo ven si tú lo permites en «Ajustes».",
      ],
    },
  ],
  settings: [
    {
      title: settings.title,
      steps: [
        "Toca un interruptor para cambiarlo. Siempre pone «Sí» o «No».",
        `Nada cuenta hasta que tocas «${settings.save}». Si te vas antes, te preguntamos.`,
        `Para oír la voz antes de guardarla, toca «${settings.voice.try}».`,
        `Para saber si los recordatorios se oyen aquí, toca «${soundTrialOffer.confirm}» y di si lo has oído.`,
        `Si el aparato es solo tuyo, «${settings.hearing.lit}» cuenta al momento, sin guardar.`,
        `En «${settings.ownData}» ves qué has permitido y quién ha mirado lo tuyo.`,
      ],
    },
  ],
  "own-data": [
    {
      title: ownData.title,
      steps: [
        "Primero está lo que has permitido y lo que has retirado, con su día.",
        "Después, quién ha mirado o cambiado lo tuyo, día por día.",
        `Para ver lo más antiguo, toca «${ownData.trail.older}».`,
        "Si algo te extraña, cuéntaselo al ayuntamiento.",
      ],
    },
  ],
  "support-messages": [
    {
      title: messages.title,
      steps: [
        "Aquí está lo que te manda tu familia. Lo más nuevo va primero.",
        `Para no perder una foto o un video, toca «${messages.keep}».`,
        "Al salir, los mensajes que ya has visto se borran.",
      ],
    },
  ],
} satisfies Record<keyof typeof screens, readonly HelpPart[]> as ScreenHelp;
