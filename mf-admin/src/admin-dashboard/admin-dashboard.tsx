import { useAttackNotice, useScreen } from "@acompana/kit/area";
import { useOutdatedByWrites } from "@acompana/kit/reading";
import { Button, Loading, Page, SearchField } from "@acompana/kit/ui";
import { LogOut, RefreshCw, UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { useAttention } from "../attention/attention.resource.ts";
import { AttentionPanel } from "../attention/attention.tsx";
import { BackupWarnings } from "../backups/backup-warnings.tsx";
import { useReopenedDraft } from "../drafts.ts";
import { useMadeSheets } from "../sheets/use-made-sheets.ts";
import { text } from "../text.ts";
import { useAdministrator } from "../use-administrator.ts";
import type { User } from "../user.ts";
import { useUsers } from "../user-pages/users.resource.ts";
import styles from "./admin-dashboard.module.css";
import { useEnterHome } from "./admin-dashboard.resource.ts";
import { DashboardDialogs } from "./dashboard-dialogs.tsx";
import { SettingsMenu } from "./settings-menu.tsx";
import { auditView, recordView, SubView, sheetsView } from "./sub-view.tsx";
import { useDialogs } from "./use-dialogs.ts";
import { useSubView } from "./use-sub-view.ts";
import { UserList } from "./user-list.tsx";

const words = text.dashboard;

/** Where an administrator finds, adds and looks after the municipality's older people. */
export function AdminDashboard() {
  const { api, leave, session } = useScreen();
  const administrator = useAdministrator();
  const home = useEnterHome();
  const dialogs = useDialogs();
  const { view, go } = useSubView(dialogs);
  const sheets = useMadeSheets(() => go(sheetsView()));
  const [search, setSearch] = useState("");
  const people = useUsers(search);
  const attention = useAttention();
  const { retry: lookAgain } = attention;
  // What is done in another part may mend what stands here: read before one is back, nothing moves.
  useOutdatedByWrites(api, () => view !== null && lookAgain());
  const { list, isRefreshing, refresh, remove } = people;
  useReopenedDraft(dialogs.show);
  useAttackNotice(session?.guessedAt, text.attacked);

  /** The list and what stands above it, after a change in a dialog or on being asked. */
  function changed() {
    refresh();
    lookAgain();
  }

  async function removeUser(user: User) {
    await remove(user);
    sheets.drop(user.id);
    lookAgain();
  }

  async function logOut() {
    if (await sheets.mayLogOut()) await leave();
  }

  return (
    <>
      {view && (
        <SubView
          view={view}
          users={list?.data?.users ?? []}
          sheets={sheets}
          onDetails={(user) => dialogs.show({ kind: "details", user })}
          onChanged={refresh}
          onView={go}
        />
      )}
      <div hidden={view !== null}>
        <Page
          title={words.title}
          line={administrator?.municipality.name}
          actions={
            <>
              <SettingsMenu
                onAnnouncements={() => go("announcements")}
                onFigures={() => go("figures")}
                onMyAccount={() => go("my-account")}
                onColleagues={() => go("colleagues")}
                onInvite={() => go("invitations")}
                onAuthorise={() => dialogs.show({ kind: "authorise-device" })}
                onDevices={() => go("devices")}
                onImport={() => go("import")}
                onSheets={() => go(sheetsView())}
                onEvents={() => go("events")}
                onPortalParts={() => go("portal-parts")}
              />
              <Button icon={LogOut} onClick={() => void logOut()}>
                {words.leave}
              </Button>
            </>
          }
        >
          {attention.isKnown || !administrator ? (
            <>
              <BackupWarnings />
              <AttentionPanel onEvents={() => go("events")} />
              <div className={styles.tools}>
                <div className={styles.search}>
                  <SearchField label={words.search} value={search} onValue={setSearch} />
                </div>
                <Button icon={RefreshCw} className={styles.tool} onClick={changed}>
                  {isRefreshing ? words.refreshing : words.refresh}
                </Button>
                <Button
                  look="primary"
                  icon={UserRoundPlus}
                  className={styles.tool}
                  onClick={() => dialogs.show({ kind: "create-user" })}
                >
                  {words.create}
                </Button>
              </div>
              <UserList
                people={people}
                search={search}
                onProfile={(user) =>
                  user.hasPin ? dialogs.show({ kind: "pin", user }) : void home.openWithoutPin(user)
                }
                onDialog={(kind, user) => dialogs.show({ kind, user })}
              />
            </>
          ) : (
            // What stands above the list pushes it away when it comes later.
            <Loading label={words.loading} />
          )}
        </Page>
      </div>
      <DashboardDialogs
        dialogs={dialogs}
        home={home}
        remove={removeUser}
        onChanged={changed}
        onNewPin={(user) => sheets.drop(user.id)}
        onRecord={(user) => go(recordView(user))}
        onSheet={(user) => go(sheetsView(user))}
        onAudit={(user) => go(auditView(user))}
      />
    </>
  );
}
