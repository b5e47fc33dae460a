import { type ReactNode, useState } from "react";
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
  const [isReading, setReading] = useState(false);
  const user = session?.role === "person" ? session.user : undefined;
  return (
    <ScreenProvider value={{ ...given, isCovered: isCovered || isReading }}>
      <ReadAloud
        onOff={
          user?.voiceEnabled === false
            ? () => void notify.alert(words.off, words.offLine)
            : undefined
        }
        onReading={setReading}
        voice={user}
        // Leaving the screen takes this frame away.
        text={`${view} ${isCovered}`}
      >
        {children}
      </ReadAloud>
    </ScreenProvider>
  );
}
