import { ApiError, sendSupportMessageLimits, sentenceOf } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { fieldSentences, type Problem, useDraftFiles, useForm } from "@acompana/kit/form";
import {
  type FileChoices,
  type UploadSteps,
  useFileChoices,
  useUpload,
} from "@acompana/kit/upload";
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
  /** Whether some of what was to be sent together has arrived, and the rest is still here. */
  const [someArrived, setSomeArrived] = useState(false);
  /** The same, for a sending that was begun by an earlier drawing. */
  const hasArrived = useRef(false);
  /** Whether 'Cancelar' was pressed during the sending that runs. */
  const cancelled = useRef(false);
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
      if (choices.preparing) return { alert: { message: words.waitForFile } };
      if (choices.leave) return { alert: { message: choices.words.undecided } };
      const wrong = whatIsWrong(content.trim(), choices.files);
      return wrong === null ? null : { alert: { message: wrong }, fields: { content: wrong } };
    },
    async send({ content }) {
      const { files } = choices;
      setFailed(NONE);
      cancelled.current = false;
      // Words go with the first that arrives, so these are of a new message.
      if (content.trim()) noteArrived(false);
      const bytes = files.reduce((sum, { size }) => sum + size, 0);
      const job = (steps: UploadSteps) =>
        files.length > 1
          ? sendEach(content.trim(), files, steps)
          : deliver(content.trim(), files[0] ?? null, steps);
      const outcome = await upload.run(job, { bytes });
      if (outcome.done) return arrived();
      if (cancelled.current) tellCancelled();
      throw outcome.error;
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
        steps.signal.throwIfAborted();
        await deliver(rest, file, steps);
        choices.remove([file]);
        noteArrived(true);
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
    noteArrived(false);
    void notify.alert(words.sent, words.sentTo(person.name)).then(form.leadFocus);
  }

  function noteArrived(some: boolean) {
    hasArrived.current = some;
    setSomeArrived(some);
  }

  /** A message on its way may still arrive: only the end of the sending knows what is left. */
  function cancel() {
    cancelled.current = true;
    upload.cancel();
    form.leadFocus();
  }

  /** Not said when the screen is left, which ends the sending too. */
  function tellCancelled() {
    // What fails on the way to its end is as unsent as was wanted.
    upload.reset();
    notify.toast({
      title: words.cancelled,
      description: hasArrived.current ? words.restKept : words.kept,
    });
  }

  /** Takes chosen files away, and with the last that a failure speaks of the failure's words. */
  function remove(unwanted: readonly File[]) {
    choices.remove(unwanted);
    const left = new Map([...failed].filter(([file]) => !unwanted.includes(file)));
    setFailed(left);
    const isNothingLeft =
      choices.files.every((file) => unwanted.includes(file)) && !form.typed.content.trim();
    if (isNothingLeft || (failed.size > 0 && left.size === 0)) upload.reset();
  }

  function write(content: string) {
    form.change({ content });
    form.clearError("content");
  }

  const shown: FileChoices = { ...choices, remove };
  return {
    form,
    write,
    choices: shown,
    failed,
    progressWords: progressWordsOf(someArrived, failed.size > 0),
    upload: { ...upload, cancel },
  };
}

/** 'Lo demás sí' only when something has arrived; and then no words are left to speak of. */
function progressWordsOf(someArrived: boolean, someFailed: boolean) {
  if (!someArrived) return words.progress;
  return someFailed ? { ...words.restProgress, failed: words.someFailed } : words.restProgress;
}

/** Without a network or a session no other file would fare better. */
const stopsAll = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.offline || error.status === 401;

function whatIsWrong(content: string, files: readonly File[]): string | null {
  if (!content && files.length === 0) return words.nothing;
  return content.length > sendSupportMessageLimits.content.maxLength ? words.tooLong : null;
}
