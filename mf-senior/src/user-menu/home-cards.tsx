import { type HomeCard, useScreen } from "@acompana/kit/area";
import { ActionCard } from "@acompana/kit/ui";
import { createLucideIcon } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import styles from "./user-menu.module.css";

/** What stands on a card besides its title. */
interface News {
  line: string;
  badge?: ReactNode;
}

interface HomeCardsProps {
  /** What the home knows, by the name under which a card asks for it (`news` in `area.json`). */
  news: Readonly<Record<string, News>>;
}

/** The cards that the installed areas declare, in their order and in two colours by turns. */
export function HomeCards({ news }: HomeCardsProps) {
  const { homeCards } = useScreen();
  return (
    <div className={styles.cards}>
      {homeCards.map((card, index) => (
        <Card
          key={card.screen}
          card={card}
          tone={index % 2 === 0 ? "primary" : "accent"}
          news={card.news === undefined ? undefined : news[card.news]}
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

function Card({ card: { title, icon, screen, line }, tone, news }: CardProps) {
  const { navigate } = useScreen();
  const Icon = useMemo(() => createLucideIcon(icon.name, icon.nodes), [icon]);
  return (
    <ActionCard
      icon={Icon}
      tone={tone}
      title={title}
      line={news?.line ?? line}
      badge={news?.badge}
      onPress={() => navigate(screen)}
    />
  );
}
