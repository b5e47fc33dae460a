import { sendSupportMessageLimits, sentenceOf } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { fieldSentences, type Problem, useDraftFile, useForm } from "@acompana/kit/form";
import { useFileChoice, useUpload } from "@acompana/kit/upload";
import { draftNames } from "../drafts.ts";
import type { SupportedPerson } from "../shared-view.ts";
import { text } from "../text.ts";
import { useSendMessage } from "./message.resource.ts";

const words = text.message;

/**
 * What was written and chosen, and the sending of it; all of it is still there after a failure, and
 * on coming back to a message that was not sent.
 */
export function useMessageForm(person: SupportedPerson) {
  const { notify } = useScreen();
  const deliver = useSendMessage(person.id);
  const upload = useUpload();
  const name = draftNames.message(person.id);
  const kept = useDraftFile(name);
  const choice = useFileChoice({
    families: ["image", "video"],
    words: words.fileWords,
    first: kept.file,
    onFile: kept.keep,
  });
  const form = useForm({
    empty: { content: "" },
    draft: { name, in: "browser" },
    focus: "textarea",
    check({ content }): Problem | null {
      if (choice.preparing) return { alert: { message: words.waitForPhoto } };
      const wrong = whatIsWrong(content.trim(), choice.file);
      return wrong === null ? null : { alert: { message: wrong }, fields: { content: wrong } };
    },
    async send({ content }) {
      const outcome = await upload.run((steps) => deliver(content.trim(), choice.file, steps));
      if (!outcome.done) throw outcome.error;
      arrived();
    },
    explain(error) {
      const fields = fieldSentences(error);
      // The card with 'Reintentar' says what has happened, or the shell that the session has ended.
      if (!fields) return null;
      // To send the same again would be no help.
      upload.reset();
      return { alert: { message: sentenceOf(error) ?? words.failed }, fields };
    },
  });

  function arrived() {
    form.forget();
    choice.remove();
    void notify.alert(words.sent, words.sentTo(person.name)).then(form.leadFocus);
  }

  /** Said here and not at the end of the job, because leaving the screen ends the job too. */
  function cancel() {
    upload.cancel();
    notify.toast({ title: words.cancelled, description: words.kept });
    form.leadFocus();
  }

  function write(content: string) {
    form.change({ content });
    form.clearError("content");
  }

  return { form, write, choice, upload: { ...upload, cancel } };
}

function whatIsWrong(content: string, file: File | null): string | null {
  if (!content && !file) return words.nothing;
  return content.length > sendSupportMessageLimits.content.maxLength ? words.tooLong : null;
}
