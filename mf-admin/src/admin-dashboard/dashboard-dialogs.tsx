import { useScreen } from "@acompana/kit/area";
import { PinDialog } from "@acompana/kit/ui";
import { ConsentsDialog } from "../consents/consents-dialog.tsx";
import { CreateUserDialog } from "../create-user/create-user-dialog.tsx";
import { AuthoriseDialog } from "../devices/authorise-dialog.tsx";
import { ErasureReceipt } from "../erasure-receipt/erasure-receipt.tsx";
import { PauseDialog } from "../pause/pause-dialog.tsx";
import { RemoveUserDialog } from "../remove-dialog/remove-user-dialog.tsx";
import { AddSupportDialog } from "../support-persons/add-support-dialog.tsx";
import { SupportListDialog } from "../support-persons/support-list-dialog.tsx";
import { text } from "../text.ts";
import type { Named, User } from "../user.ts";
import { UserDetailsDialog } from "../user-details/user-details-dialog.tsx";
import { SetPinDialog } from "../user-options/set-pin-dialog.tsx";
import { UserOptions } from "../user-options/user-options.tsx";
import type { useEnterHome } from "./admin-dashboard.resource.ts";
import type { useDialogs } from "./use-dialogs.ts";

const pinText = { title: text.user.pinTitle, label: text.user.pinLabel };

interface DashboardDialogsProps {
  dialogs: ReturnType<typeof useDialogs>;
  home: ReturnType<typeof useEnterHome>;
  remove: (user: User) => Promise<void>;
  /** Somebody was added or changed. */
  onChanged: () => void;
  /** The PIN on a sheet that was not printed opens no more. */
  onNewPin: (user: User) => void;
  /** Leads to a part of the dashboard. */
  onView: (view: string) => void;
}

/** Whichever dialog of the dashboard is open. */
export function DashboardDialogs(props: DashboardDialogsProps) {
  const { dialogs, home, remove, onChanged, onNewPin, onView } = props;
  const { notify } = useScreen();
  const { open, show, close, finish } = dialogs;
  function saved(sentence: string, offer?: Parameters<typeof finish>[1]) {
    onChanged();
    finish(sentence, offer);
  }
  function pinChanged(user: User, sentence: string) {
    onNewPin(user);
    saved(sentence);
  }
  switch (open?.kind) {
    case "create-user":
      return (
        <CreateUserDialog
          onCreated={(user) => saved(text.createUser.created(user.name), offerSupport(user))}
          onClose={close}
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
    case "options":
      return (
        <UserOptions
          user={open.user}
          onDialog={(kind) => show({ kind, user: open.user })}
          onView={onView}
          onPinDropped={() => pinChanged(open.user, text.pin.dropped(open.user.name))}
          onClose={close}
        />
      );
    case "details":
      return (
        <UserDetailsDialog
          user={open.user}
          onSaved={(name) => saved(text.details.saved(name))}
          onClose={close}
        />
      );
    case "consents":
      return <ConsentsDialog user={open.user} onChanged={onChanged} onClose={close} />;
    case "pause":
      return <PauseDialog user={open.user} onSaved={saved} onClose={close} />;
    case "set-pin":
      return (
        <SetPinDialog
          user={open.user}
          onSaved={() => pinChanged(open.user, text.pin.saved(open.user.name))}
          onClose={close}
        />
      );
    case "add-support":
      return (
        <AddSupportDialog
          key={open.user.id}
          user={open.user}
          onAdded={(sentence) => finish(sentence, offerAnother(open.user))}
          onClose={close}
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
    case "delete-user":
      return (
        <RemoveUserDialog
          user={open.user}
          remove={() => remove(open.user)}
          onDeactivated={saved}
          onRemoved={() => {
            show({ kind: "erased", userId: open.user.id });
            notify.toast({ title: text.remove.userDeleted(open.user.name) });
          }}
          onClose={close}
        />
      );
    case "erased":
      return <ErasureReceipt userId={open.userId} onClose={close} />;
    case "authorise-device":
      return <AuthoriseDialog onClose={close} />;
    default:
      return null;
  }
}

/** Somebody's relatives are usually enrolled next. */
const offerSupport = (user: Named) => ({
  message: text.createUser.offerSupport,
  confirm: text.user.addSupport,
  cancel: text.createUser.notNow,
  next: { kind: "add-support", user } as const,
});

const offerAnother = (user: Named) => ({
  message: text.supportPersons.offerAnother(user.name),
  confirm: text.supportPersons.addAnother,
  cancel: text.supportPersons.enough,
  next: { kind: "add-support", user } as const,
});
