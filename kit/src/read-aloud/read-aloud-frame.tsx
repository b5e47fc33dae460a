import { type ReactNode, useCallback, useState } from "react";
import { ScreenProvider, useScreen } from "../area/index.ts";
import { ReadAloud } from "./read-aloud.tsx";
import { readAloudText } from "./read-aloud-text.ts";

const words = readAloudText;

/**
 * Around every screen of an area of older people: 'Escuchar' in it. While it is read time stands
 * still, as under a dialog.
 */
export function ReadAloudFrame({ children }: { children: ReactNode }) {
  const given = useScreen();
  const { notify, session, view, isCovered = false } = given;
  // Whoever begins to read ends what was read before, and that is told only afterwards.
  const [readers, setReaders] = useState(0);
  const onReading = useCallback(
    (isReading: boolean) => setReaders((count) => count + (isReading ? 1 : -1)),
    [],
  );
  const user = session?.role === "person" ? session.user : undefined;
  return (
    <ScreenProvider value={{ ...given, isCovered: isCovered || readers > 0 }}>
      <ReadAloud
        onOff={
          user?.voiceEnabled === false
            ? () => void notify.alert(words.off, words.offLine)
            : undefined
        }
        onReading={onReading}
        voice={user}
        // Leaving the screen takes this frame away.
        text={`${view} ${isCovered}`}
      >
        {children}
      </ReadAloud>
    </ScreenProvider>
  );
}
