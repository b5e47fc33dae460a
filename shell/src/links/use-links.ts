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

/** What the links do that the town hall gives out: invite an administrator, authorise a device. */
export function useLinks({ api, notify, navigation, screens, municipality }: LinksSetup) {
  const [invitation, setInvitation] = useState<string | null>(null);
  const [claiming, setClaiming] = useState(false);

  useOpenedLink(({ kind, code }) => {
    if (kind === "invitation") {
      setInvitation(code);
      // The login lies before the form, where its 'Volver' leads.
      const { login } = screens.entrance("administrator");
      navigation.replace(login);
      navigation.navigate(login, "create");
      return;
    }
    navigation.replace(LANDING);
    setClaiming(true);
    void claimDevice(api, notify, { code, municipality }).then((authorised) => {
      setClaiming(false);
      if (authorised) navigation.replace(screens.entrance("person").login);
    });
  });

  return { invitation, claiming };
}
