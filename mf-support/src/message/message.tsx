import { Form } from "@acompana/kit/form";
import { BusyLabel, Button, FormError, TextArea } from "@acompana/kit/ui";
import { FilesField, UploadProgress } from "@acompana/kit/upload";
import { Send } from "lucide-react";
import type { KeyboardEvent } from "react";
import styles from "../form/form.module.css";
import type { SharedViewProps } from "../shared-view.ts";
import { text } from "../text.ts";
import { useMessageForm } from "./use-message-form.ts";

const words = text.message;

/** A few words, photos and videos for the person. */
export function Message({ person }: SharedViewProps) {
  const { form, write, choices, failed, progressWords, upload } = useMessageForm(person);

  /** 'Reintentar' disappears when it is pressed; the button that sends stays. */
  function retry() {
    form.element.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
    void form.submit();
  }

  // Enter alone begins a new line, as in every box of several lines.
  function sendByKey(event: KeyboardEvent) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void form.submit();
  }

  return (
    <Form form={form} className={styles.form}>
      <TextArea
        label={words.content}
        hint={form.resumed ? words.resumed : words.example}
        autoComplete="off"
        readOnly={form.busy}
        onKeyDown={sendByKey}
        {...form.text("content")}
        onValue={write}
      />
      <FilesField
        label={words.file}
        hint={words.fileHint}
        camera={words.camera}
        choices={choices}
        failed={failed}
        busy={form.busy}
      />
      {/* A text alone is sent at once. */}
      {(choices.files.length > 0 || upload.phase === "failed") && (
        <UploadProgress upload={upload} onRetry={retry} words={progressWords} />
      )}
      <FormError message={form.line} />
      <Button type="submit" look="primary" icon={Send} wide aria-disabled={form.busy}>
        <BusyLabel busy={form.busy} doing={words.sending}>
          {words.send}
        </BusyLabel>
      </Button>
    </Form>
  );
}
