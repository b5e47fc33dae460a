import type { ApiClient } from "@acompana/kit/api";
import type { Notify } from "@acompana/kit/area";
import { useState } from "react";
import type { Navigation } from "../navigation/use-navigation.ts";
import { claimDevice } from "./claim-device.ts";
import { useOpenedLink } from "./use-opened-link.ts";

interface LinksSetup {
  api: ApiClient;
  notify: Notify;
  navigation: Navigation;
  /** Name of the page's municipality. */
  municipality: string;
}

/** What the links do that the town hall gives out: invite an administrator, authorise a device. */
export function useLinks({ api, notify, navigation, municipality }: LinksSetup) {
  const [invitation, setInvitation] = useState<string | null>(null);
  const [claiming, setClaiming] = useState(false);

  useOpenedLink(({ kind, code }) => {
    if (kind === "invitation") {
      setInvitation(code);
      // The login lies before the form, where its 'Volver' leads.
      navigation.replace("admin-login");
      navigation.navigate("admin-login", "create");
      return;
    }
    navigation.replace("landing");
    setClaiming(true);
    void claimDevice(api, notify, { code, municipality }).then((authorised) => {
      setClaiming(false);
      if (authorised) navigation.replace("user-select");
    });
  });

  return { invitation, claiming };
}
