import { supportMessagesText } from "../text/support-messages.ts";

interface MessagePhotoProps {
  className: string | undefined;
  source: string;
  /** Whose it is and of when; 'Escuchar' has said that beside it, and names the photo alone. */
  name: string;
  onBroken: () => void;
  /** A finger on it, where a button does the same. */
  onPress?: () => void;
}

/** The photo of a message. */
export function MessagePhoto({ className, source, name, onBroken, onPress }: MessagePhotoProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a button does the same
    <img
      className={className}
      src={source}
      alt={name}
      data-aloud-as={supportMessagesText.photoAlone}
      onError={onBroken}
      onClick={onPress}
    />
  );
}
