import type { ScreenName } from "@acompana/kit/area";
import { ActionCard, Page } from "@acompana/kit/ui";
import { Building2, HeartHandshake, House } from "lucide-react";
import { Footer } from "../footer/footer.tsx";
import { text } from "../text.ts";
import styles from "./main-select.module.css";

interface MainSelectProps {
  onGo: (screen: ScreenName) => void;
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
            icon={House}
            tone="accent"
            title={words.users}
            line={words.usersLine}
            onPress={() => onGo("user-select")}
          />
          <ActionCard
            shape="tall"
            icon={HeartHandshake}
            title={words.support}
            line={words.supportLine}
            onPress={() => onGo("support-login")}
          />
          <ActionCard
            shape="tall"
            icon={Building2}
            title={words.administration}
            line={words.administrationLine}
            onPress={() => onGo("admin-login")}
          />
        </div>
      </Page>
      <Footer />
    </div>
  );
}
