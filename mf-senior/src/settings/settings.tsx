import { useScreen, useSession } from "@acompana/kit/area";
import { ReadingNote } from "@acompana/kit/reading";
import { ActionCard, Avatar, Loading, Page } from "@acompana/kit/ui";
import { Eye } from "lucide-react";
import { settingsText } from "../text/settings.ts";
import { Hearing } from "./hearing.tsx";
import { OwnCopy } from "./own-copy.tsx";
import { OwnPin } from "./own-pin.tsx";
import styles from "./settings.module.css";
import { useSettings } from "./settings.resource.ts";
import { SettingsForm } from "./settings-form.tsx";

const words = settingsText;

/** What the person decides about the portal; nothing counts until it is saved. */
export function Settings() {
  const { back, navigate } = useScreen();
  const { user } = useSession("person");
  const { settings, loaded, reading, save } = useSettings();
  return (
    <Page title={words.title} line={words.titleLine} onBack={back}>
      <div className={styles.body}>
        <div className={styles.profile}>
          <Avatar name={user.name} photo={user.photo} size={96} />
          <p className={styles.name}>{user.name}</p>
        </div>
        <div className={styles.column}>
          {/* What was known at the sign-in is still known. */}
          <ReadingNote reading={reading} isKnown />
          {settings ? (
            <SettingsForm saved={settings} whole={loaded} save={save} />
          ) : (
            <Loading label={words.loading} />
          )}
        </div>
        {settings && (
          <div className={styles.column}>
            <Hearing />
            <OwnPin />
            <ActionCard
              icon={Eye}
              title={words.ownData}
              line={words.ownDataLine}
              onPress={() => navigate("own-data")}
            />
            {/* Last, because it is read by itself: what comes later pushes nothing away. */}
            <OwnCopy />
          </div>
        )}
      </div>
    </Page>
  );
}
