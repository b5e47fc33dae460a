import { PinDialog } from "@acompana/kit/ui";
import { CreateUserDialog } from "../create-user/create-user-dialog.tsx";
import { AddSupportDialog } from "../support-persons/add-support-dialog.tsx";
import { SupportListDialog } from "../support-persons/support-list-dialog.tsx";
import { text } from "../text.ts";
import type { useEnterHome } from "./admin-dashboard.resource.ts";
import type { useDialogs } from "./use-dialogs.ts";

const pinText = { title: text.user.pinTitle, label: text.user.pinLabel };

interface DashboardDialogsProps {
  dialogs: ReturnType<typeof useDialogs>;
  home: ReturnType<typeof useEnterHome>;
  onCreated: () => void;
}

/** Whichever dialog of the dashboard is open. */
export function DashboardDialogs({ dialogs, home, onCreated }: DashboardDialogsProps) {
  const { open, show, close, finish } = dialogs;
  switch (open?.kind) {
    case "create-user":
      return (
        <CreateUserDialog
          onClose={close}
          onCreated={(name) => {
            onCreated();
            finish(text.createUser.created(name));
          }}
        />
      );
    case "pin":
      return (
        <PinDialog
          person={open.user}
          text={pinText}
          verify={(pin) => home.verify(open.user, pin)}
          onValid={home.open}
          onClose={close}
        />
      );
    case "add-support":
      return (
        <AddSupportDialog
          user={open.user}
          onClose={close}
          onAdded={() => finish(text.supportPersons.added)}
        />
      );
    case "support-list":
      return (
        <SupportListDialog
          user={open.user}
          onAdd={() => show({ kind: "add-support", user: open.user })}
          onClose={close}
        />
      );
    default:
      return null;
  }
}
