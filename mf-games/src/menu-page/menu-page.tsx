import { type ScreenName, useScreen } from "@acompana/kit/area";
import { LastKnown } from "@acompana/kit/reading";
import { ActionCard, Badge, Page } from "@acompana/kit/ui";
import type { LucideIcon } from "lucide-react";
import type { GameType } from "../host/games-host.ts";
import { usePortalHost } from "../host/portal-host.tsx";
import { text } from "../text.ts";
import { useOwnGames } from "./games.resource.ts";
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

/** A menu of games: one large card for each game or menu, with the results of the game. */
export function MenuPage({ title, line, entries }: MenuPageProps) {
  const { navigate } = useScreen();
  // A result may wait for the line while nobody plays.
  const { back } = usePortalHost();
  const { asked, reading } = useOwnGames(entries.some(({ game }) => game));
  const games = reading.data;
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
              {game && asked && (
                <div className={styles.results}>
                  {games && <Results played={games.find(({ gameType }) => gameType === game)} />}
                </div>
              )}
            </div>
          ))}
        </div>
        {asked && (
          <LastKnown reading={reading} loading={text.results.loading} failed={text.results.failed}>
            {() => null}
          </LastKnown>
        )}
      </Page>
    </div>
  );
}
