import { confirmUploadLimits } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { Form, useDraftFile, useForm } from "@acompana/kit/form";
import { BusyLabel, Button, TextField } from "@acompana/kit/ui";
import {
  type FileChoice,
  FileField,
  UploadProgress,
  useFileChoice,
  useUpload,
} from "@acompana/kit/upload";
import { uploadMemoryText } from "../text/upload-memory.ts";
import styles from "./upload-dialog.module.css";
import { useKeepMemory } from "./upload-memory.resource.ts";

const words = uploadMemoryText;
const KEPT_AS = "memory";
const FAMILIES = ["image", "video", "audio"] as const;

interface UploadDialogProps {
  /** It is kept: the list is to be read anew. The dialog closes by itself, through `onClose`. */
  onUploaded: () => void;
  onClose: () => void;
}

/** 'Subir Recuerdo': a photo, video or audio with a title. After a failure nothing is lost. */
export function UploadDialog(props: UploadDialogProps) {
  const { Dialog } = useScreen();
  const { form, choice, upload, discard } = useMemoryForm(props);
  const { busy } = form;
  return (
    // While bytes are sent, only 'Cancelar el envío' ends it, not an accidental press. Escape, '×'
    // and Back keep everything; only 'Cancelar' throws it away.
    <Dialog
      title={words.title}
      {...(form.resumed && { description: choice.file ? words.resumed : words.resumedWithout })}
      {...(!busy && { onClose: form.closing(props.onClose) })}
    >
      <Form form={form} className={styles.form}>
        <FileField
          label={words.file}
          hint={words.fileHint}
          choice={choice}
          camera={words.camera}
          busy={busy}
          error={choice.file ? undefined : form.errors.file}
        />
        <TextField
          label={words.name}
          hint={words.nameHint}
          autoComplete="off"
          {...form.text("title", confirmUploadLimits.title.maxLength)}
        />
        <TextField
          label={words.description}
          autoComplete="off"
          {...form.text("description", confirmUploadLimits.description.maxLength)}
        />
        <UploadProgress upload={upload} onRetry={() => void form.submit()} />
        <div className={styles.actions}>
          {!busy && <Button onClick={discard}>{words.cancel}</Button>}
          <Button
            type="submit"
            look="primary"
            className={styles.send}
            disabled={busy || choice.preparing}
          >
            <BusyLabel busy={busy} doing={words.sending}>
              {words.send}
            </BusyLabel>
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

/** Sends the memory once at a time and says by toast how it went. */
function useMemoryForm({ onUploaded, onClose }: UploadDialogProps) {
  const { notify } = useScreen();
  const keep = useKeepMemory();
  const upload = useUpload();
  const kept = useDraftFile(KEPT_AS);
  const form = useForm({
    // The name of the file goes with the draft: logging out deletes it, and then the file in the
    // page belongs to nobody any more.
    empty: { title: "", description: "", file: "" },
    draft: { name: KEPT_AS, in: "browser" },
    check() {
      if (choice.leave) return { alert: { message: choice.words.undecided } };
      return choice.file ? null : MISSING;
    },
    async send({ title, description }) {
      const { file } = choice;
      if (!file) return;
      const outcome = await upload.run((steps) => keep({ file, title, description }, steps));
      if (!outcome.done) throw outcome.error;
      notify.toast({ title: words.doneTitle, description: words.done });
      onUploaded();
      kept.keep(null);
      onClose();
    },
    // Nothing when it was cancelled.
    explain: (error) => (error === null ? null : { toast: FAILED }),
  });
  const choice: FileChoice = useFileChoice({
    families: FAMILIES,
    first: form.typed.file ? kept.file : null,
    onFile(file) {
      kept.keep(file);
      form.change({ file: file?.name ?? "" });
    },
  });
  function discard() {
    choice.remove();
    form.forget();
    onClose();
  }
  return { form, choice, upload, discard };
}

const FAILED = { title: words.failedTitle, description: words.failed, tone: "waits" } as const;
const MISSING = {
  fields: { file: `${words.requiredTitle} – ${words.required}` },
};
