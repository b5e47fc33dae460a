import {
  ListenButton,
  type Listening,
  ListeningContext,
  useFailedLine,
} from "@acompana/kit/read-aloud";
import { VisuallyHidden } from "@acompana/kit/ui";
import { Dialog } from "radix-ui";
import { type ContextType, type ReactNode, useRef } from "react";
import { useListening } from "../listening/listening.tsx";
import { useOpenDialog } from "../navigation/open-dialogs.ts";
import styles from "./overlays.module.css";
import { useReturnedFocus } from "./use-returned-focus.ts";

interface ModalProps {
  role: "dialog" | "alertdialog";
  title: string;
  description?: string | undefined;
  /** It is heard alone, for the picture shows it. */
  isDescriptionDrawn?: boolean | undefined;
  /** What Escape and Back do; absent where only its own answers close it. */
  onClose?: (() => void) | undefined;
  /** What Back does, where it does not close. */
  onBack?: (() => void) | undefined;
  /** It calls an older person on whatever screen there is, who can always listen to it. */
  isUrgent?: boolean | undefined;
  className: string | undefined;
  scrimClassName?: string | undefined;
  picture?: ReactNode;
  /** In the row of the title, before 'Escuchar'. */
  beside?: ReactNode;
  children: ReactNode;
}

type DialogsVoice = NonNullable<ContextType<typeof ListeningContext>>;

const keepOpen = (event: Event) => event.preventDefault();

/** What a dialog and an alert have in common. It lies over the whole page. */
export function Modal(props: ModalProps) {
  const { role, title, description, onClose, isUrgent, children } = props;
  useOpenDialog(props.onBack ?? onClose, isUrgent);
  const listening = useDialogsVoice(`${title} ${description}`, isUrgent);
  const { line, onFailed } = useFailedLine();
  const stays = onClose ? {} : { onEscapeKeyDown: keepOpen };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose?.()}>
      <Dialog.Portal>
        {/* Radix's own overlay brings 3 KB to keep the page still: `useOpenDialog` does it. */}
        <div className={`${styles.scrim} ${props.scrimClassName ?? ""}`}>
          <Dialog.Content
            role={role}
            className={props.className}
            // A press beside it must not throw away what was typed in it.
            onInteractOutside={keepOpen}
            {...useReturnedFocus()}
            {...stays}
            {...(!description && { "aria-describedby": undefined })}
          >
            {props.picture && <div className={styles.picture}>{props.picture}</div>}
            <header
              className={listening ? `${styles.dialogHeader} ${styles.hears}` : styles.dialogHeader}
            >
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              {props.beside}
              {listening && <Listen {...listening} onFailed={onFailed} />}
            </header>
            {line}
            {description && (
              <Dialog.Description
                className={props.isDescriptionDrawn ? styles.heard : styles.message}
              >
                {props.isDescriptionDrawn ? (
                  <VisuallyHidden>{description}</VisuallyHidden>
                ) : (
                  description
                )}
              </Dialog.Description>
            )}
            <ListeningContext value={listening}>{children}</ListeningContext>
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/**
 * How a dialog and each part of a long one is read aloud; null where it is not for an older person.
 *
 * @param text what the dialog shows; with another one it falls silent
 */
function useDialogsVoice(text: string, isUrgent = false): DialogsVoice | null {
  const voice = useListening();
  if (!voice && !isUrgent) return null;
  return { text, voice: voice ?? undefined };
}

/** 'Escuchar' in a dialog that an older person sees: reads out that dialog. */
function Listen(voice: Omit<Listening, "of">) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} className={styles.listen}>
      <ListenButton
        of={() => place.current?.closest("[role=dialog], [role=alertdialog]") ?? null}
        {...voice}
      />
    </div>
  );
}
