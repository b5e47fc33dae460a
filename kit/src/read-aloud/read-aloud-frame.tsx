import { type ReactNode, useCallback, useState } from "react";
import { type ScreenProps, ScreenProvider, useScreen } from "../area/index.ts";
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
  return (
    <ScreenProvider value={{ ...given, isCovered: isCovered || readers > 0 }}>
      <PersonReadAloud
        notify={notify}
        session={session}
        onReading={onReading}
        // Leaving the screen takes this frame away.
        text={`${view} ${isCovered}`}
      >
        {children}
      </PersonReadAloud>
    </ScreenProvider>
  );
}

interface PersonReadAloudProps extends Pick<ScreenProps, "notify" | "session"> {
  onReading?: (isReading: boolean) => void;
  text?: string;
  children: ReactNode;
}

/** 'Escuchar' in the voice of who has entered; pressed, it says so where that is turned off. */
export function PersonReadAloud({ notify, session, ...rest }: PersonReadAloudProps) {
  const user = session?.role === "person" ? session.user : undefined;
  return (
    <ReadAloud
      onOff={
        user?.voiceEnabled === false ? () => void notify.alert(words.off, words.offLine) : undefined
      }
      voice={user}
      {...rest}
    />
  );
}
