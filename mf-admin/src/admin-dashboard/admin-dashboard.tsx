import { useAttackNotice, useScreen } from "@acompana/kit/area";
import { useOutdatedByWrites } from "@acompana/kit/reading";
import { BesideList, BusyLabel, Button, Loading, Page, SearchField } from "@acompana/kit/ui";
import { LogOut, RefreshCw, UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { useAttention } from "../attention/attention.resource.ts";
import { AttentionPanel } from "../attention/attention.tsx";
import { BackupWarnings } from "../backups/backup-warnings.tsx";
import { useReopenedDraft } from "../drafts.ts";
import { RoomList } from "../rooms/room-list.tsx";
import { useHasRoomList } from "../rooms/use-has-room-list.ts";
import { useMadeSheets } from "../sheets/use-made-sheets.ts";
import { text } from "../text.ts";
import { useAdministrator } from "../use-administrator.ts";
import type { User } from "../user.ts";
import { type ListOrder, useUsers } from "../user-pages/users.resource.ts";
import { sheetsView } from "../views.ts";
import styles from "./admin-dashboard.module.css";
import { useEnterHome } from "./admin-dashboard.resource.ts";
import { DashboardDialogs } from "./dashboard-dialogs.tsx";
import { SettingsMenu } from "./settings-menu.tsx";
import { SubView } from "./sub-view.tsx";
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
  const sheets = useMadeSheets(view, () => go(sheetsView()));
  const [search, setSearch] = useState("");
  const [order, setOrder] = useState<ListOrder>("needs");
  const people = useUsers(search, order);
  const hasRoomList = useHasRoomList();
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
    <div className={hasRoomList ? styles.withRooms : ""}>
      {hasRoomList && <RoomList view={view} onRoom={go} />}
      <BesideList value={hasRoomList}>
        {view && (
          <SubView
            view={view}
            users={list?.data?.users ?? []}
            sheets={sheets}
            onDialog={dialogs.show}
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
                  hasRoomList={hasRoomList}
                  onView={go}
                  onDialog={(kind) => dialogs.show({ kind })}
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
                    <SearchField
                      label={words.search}
                      placeholder={words.searchBy}
                      value={search}
                      onValue={setSearch}
                    />
                  </div>
                  <Button icon={RefreshCw} className={styles.tool} onClick={changed}>
                    <BusyLabel busy={isRefreshing} doing={words.refreshing}>
                      {words.refresh}
                    </BusyLabel>
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
                  order={order}
                  onOrder={setOrder}
                  onProfile={(user) =>
                    user.hasPin
                      ? dialogs.show({ kind: "pin", user })
                      : void home.openWithoutPin(user)
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
      </BesideList>
      <DashboardDialogs
        dialogs={dialogs}
        home={home}
        remove={removeUser}
        onChanged={changed}
        onNewPin={(user) => sheets.drop(user.id)}
        onView={go}
      />
    </div>
  );
}
