import { type ApiClient, ignoreNotFound, unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { type Reading, resource, useReading, useResourceCache } from "@acompana/kit/reading";
import { useState } from "react";
import { useAdministrator } from "../use-administrator.ts";
import { useSettled } from "../use-settled.ts";
import { matchesUser, type User } from "../user.ts";

const PAGE_SIZE = 20;
const users = resource("users");

/** Some of the people, and how many there are in all. */
export interface UserPage {
  users: User[];
  total: number;
  /** By need: how many of them the town hall should look at. A former portal does not say it. */
  needing?: number | undefined;
  /** Where the next page begins, or null. */
  next: string | null;
}

/** In which order people come: by who needs somebody, by name, by who was enrolled last. */
export type ListOrder = "needs" | "name" | "newest";

interface Place {
  search: string;
  after: string | null;
  order: ListOrder;
}

async function readPage(
  api: ApiClient,
  by: { adminId: string; municipalityId: string },
  { search, after, order }: Place,
): Promise<UserPage> {
  const { adminId, municipalityId } = by;
  const query = {
    adminId,
    municipalityId,
    limit: PAGE_SIZE,
    order,
    ...(search && { search }),
    ...(after && { after }),
  };
  const answer = await unwrap(api.GET("/api/users", { params: { query } }));
  // A portal of an earlier release knows no pages and sends everybody.
  if (Array.isArray(answer)) return { users: answer as User[], total: answer.length, next: null };
  return answer;
}

type Removed = Pick<User, "id" | "needs">;

/**
 * The older people of the administrator's municipality, page by page. While all of them stand on
 * the first page they are searched here, letter by letter; otherwise the server is asked.
 */
export function useUsers(search: string, order: ListOrder = "name") {
  const { api } = useScreen();
  const administrator = useAdministrator();
  const typed = useSettled(search.trim());
  const [trail, setTrail] = useState<string[]>([]);
  // Another search, or another order, begins on its first page.
  const asked = `${order} ${typed}`;
  const [askedBefore, setAskedBefore] = useState(asked);
  if (askedBefore !== asked) {
    setAskedBefore(asked);
    setTrail([]);
  }
  const place: Place = { order, search: typed, after: trail.at(-1) ?? null };
  const read = (where: Place) => () => {
    const { adminId = "", municipalityId = "" } = administrator ?? {};
    return readPage(api, { adminId, municipalityId }, where);
  };
  const keyOf = ({ search: part, after }: Place) =>
    administrator &&
    users.key(administrator.municipalityId, administrator.adminId, order, part, after ?? "");
  const start: Place = { order, search: "", after: null };
  const first = useReading(keyOf(start), read(start));
  // While another order is fetched, what the order before has shown still holds.
  const [wasWhole, setWasWhole] = useState(true);
  const isWhole = first.data ? first.data.next === null : wasWhole;
  if (isWhole !== wasWhole) setWasWhole(isWhole);
  const isElsewhere = !isWhole && (place.search !== "" || place.after !== null);
  const other = useReading(isElsewhere ? keyOf(place) : null, read(place));
  const shown: Reading<UserPage> = isElsewhere ? other : first;
  // The page before stays until the next one is there: the focus has nowhere to be lost.
  const [before, setBefore] = useState(shown.data);
  if (shown.data && shown.data !== before) setBefore(shown.data);
  const isFailed = shown.error !== undefined && !shown.busy;
  const list = { ...shown, data: shown.data ?? (isFailed ? undefined : before) };
  const cache = useResourceCache();

  /** Deletes a person with all their data; the list drops them without being read again. */
  async function remove({ id: userId, needs = [] }: Removed): Promise<void> {
    await ignoreNotFound(api.DELETE("/api/users/{userId}", { params: { path: { userId } } }));
    const without = (page?: UserPage) =>
      page && {
        ...page,
        users: page.users.filter((user) => user.id !== userId),
        total: page.total - 1,
        ...(page.needing !== undefined && needs.length > 0 && { needing: page.needing - 1 }),
      };
    await first.mutate(without, { revalidate: false });
    if (isElsewhere) await other.mutate(without, { revalidate: false });
    // Nobody is left on this page.
    if (shown.data?.users.length === 1) setTrail(trail.slice(0, -1));
  }

  return {
    list: administrator && list,
    isRefreshing: shown.data !== undefined && shown.busy,
    isWhole,
    /**
     * Whoever of the page matches: the server has looked for them, unless all stand on one page.
     */
    foundIn: ({ users: shown }: UserPage, part: string): User[] =>
      isWhole ? shown.filter((user) => matchesUser(user, part)) : shown,
    /** How many of them the town hall should look at; null where that is not known. */
    needingIn: (page: UserPage, found: User[]): number | null => {
      if (page.needing === undefined) return null;
      return isWhole ? found.filter(({ needs }) => needs && needs.length > 0).length : page.needing;
    },
    refresh: () => {
      if (administrator) void cache(users, administrator.municipalityId).renew();
    },
    remove,
    page: trail.length + 1,
    pages: Math.max(1, Math.ceil((list.data?.total ?? 0) / PAGE_SIZE)),
    turnOn: () => {
      const next = shown.data?.next;
      if (next) setTrail([...trail, next]);
    },
    turnBack: () => setTrail(trail.slice(0, -1)),
  };
}

export type Users = ReturnType<typeof useUsers>;
