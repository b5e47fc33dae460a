import { Button, TextArea } from "@acompana/kit/ui";
import { FileField, UploadProgress } from "@acompana/kit/upload";
import { Send } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import styles from "../form/form.module.css";
import type { SharedViewProps } from "../support-dashboard/shared-view.ts";
import { text } from "../text.ts";
import { useMessageForm } from "./use-message-form.ts";

const words = text.message;

/** A few words, a photo or a video for the person. */
export function Message({ person }: SharedViewProps) {
  const form = useMessageForm(person);
  const box = useRef<HTMLTextAreaElement>(null);
  const sender = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.told > 0) box.current?.focus();
  }, [form.told]);

  /** 'Reintentar' goes when it is pressed; the button that sends stays. */
  function retry() {
    sender.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
    void form.submit();
  }

  // Enter alone begins a new line, as in every box of several lines.
  function sendByKey(event: KeyboardEvent) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void form.submit();
  }

  return (
    <form
      ref={sender}
      className={styles.form}
      onSubmit={(event) => void form.submit(event)}
      noValidate
    >
      <TextArea
        ref={box}
        label={words.content}
        hint={form.resumed ? words.resumed : words.example}
        autoComplete="off"
        value={form.content}
        error={form.error}
        readOnly={form.busy}
        onValue={form.setContent}
        onKeyDown={sendByKey}
      />
      <FileField
        label={words.file}
        hint={words.fileHint}
        camera={words.camera}
        choice={form.choice}
        busy={form.busy}
      />
      {/* Words alone are gone at once. */}
      {(form.choice.file || form.upload.phase === "failed") && (
        <UploadProgress upload={form.upload} onRetry={retry} />
      )}
      <Button type="submit" look="primary" icon={Send} wide aria-disabled={form.busy}>
        {form.busy ? words.sending : words.send}
      </Button>
    </form>
  );
}
