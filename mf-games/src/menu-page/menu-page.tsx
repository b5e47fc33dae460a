import { type ScreenName, useScreen } from "@acompana/kit/area";
import { ActionCard, Badge, Page } from "@acompana/kit/ui";
import type { LucideIcon } from "lucide-react";
import { text } from "../text.ts";
import styles from "./menu-page.module.css";

export interface MenuEntry {
  /** Where the card leads; the shell announces a screen that is not there yet. */
  screen: ScreenName;
  icon: LucideIcon;
  title: string;
  line: string;
  tone?: "primary" | "accent";
  level?: keyof typeof text.levels;
}

interface MenuPageProps {
  title: string;
  line: string;
  entries: readonly MenuEntry[];
}

/** A menu of games: one large card for each place to go. */
export function MenuPage({ title, line, entries }: MenuPageProps) {
  const { navigate, back } = useScreen();
  return (
    <Page title={title} line={line} onBack={back}>
      <div className={styles.cards}>
        {entries.map(({ screen, level, tone = "primary", ...words }) => (
          <ActionCard
            key={screen}
            {...words}
            tone={tone}
            badge={level && <Badge>{text.levels[level]}</Badge>}
            onPress={() => navigate(screen)}
          />
        ))}
      </div>
    </Page>
  );
}
