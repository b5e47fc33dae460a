import { useScreen } from "@acompana/kit/area";
import { Button } from "@acompana/kit/ui";
import { chatText } from "../text/chat.ts";
import { screensNamed } from "./screens-named.ts";

const words = chatText.screens;

interface WaysThereProps {
  answer: string;
  className?: string | undefined;
}

/** A button for each screen that an answer names: nobody has to look for it. */
export function WaysThere({ answer, className }: WaysThereProps) {
  const { homeCards, navigate } = useScreen();
  const screens = screensNamed(answer, homeCards);
  if (screens.length === 0) return null;
  return (
    <div className={className}>
      {screens.map(({ title, screen }) => (
        <Button key={screen} onClick={() => navigate(screen)}>
          {words.go(title)}
        </Button>
      ))}
    </div>
  );
}
