import { type HomeCard, useScreen } from "@acompana/kit/area";
import { Album, Bell, Daisy, Dominoes, HouseWithEyes, Letter } from "@acompana/kit/drawing";
import { ActionCard, ActionLine, type Hue } from "@acompana/kit/ui";
import { createLucideIcon } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import styles from "./user-menu.module.css";

const DRAWINGS: Record<Hue, ReactNode> = {
  reminders: <Bell />,
  games: <Dominoes />,
  memories: <Album />,
  assistant: <HouseWithEyes />,
  activity: <Daisy />,
  messages: <Letter />,
};
const isHue = (word: string | undefined): word is Hue => word !== undefined && word in DRAWINGS;

/** What stands on a card besides its title. */
export interface News {
  line: ReactNode;
  /** In the place of the card's drawing. */
  picture?: ReactNode;
  badge?: ReactNode;
}

interface HomeCardsProps {
  /**
   * What the home knows: for the cards of this area by their screen, whatever a release before them
   * asked for in `news`; for others' by `news`.
   */
  news: Readonly<Record<string, News>>;
}

/**
 * The cards that the installed areas declare, in their order; one without a hue has one of two
 * colours by turns.
 */
export function HomeCards({ news }: HomeCardsProps) {
  const { homeCards } = useScreen();
  return (
    <div className={styles.cards}>
      {homeCards.map((card, index) => (
        <Card
          key={card.screen}
          card={card}
          tone={index % 2 === 0 ? "primary" : "accent"}
          news={news[card.screen] ?? (card.news === undefined ? undefined : news[card.news])}
        />
      ))}
    </div>
  );
}

interface CardProps {
  card: HomeCard;
  tone: "primary" | "accent";
  news: News | undefined;
}

function Card({ card: { title, icon, screen, hue, line, isLive }, tone, news }: CardProps) {
  const given = useScreen();
  const { navigate, LiveCard } = given;
  const Icon = useMemo(() => createLucideIcon(icon.name, icon.nodes), [icon]);
  const look = {
    ...(isHue(hue) ? { hue, drawing: news?.picture ?? DRAWINGS[hue] } : { tone }),
    icon: Icon,
    title,
    onPress: () => navigate(screen),
  };
  if (!isLive || !LiveCard)
    return <ActionCard {...look} line={news?.line ?? line} badge={news?.badge} />;
  // A line without words keeps the place.
  const still = <ActionLine>{line ?? "\u00a0"}</ActionLine>;
  return (
    <ActionCard {...look}>
      <LiveCard screen={screen} given={given}>
        {still}
      </LiveCard>
    </ActionCard>
  );
}
