import { useSession } from "@acompana/kit/area";
import { useState } from "react";
import { MainView } from "./main-view.tsx";
import { SubView } from "./sub-view.tsx";
import { useSupportedPerson } from "./support-dashboard.resource.ts";
import type { ViewName } from "./views.ts";

/** The home of relatives and carers: a main view and its sub-views. */
export function SupportDashboard() {
  const session = useSession("support");
  const [userId, setUserId] = useState(session.userId);
  const [view, setView] = useState<ViewName | "main">("main");
  const person = useSupportedPerson(userId);

  if (view === "main") return <MainView person={person} onPerson={setUserId} onView={setView} />;
  return <SubView key={view} view={view} person={person} onView={setView} />;
}
