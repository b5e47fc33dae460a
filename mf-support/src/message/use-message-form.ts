import { ApiError, sendSupportMessageLimits, sentenceOf } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { fieldSentences, type Problem, useDraftFiles, useForm } from "@acompana/kit/form";
import { type UploadSteps, useFileChoices, useUpload } from "@acompana/kit/upload";
import { useRef, useState } from "react";
import { draftNames } from "../drafts.ts";
import type { SupportedPerson } from "../shared-view.ts";
import { text } from "../text.ts";
import { useSendMessage } from "./message.resource.ts";

const words = text.message;
const NONE: ReadonlyMap<File, string> = new Map();

/**
 * What was written and chosen, and the sending of it; what was not sent is still there after a
 * failure, and on coming back to it.
 */
export function useMessageForm(person: SupportedPerson) {
  const { notify } = useScreen();
  const deliver = useSendMessage(person.id);
  const upload = useUpload();
  /** Which of the chosen files could not be sent, and why. */
  const [failed, setFailed] = useState(NONE);
  /** How many files the sending that runs has brought there. */
  const arrivedNow = useRef(0);
  const name = draftNames.message(person.id);
  const kept = useDraftFiles(name);
  const choices = useFileChoices({
    families: ["image", "video"],
    words: words.fileWords,
    first: kept.files,
    onFiles: kept.keep,
  });
  const form = useForm({
    empty: { content: "" },
    draft: { name, in: "browser" },
    focus: "textarea",
    check({ content }): Problem | null {
      if (choices.preparing) return { alert: { message: words.waitForPhoto } };
      const wrong = whatIsWrong(content.trim(), choices.files);
      return wrong === null ? null : { alert: { message: wrong }, fields: { content: wrong } };
    },
    async send({ content }) {
      const { files } = choices;
      setFailed(NONE);
      arrivedNow.current = 0;
      const bytes = files.reduce((sum, { size }) => sum + size, 0);
      const job = (steps: UploadSteps) =>
        files.length > 1
          ? sendEach(content.trim(), files, steps)
          : deliver(content.trim(), files[0] ?? null, steps);
      const outcome = await upload.run(job, { bytes });
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

  /**
   * Each file is a message of its own, the words go with the first that arrives. What has arrived
   * is taken away, and one that fails stops no other. Rejects when any is left.
   */
  async function sendEach(content: string, files: readonly File[], steps: UploadSteps) {
    const problems = new Map<File, string>();
    let rest = content;
    let first: unknown;
    for (const file of files) {
      try {
        await deliver(rest, file, steps);
        choices.remove([file]);
        arrivedNow.current += 1;
        // The words have arrived with it.
        if (rest) form.change({ content: "" });
        rest = "";
      } catch (error) {
        if (steps.signal.aborted || stopsAll(error)) throw error;
        problems.set(file, sentenceOf(error) ?? words.notSent);
        first ??= error;
      }
    }
    setFailed(problems);
    if (problems.size > 0) throw first;
  }

  function arrived() {
    form.forget();
    choices.remove(choices.files);
    setFailed(NONE);
    void notify.alert(words.sent, words.sentTo(person.name)).then(form.leadFocus);
  }

  /** Said here and not at the end of the job, because leaving the screen ends the job too. */
  function cancel() {
    upload.cancel();
    notify.toast({
      title: words.cancelled,
      description: arrivedNow.current > 0 ? words.restKept : words.kept,
    });
    form.leadFocus();
  }

  function write(content: string) {
    form.change({ content });
    form.clearError("content");
  }

  return { form, write, choices, failed, upload: { ...upload, cancel } };
}

/** Without a network or a session no other file would fare better. */
const stopsAll = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.offline || error.status === 401;

function whatIsWrong(content: string, files: readonly File[]): string | null {
  if (!content && files.length === 0) return words.nothing;
  return content.length > sendSupportMessageLimits.content.maxLength ? words.tooLong : null;
}
