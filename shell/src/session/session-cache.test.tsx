import { render, screen, waitFor } from "@testing-library/react";
import useSWR from "swr";
import { expect, test } from "vitest";
import { SessionCache } from "./session-cache.tsx";

let answer: () => Promise<string>;
const never = () => new Promise<string>(() => {});

function Reminder() {
  const { data } = useSWR("reminder", () => answer());
  return <p>{data ?? "nothing known"}</p>;
}
const shown = (session: string) => (
  <SessionCache session={session}>
    <Reminder />
  </SessionCache>
);

test("what was read for a session is known to nobody after it, nor to the same person later", async () => {
  answer = async () => "Pastilla";
  const { rerender } = render(shown("person 1"));
  await waitFor(() => expect(screen.getByText("Pastilla")).toBeTruthy());
  rerender(shown("person 1"));
  expect(screen.getByText("Pastilla")).toBeTruthy();

  answer = never;
  for (const session of ["nobody", "person 1", "support 1"]) {
    rerender(shown(session));
    expect(screen.getByText("nothing known")).toBeTruthy();
  }
});
