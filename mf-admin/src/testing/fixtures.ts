import type { components } from "@acompana/kit/api";
import type { AdministratorSession } from "@acompana/kit/area";
import type { ScreenWorld } from "@acompana/kit/testing";
import type { User } from "../user.ts";

// What the tests of this area share.

export const session: AdministratorSession = {
  role: "administrator",
  administrator: { id: "a1", name: "Ana Ruiz", email: "ana@villanueva.es" },
  municipality: { id: "m1", name: "Villanueva del Valle" },
};

export const LIST = "GET /api/users";

export function person(id: string, name: string, more: Partial<User> = {}): User {
  return {
    id,
    name,
    email: null,
    phone: null,
    address: null,
    surnames: null,
    preferredName: null,
    birthDate: null,
    emergencyName: null,
    emergencyPhone: null,
    photo: null,
    isActive: true,
    hasPin: true,
    familyConsent: true,
    municipalConsent: false,
    adminId: "a1",
    municipalityId: "m1",
    lastAccessAt: null,
    createdAt: "2026-03-02T09:30:00.000Z",
    ...more,
  };
}

export const carmen = person("u1", "Carmen López");
export const inigo = person("u2", "Íñigo Ruiz", { isActive: false, hasPin: false });

export const announcement: components["schemas"]["Announcement"] = {
  id: "n1",
  text: "Mañana, médico en la plaza a las 10",
  from: "2026-03-02",
  until: "2026-03-03",
  state: "current",
  isForAll: true,
  version: 1,
  createdAt: "2026-03-02T09:30:00.000Z",
  createdBy: "Ana Ruiz",
  seen: 18,
  total: 42,
};

/** An answer that waits until the test lets it go. */
export function held(response: Response) {
  let release = () => {};
  const waiting = new Promise<Response>((resolve) => {
    release = () => resolve(response);
  });
  return { answer: () => waiting, release: () => release() };
}

const OF_DASHBOARD = ["GET /api/backups/status", "GET /api/attention"];

/** The calls of what a test is about: the dashboard behind it asks for more. */
export const ownCalls = ({ calls }: ScreenWorld): string[] =>
  calls.filter((call) => !OF_DASHBOARD.includes(call));
