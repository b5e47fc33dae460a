import { unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { type Reading, resource, useReading } from "@acompana/kit/reading";
import { useAdministrator } from "../use-administrator.ts";
import { useSettled } from "../use-settled.ts";
import { fullName, matchesUser, mayEnter, type Named, type User } from "../user.ts";

/** As many as one looks through; a longer part of the name finds the others. */
export const MOST_FOUND = 8;

interface FoundPeople {
  people: Named[];
  /** How many match in all. */
  total: number;
}

const foundPeople = resource("found-people");

/** The municipality's active people whose name contains what was typed, by name. */
export function useFoundPeople(typed: string): Reading<FoundPeople> {
  const { api } = useScreen();
  const administrator = useAdministrator();
  const search = useSettled(typed.trim());
  return useReading(
    administrator && foundPeople.key(administrator.municipalityId, search),
    async () => {
      const { adminId = "", municipalityId = "" } = administrator ?? {};
      const query = { adminId, municipalityId, limit: MOST_FOUND, ...(search && { search }) };
      const answer = await unwrap(api.GET("/api/users", { params: { query } }));
      // A portal of an earlier release knows no pages and sends everybody.
      if (Array.isArray(answer)) {
        const found = (answer as User[]).filter((user) => matchesUser(user, search));
        return { people: toActive(found.slice(0, MOST_FOUND)), total: found.length };
      }
      return { people: toActive(answer.users), total: answer.total };
    },
  );
}

/** Nobody else enters, nor is told anything. */
const toActive = (users: User[]): Named[] =>
  users.filter(mayEnter).map((user) => ({ id: user.id, name: fullName(user) }));
