import { confirmUploadLimits } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { Form, useForm } from "@acompana/kit/form";
import { Button, TextField } from "@acompana/kit/ui";
import {
  FileField,
  type FileProblem,
  UploadProgress,
  useFileChoice,
  useUpload,
} from "@acompana/kit/upload";
import { uploadMemoryText } from "../text/upload-memory.ts";
import styles from "./upload-dialog.module.css";
import { useKeepMemory } from "./upload-memory.resource.ts";

const words = uploadMemoryText;
const FAMILIES = ["image", "video", "audio"] as const;

interface UploadDialogProps {
  /** It is kept: the list is to be read anew. The dialog closes by itself, through `onClose`. */
  onUploaded: () => void;
  onClose: () => void;
}

/** 'Subir Recuerdo': a photo, video or audio with a title. After a failure nothing is lost. */
export function UploadDialog(props: UploadDialogProps) {
  const { Dialog } = useScreen();
  const { form, choice, upload } = useMemoryForm(props);
  const { busy } = form;
  return (
    // While bytes are sent, only 'Cancelar el envío' ends it, not an accidental press.
    <Dialog title={words.title} {...(!busy && { onClose: props.onClose })}>
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
          maxLength={confirmUploadLimits.title.maxLength}
          autoComplete="off"
          {...form.text("title")}
        />
        <TextField
          label={words.description}
          maxLength={confirmUploadLimits.description.maxLength}
          autoComplete="off"
          {...form.text("description")}
        />
        <UploadProgress upload={upload} onRetry={() => void form.submit()} />
        <div className={styles.actions}>
          {!busy && <Button onClick={props.onClose}>{words.cancel}</Button>}
          <Button
            type="submit"
            look="primary"
            className={styles.send}
            disabled={busy || choice.preparing}
          >
            {busy ? words.sending : words.send}
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
  const choice = useFileChoice({
    families: FAMILIES,
    onRefused(problem: FileProblem) {
      if (problem === "unreadable") return;
      const title = words[`${problem}Title`];
      notify.toast({ title, description: words[problem], tone: "danger" });
    },
  });
  const { file } = choice;
  const form = useForm({
    empty: { title: "", description: "" },
    check: () => (file ? null : MISSING),
    async send(typed) {
      if (!file) return;
      const outcome = await upload.run((steps) => keep({ file, ...typed }, steps));
      if (outcome.done) {
        notify.toast({ title: words.doneTitle, description: words.done });
        onUploaded();
        onClose();
      } else if (outcome.error !== null)
        notify.toast({ title: words.failedTitle, description: words.failed, tone: "danger" });
    },
  });
  return { form, choice, upload };
}

const MISSING = {
  fields: { file: `${words.requiredTitle}. ${words.required}` },
};
