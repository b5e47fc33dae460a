import { type ScreenName, useScreen } from "@acompana/kit/area";
import { LastKnown } from "@acompana/kit/reading";
import { ActionCard, Badge, Page } from "@acompana/kit/ui";
import { type LucideIcon, Star } from "lucide-react";
import { type ComponentType, type ReactNode, useId } from "react";
import type { GameType } from "../host/games-host.ts";
import { usePortalHost } from "../host/portal-host.tsx";
import { text } from "../text.ts";
import { type PlayedGame, useOwnGames } from "./games.resource.ts";
import styles from "./menu-page.module.css";
import { Results } from "./results.tsx";

export interface MenuEntry {
  /** Where the card leads; the shell announces a screen that is not there yet. */
  screen: ScreenName;
  icon: LucideIcon;
  /** A small board of the game, or what a menu is of. */
  Board: ComponentType;
  title: string;
  line: string;
  level?: keyof typeof text.levels;
  /** The game that it leads to, whose best score stands on the card. */
  type?: GameType;
}

interface MenuPageProps {
  title: string;
  line: string;
  entries: readonly MenuEntry[];
  /** The games of the other menus, so that from any menu each game is one press away. */
  more: { title: string; entries: readonly MenuEntry[] };
}

/** A menu of games: a tile for each game or menu; all of them are in sight before any result. */
export function MenuPage({ title, line, entries, more }: MenuPageProps) {
  const moreTitle = useId();
  // A result may wait for the line while nobody plays.
  const { back } = usePortalHost();
  const { asked, reading } = useOwnGames(entries.some(({ type }) => type));
  const playedOf = (type: GameType | undefined) =>
    reading.data?.find(({ gameType }) => gameType === type);
  return (
    <div className={styles.menu}>
      <Page title={title} line={line} onBack={back}>
        <div className={`${styles.cards} ${entries.length < 3 ? styles.few : ""}`}>
          {entries.map((entry) => (
            <Tile
              key={entry.screen}
              {...entry}
              badge={entry.level && <span className={styles.level}>{levelBadge(entry.level)}</span>}
            >
              {entry.type && asked && <Best played={playedOf(entry.type)} />}
            </Tile>
          ))}
        </div>
        <section className={styles.more} aria-labelledby={moreTitle}>
          <h2 id={moreTitle}>{more.title}</h2>
          <div>
            {more.entries.map((entry) => (
              <Tile key={entry.screen} {...entry} />
            ))}
          </div>
        </section>
        {asked && (
          <>
            <LastKnown
              reading={reading}
              loading={text.results.loading}
              failed={text.results.failed}
            >
              {() => null}
            </LastKnown>
            <Results
              games={[...entries, ...more.entries].map((entry) => [
                entry.title,
                playedOf(entry.type),
              ])}
            />
          </>
        )}
      </Page>
    </div>
  );
}

interface TileProps extends MenuEntry {
  badge?: ReactNode;
  children?: ReactNode;
}

function Tile({ screen, icon, Board, title, line, badge, children }: TileProps) {
  const { navigate } = useScreen();
  return (
    <ActionCard
      hue="games"
      icon={icon}
      drawing={<Board />}
      title={title}
      line={<span className={styles.about}>{line}</span>}
      badge={badge}
      onPress={() => navigate(screen)}
    >
      {children}
    </ActionCard>
  );
}

const levelBadge = (level: keyof typeof text.levels) => <Badge>{text.levels[level]}</Badge>;

/** The best score, once there is one; its room is there before it is read, so no tile moves. */
function Best({ played }: { played: PlayedGame | undefined }) {
  return (
    <span className={styles.best}>
      {played && played.best !== null && (
        <>
          <Star aria-hidden="true" /> {text.results.best(played.best)}
        </>
      )}
    </span>
  );
}
