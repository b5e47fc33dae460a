import { type ScreenName, useScreen } from "@acompana/kit/area";
import { ActionCard, Badge, Button, Loading, Page } from "@acompana/kit/ui";
import { type LucideIcon, RotateCcw } from "lucide-react";
import type { GameType } from "../host/games-host.ts";
import { usePortalHost } from "../host/portal-host.tsx";
import { text } from "../text.ts";
import { usePlayedGames } from "./games.resource.ts";
import styles from "./menu-page.module.css";
import { Results } from "./results.tsx";

export interface MenuEntry {
  /** Where the card leads; the shell announces a screen that is not there yet. */
  screen: ScreenName;
  icon: LucideIcon;
  title: string;
  line: string;
  tone?: "primary" | "accent";
  level?: keyof typeof text.levels;
  /** The game that it leads to, whose results stand under the card. */
  game?: GameType;
}

interface MenuPageProps {
  title: string;
  line: string;
  entries: readonly MenuEntry[];
}

/** A menu of games: one large card for each place to go, and what was reached there. */
export function MenuPage({ title, line, entries }: MenuPageProps) {
  const { navigate } = useScreen();
  // A result may wait for the line while nobody plays.
  const { back } = usePortalHost();
  const { asked, games, failed, retry } = usePlayedGames(entries.some(({ game }) => game));
  return (
    <div className={styles.menu}>
      <Page title={title} line={line} onBack={back}>
        <div className={styles.cards}>
          {entries.map(({ screen, level, game, tone = "primary", ...words }) => (
            <div key={screen} className={styles.entry}>
              <ActionCard
                {...words}
                tone={tone}
                badge={level && <Badge>{text.levels[level]}</Badge>}
                onPress={() => navigate(screen)}
              />
              {game && games && (
                <Results played={games.find(({ gameType }) => gameType === game)} />
              )}
            </div>
          ))}
        </div>
        {asked && !games && !failed && <Loading label={text.results.loading} />}
        {failed && !games && (
          <div role="alert" className={styles.failed}>
            <p>{text.results.failed}</p>
            <Button icon={RotateCcw} onClick={retry}>
              {text.results.retry}
            </Button>
          </div>
        )}
      </Page>
    </div>
  );
}
