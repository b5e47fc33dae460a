import { useAttackNotice, useScreen, useSession } from "@acompana/kit/area";
import { Loading } from "@acompana/kit/ui";
import { lazy, Suspense, useState } from "react";
import { text } from "../text.ts";
import { MainView } from "./main-view.tsx";
import { SubView } from "./sub-view.tsx";
import { useSupportedPeople } from "./support-dashboard.resource.ts";
import { useConsentNews } from "./use-consent-news.ts";
import { isView, type ViewName } from "./views.ts";

const MyAccount = lazy(async () => ({
  default: (await import("../my-account/my-account.tsx")).MyAccount,
}));

/** The home of relatives and carers: a main view and its sub-views. */
export function SupportDashboard() {
  const session = useSession("support");
  const [userId, setUserId] = useState(session.userId);
  const { view, navigate } = useScreen();
  const { users, reading, check, withdrawn } = useSupportedPeople(view);
  const person = users.find(({ id }) => id === userId) ?? users[0] ?? session.user;

  useAttackNotice(session.guessedAt, text.attacked);
  useConsentNews(users, check);

  const show = (next: ViewName) => navigate("support-dashboard", next);
  if (view === "my-account")
    return (
      <Suspense fallback={<Loading label={text.dashboard.loading} />}>
        <MyAccount />
      </Suspense>
    );
  if (!isView(view))
    return (
      <MainView
        person={person}
        users={users}
        reading={reading}
        onPerson={setUserId}
        onView={show}
        onAccount={() => navigate("support-dashboard", "my-account")}
        onNoConsent={withdrawn}
      />
    );
  return (
    <SubView
      key={`${view} ${person.id}`}
      view={view}
      person={person}
      onView={show}
      onNoConsent={() => withdrawn(person.id)}
      onCheck={check}
    />
  );
}
