import { useScreen } from "@acompana/kit/area";
import { Button, Page, SearchField } from "@acompana/kit/ui";
import { LogOut, RefreshCw, UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { BackupWarnings } from "../backups/backup-warnings.tsx";
import { useReopenedDraft } from "../drafts.ts";
import { text } from "../text.ts";
import { useAdministrator } from "../use-administrator.ts";
import styles from "./admin-dashboard.module.css";
import { useEnterHome } from "./admin-dashboard.resource.ts";
import { DashboardDialogs } from "./dashboard-dialogs.tsx";
import { SettingsMenu } from "./settings-menu.tsx";
import { auditView, SubView } from "./sub-view.tsx";
import { useDialogs } from "./use-dialogs.ts";
import { useSubView } from "./use-sub-view.ts";
import { UserList } from "./user-list.tsx";
import { useUsers } from "./users.resource.ts";

const words = text.dashboard;

/** Where an administrator finds, adds and looks after the municipality's older people. */
export function AdminDashboard() {
  const { leave } = useScreen();
  const administrator = useAdministrator();
  const home = useEnterHome();
  const dialogs = useDialogs();
  const { view, go } = useSubView(dialogs);
  const [search, setSearch] = useState("");
  const people = useUsers(search);
  const { list, isRefreshing, refresh, remove } = people;
  useReopenedDraft(dialogs.show);

  return (
    <>
      {view && <SubView view={view} users={list?.data?.users ?? []} />}
      <div hidden={view !== null}>
        <Page
          title={words.title}
          line={administrator?.municipality.name}
          actions={
            <>
              <SettingsMenu
                onInvite={() => go("invitations")}
                onAuthorise={() => dialogs.show({ kind: "authorise-device" })}
                onDevices={() => go("devices")}
                onPortalParts={() => go("portal-parts")}
              />
              <Button icon={LogOut} onClick={() => void leave()}>
                {words.leave}
              </Button>
            </>
          }
        >
          <BackupWarnings />
          <div className={styles.tools}>
            <div className={styles.search}>
              <SearchField label={words.search} value={search} onValue={setSearch} />
            </div>
            <Button icon={RefreshCw} className={styles.tool} onClick={refresh}>
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
        </Page>
      </div>
      <DashboardDialogs
        dialogs={dialogs}
        home={home}
        remove={remove}
        onChanged={refresh}
        onAudit={(user) => go(auditView(user))}
      />
    </>
  );
}
