import { ActionCard, Page } from "@acompana/kit/ui";
import { BOARDS } from "../drawings/index.ts";
import { text } from "../text.ts";
import { Best } from "./best.tsx";
import { OFFERED, type OfferedGame } from "./catalogue.ts";
import { bestOf } from "./lone-host.ts";
import styles from "./menu.module.css";
import type { LoneStore } from "./store.ts";

const words = text.embed;

interface MenuProps {
  store: LoneStore;
  onChoose: (game: OfferedGame) => void;
}

/** All games, each a tile with its board: fetched only where no game was asked for. */
export function Menu({ store, onChoose }: MenuProps) {
  return (
    <Page title={words.title} line={words.line}>
      <div className={styles.cards}>
        {OFFERED.map((game) => {
          const Board = BOARDS[game.type];
          return (
            <ActionCard
              key={game.name}
              hue="games"
              icon={game.icon}
              drawing={<Board />}
              title={game.title}
              line={game.line}
              badge={<Best points={bestOf(store, game.type)} />}
              onPress={() => onChoose(game)}
            />
          );
        })}
      </div>
    </Page>
  );
}
