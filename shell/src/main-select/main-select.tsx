import type { SignedInRole } from "@acompana/kit/area";
import { ReadAloud } from "@acompana/kit/read-aloud";
import { ActionCard, Page } from "@acompana/kit/ui";
import { Building2, HeartHandshake, House } from "lucide-react";
import { Footer } from "../footer/footer.tsx";
import { text } from "../text.ts";
import styles from "./main-select.module.css";

const words = text.mainSelect;

/** The roles, in the order of their cards. */
const CARDS = [
  {
    role: "administrator",
    icon: Building2,
    title: words.administration,
    line: words.administrationLine,
  },
  { role: "person", icon: House, tone: "accent", title: words.users, line: words.usersLine },
  { role: "support", icon: HeartHandshake, title: words.support, line: words.supportLine },
] as const;

interface MainSelectProps {
  /** Whether there is anything to enter for a role. */
  isOpenTo: (role: SignedInRole) => boolean;
  /** Goes to where a role signs in. */
  onGo: (role: SignedInRole) => void;
  onBack: () => void;
}

/** The choice of role. */
export function MainSelect({ isOpenTo, onGo, onBack }: MainSelectProps) {
  const cards = CARDS.filter(({ role }) => isOpenTo(role));
  const line = cards.length > 0 ? words.line : text.area.off;
  return (
    <div className={styles.page}>
      <ReadAloud>
        <Page title={words.title} line={line} onBack={onBack}>
          <div className={styles.cards}>
            {cards.map(({ role, ...card }) => (
              <ActionCard key={role} shape="tall" {...card} onPress={() => onGo(role)} />
            ))}
          </div>
        </Page>
      </ReadAloud>
      <Footer />
    </div>
  );
}
