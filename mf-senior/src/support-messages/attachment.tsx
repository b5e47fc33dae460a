import { Button } from "@acompana/kit/ui";
import { type Memory, MemoryViewer, Player, Unshown } from "@acompana/kit/viewer";
import { Maximize2 } from "lucide-react";
import { useState } from "react";
import { supportMessagesText } from "../text/support-messages.ts";
import { MessagePhoto } from "./message-photo.tsx";

const words = supportMessagesText;

interface AttachmentProps {
  file: Memory;
  /** How it is heard, as no other one beside it is called; its title when absent. */
  called?: string;
  /** Those that it stands among, to which the viewer leads on; itself alone when absent. */
  files?: readonly Memory[];
  /** The frame of the picture, within which a video is placed. */
  frame: string | undefined;
}

/** A message's photo or video, wherever it stands: a video can be played, both be enlarged. */
export function Attachment({ file, called = file.title, files = [file], frame }: AttachmentProps) {
  const { kind, source } = file;
  const [isBroken, setBroken] = useState(false);
  const [enlarged, setEnlarged] = useState<string | null>(null);
  if (isBroken) return <Unshown kind={kind} source={source} name={called} />;
  const fail = () => setBroken(true);
  const enlarge = () => setEnlarged(file.id);
  return (
    <>
      {kind === "video" ? (
        <Player kind="video" source={source} name={called} frame={frame} onBroken={fail} />
      ) : (
        <MessagePhoto
          className={frame}
          source={source}
          name={called}
          onBroken={fail}
          onPress={enlarge}
        />
      )}
      <Button icon={Maximize2} aria-label={words.enlargeOf(called)} onClick={enlarge}>
        {words.enlarge}
      </Button>
      {enlarged !== null && (
        <MemoryViewer
          memories={files}
          place={files.findIndex(({ id }) => id === enlarged)}
          onPlace={(place) => setEnlarged(files[place]?.id ?? null)}
          onClose={() => setEnlarged(null)}
        />
      )}
    </>
  );
}
