import { ApiError, sentenceOf } from "@acompana/kit/api";
import { useDraft, useScreen } from "@acompana/kit/area";
import { useFileChoice, useUpload } from "@acompana/kit/upload";
import { type FormEvent, useState } from "react";
import { draftNames, useKeptFile } from "../drafts.ts";
import type { SupportedPerson } from "../support-dashboard/support-dashboard.resource.ts";
import { text } from "../text.ts";
import { useSendMessage } from "./message.resource.ts";

const words = text.message;

/** The API's own limit, in characters. */
const LONGEST = 2000;

/**
 * What was written and chosen, and the sending of it; all of it is still there after a failure, and
 * on coming back to a message that was not sent.
 */
export function useMessageForm(person: SupportedPerson) {
  const { notify } = useScreen();
  const send = useSendMessage(person.id);
  const upload = useUpload();
  const kept = useKeptFile(person.id);
  const choice = useFileChoice({
    families: ["image", "video"],
    words: words.fileWords,
    first: kept.file,
    onFile: kept.keep,
  });
  const draft = useDraft(draftNames.message(person.id), { content: "" });
  const { content } = draft.typed;
  const [error, setError] = useState<string | null>(null);
  /** Counts the sentences told; after each one the focus returns to the text. */
  const [told, setTold] = useState(0);
  const busy = !["idle", "failed"].includes(upload.phase);

  async function tell(message: string, detail?: string) {
    await notify.alert(message, detail);
    setTold((count) => count + 1);
  }

  /** Said by the button, not by the end of the job: leaving the screen ends that too. */
  function cancel() {
    upload.cancel();
    notify.toast({ title: words.cancelled, description: words.kept });
    setTold((count) => count + 1);
  }

  function whatIsWrong(): string | null {
    if (choice.preparing) return words.waitForPhoto;
    if (!content.trim() && !choice.file) return words.nothing;
    return content.trim().length > LONGEST ? words.tooLong : null;
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (busy) return;
    const wrong = whatIsWrong();
    setError(wrong === words.waitForPhoto ? null : wrong);
    if (wrong) return await tell(wrong);
    const outcome = await upload.run((steps) => send(content.trim(), choice.file, steps));
    if (outcome.done) {
      draft.forget();
      choice.remove();
      return await tell(words.sent, words.sentTo(person.name));
    }
    // Cancelled; or the session is over, and the shell says so and leads to the login.
    if (!outcome.error || statusOf(outcome.error) === 401) return;
    await notify.alert(words.failed, detailOf(outcome.error));
  }

  return {
    content,
    resumed: draft.resumed,
    setContent: (value: string) => {
      draft.change({ content: value });
      setError(null);
    },
    error: error ?? undefined,
    told,
    choice,
    upload: { ...upload, cancel },
    busy,
    submit,
  };
}

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : null);

const detailOf = (error: unknown) => sentenceOf(error, words.offline) ?? words.kept;
