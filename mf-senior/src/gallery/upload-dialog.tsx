import { useScreen } from "@acompana/kit/area";
import { Button, TextField } from "@acompana/kit/ui";
import {
  FileField,
  type FileProblem,
  UploadProgress,
  useFileChoice,
  useUpload,
} from "@acompana/kit/upload";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { text } from "../text.ts";
import styles from "./upload-dialog.module.css";
import { useKeepMemory } from "./upload-memory.resource.ts";

const words = text.uploadMemory;
const FAMILIES = ["image", "video", "audio"] as const;

interface UploadDialogProps {
  /** It is kept: the list is to be read anew. The dialog closes by itself, through `onClose`. */
  onUploaded: () => void;
  onClose: () => void;
}

/** 'Subir Recuerdo': a photo, video or audio with a title. After a failure nothing is lost. */
export function UploadDialog({ onUploaded, onClose }: UploadDialogProps) {
  const { Dialog, notify } = useScreen();
  const [title, setTitle] = useState("");
  const [description, setDescription] = useState("");
  const refuse = (problem: FileProblem) => {
    if (problem === "unreadable") return;
    notify.toast({ title: words[`${problem}Title`], description: words[problem], tone: "danger" });
  };
  const choice = useFileChoice({ families: FAMILIES, onRefused: refuse });
  const { upload, busy, missing, form, submit, send } = useSending({
    memory: choice.file && { file: choice.file, title, description },
    onDone() {
      onUploaded();
      onClose();
    },
  });

  return (
    // While the bytes go, only 'Cancelar el envío' ends it: a slip must not.
    <Dialog title={words.title} {...(!busy && { onClose })}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <FileField
          label={words.file}
          hint={words.fileHint}
          choice={choice}
          camera={words.camera}
          busy={busy}
          error={missing && !choice.file ? words.required : undefined}
        />
        <TextField
          label={words.name}
          hint={words.nameHint}
          maxLength={120}
          autoComplete="off"
          value={title}
          onValue={setTitle}
        />
        <TextField
          label={words.description}
          maxLength={1000}
          autoComplete="off"
          value={description}
          onValue={setDescription}
        />
        <UploadProgress upload={upload} onRetry={() => void send()} />
        <div className={styles.actions}>
          {!busy && <Button onClick={onClose}>{words.cancel}</Button>}
          <Button
            type="submit"
            look="primary"
            className={styles.send}
            disabled={busy || choice.preparing}
          >
            {busy ? words.sending : words.send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface Sending {
  memory: Parameters<ReturnType<typeof useKeepMemory>>[0] | null;
  onDone: () => void;
}

/** Sends the memory once at a time and says by toast how it went. */
function useSending({ memory, onDone }: Sending) {
  const { notify } = useScreen();
  const keep = useKeepMemory();
  const upload = useUpload();
  const form = useRef<HTMLFormElement>(null);
  /** Grows with each press that had no file, so that each one leads the focus. */
  const [missing, setMissing] = useState(0);
  const busy = upload.phase !== "idle" && upload.phase !== "failed";

  useEffect(() => {
    if (missing > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [missing]);

  async function send() {
    if (!memory) return;
    const outcome = await upload.run((steps) => keep(memory, steps));
    if (outcome.done) {
      notify.toast({ title: words.doneTitle, description: words.done });
      onDone();
    } else if (outcome.error !== null)
      notify.toast({ title: words.failedTitle, description: words.failed, tone: "danger" });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (memory) return void send();
    setMissing((times) => times + 1);
    notify.toast({ title: words.requiredTitle, description: words.required });
  }

  return { upload, busy, missing: missing > 0, form, submit, send };
}
