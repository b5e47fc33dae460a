import type { ApiClient } from "@acompana/kit/api";
import type { Notify } from "@acompana/kit/area";
import { useState } from "react";
import type { Navigation } from "../navigation/use-navigation.ts";
import { type DeclaredScreens, LANDING } from "../screens/declared-screens.ts";
import { claimDevice } from "./claim-device.ts";
import { useOpenedLink } from "./use-opened-link.ts";

interface LinksSetup {
  api: ApiClient;
  notify: Notify;
  navigation: Navigation;
  screens: DeclaredScreens;
  /** Name of the page's municipality. */
  municipality: string;
}

/** The forms that a link opens, with the code that they send. */
const FORMS = {
  invitation: { role: "administrator", view: "create" },
  "support-invitation": { role: "support", view: "invitation" },
  "administrator-password": { role: "administrator", view: "password" },
  "support-password": { role: "support", view: "password" },
} as const;

/** The view of the older person's sign-in that tries whether the device is heard. */
const SOUND_TRIAL = "sound-trial";

/** The link with which the portal was opened, and for whose account it is. */
export interface OpenedForm {
  role: (typeof FORMS)[keyof typeof FORMS]["role"];
  /** Whether it is there to choose another password, and no invitation. */
  isPassword: boolean;
  code: string;
}

/** What the town hall's links do: invite, let choose a password, authorise a device. */
export function useLinks({ api, notify, navigation, screens, municipality }: LinksSetup) {
  const [opened, setOpened] = useState<OpenedForm | null>(null);
  const [claiming, setClaiming] = useState(false);

  useOpenedLink(({ kind, code }) => {
    if (kind !== "device") {
      const { role, view } = FORMS[kind];
      setOpened({ role, isPassword: view === "password", code });
      // The login lies before the form, where its 'Volver' leads.
      const { login } = screens.entrance(role);
      navigation.replace(login);
      navigation.navigate(login, view);
      return;
    }
    navigation.replace(LANDING);
    setClaiming(true);
    void claimDevice(api, notify, { code, municipality }).then((claimed) => {
      setClaiming(false);
      if (claimed === "no") return;
      const { login } = screens.entrance("person");
      navigation.replace(login);
      if (claimed === "to-be-tried") navigation.navigate(login, SOUND_TRIAL);
    });
  });

  return { opened, claiming };
}
