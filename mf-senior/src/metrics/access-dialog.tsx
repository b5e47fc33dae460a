import { reportUnlessOffline } from "@acompana/kit/api";
import { useScreen, useSession } from "@acompana/kit/area";
import { whyUnread } from "@acompana/kit/reading";
import { ActionCard, Avatar, Button } from "@acompana/kit/ui";
import { ArrowLeft, Building2, UserRound, Users } from "lucide-react";
import { useRef } from "react";
import { metricsText } from "../text/metrics.ts";
import styles from "./access-dialog.module.css";
import { useReadConsents } from "./metrics.resource.ts";

const words = metricsText.access;

type Consent = "familyConsent" | "municipalConsent";

/** Asks who is looking. It stays until it is answered: nothing closes it but its own buttons. */
export function AccessDialog({ onGranted }: { onGranted: () => void }) {
  const { Dialog, back } = useScreen();
  const { name, photo } = useSession("person").user;
  const enterWith = useConsent(onGranted);
  return (
    <Dialog title={words.title} description={words.question}>
      <div className={styles.choices}>
        <ActionCard
          icon={UserRound}
          hue="activity"
          drawing={<Avatar name={name} photo={photo} />}
          title={words.person}
          onPress={onGranted}
        />
        <ActionCard
          icon={Users}
          title={words.family}
          onPress={() => void enterWith("familyConsent")}
        />
        <ActionCard
          icon={Building2}
          title={words.staff}
          onPress={() => void enterWith("municipalConsent")}
        />
        <Button look="quiet" icon={ArrowLeft} wide onClick={back}>
          {words.back}
        </Button>
      </div>
    </Dialog>
  );
}

/** Opens the metrics if the person's consent, as the server has it now, allows it. */
function useConsent(onGranted: () => void) {
  const { notify } = useScreen();
  const readConsents = useReadConsents();
  const busy = useRef(false);
  return async (consent: Consent) => {
    if (busy.current) return;
    busy.current = true;
    try {
      if ((await readConsents())[consent]) return onGranted();
    } catch (error) {
      // A consent that cannot be read opens nothing, and is not reported as a refusal either.
      reportUnlessOffline(error);
      return await notify.alert(words.unread, whyUnread(error));
    } finally {
      busy.current = false;
    }
    await notify.alert(words.refused);
  };
}
