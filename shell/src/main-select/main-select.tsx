import type { SignedInRole } from "@acompana/kit/area";
import { ActionCard, Page } from "@acompana/kit/ui";
import { Building2, HeartHandshake, House } from "lucide-react";
import { Footer } from "../footer/footer.tsx";
import { text } from "../text.ts";
import styles from "./main-select.module.css";

interface MainSelectProps {
  /** Goes to where a role signs in. */
  onGo: (role: SignedInRole) => void;
  onBack: () => void;
}

/** The choice of role. */
export function MainSelect({ onGo, onBack }: MainSelectProps) {
  const words = text.mainSelect;
  return (
    <div className={styles.page}>
      <Page title={words.title} line={words.line} onBack={onBack}>
        <div className={styles.cards}>
          <ActionCard
            shape="tall"
            icon={Building2}
            title={words.administration}
            line={words.administrationLine}
            onPress={() => onGo("administrator")}
          />
          <ActionCard
            shape="tall"
            icon={House}
            tone="accent"
            title={words.users}
            line={words.usersLine}
            onPress={() => onGo("person")}
          />
          <ActionCard
            shape="tall"
            icon={HeartHandshake}
            title={words.support}
            line={words.supportLine}
            onPress={() => onGo("support")}
          />
        </div>
      </Page>
      <Footer />
    </div>
  );
}
