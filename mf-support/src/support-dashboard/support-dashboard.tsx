import { useScreen, useSession } from "@acompana/kit/area";
import { useState } from "react";
import { MainView } from "./main-view.tsx";
import { SubView } from "./sub-view.tsx";
import { useSupportedPerson } from "./support-dashboard.resource.ts";
import { isView, type ViewName } from "./views.ts";

/** The home of relatives and carers: a main view and its sub-views. */
export function SupportDashboard() {
  const session = useSession("support");
  const [userId, setUserId] = useState(session.userId);
  const { view, navigate } = useScreen();
  const person = useSupportedPerson(userId);

  const show = (next: ViewName) => navigate("support-dashboard", next);
  if (!isView(view)) return <MainView person={person} onPerson={setUserId} onView={show} />;
  return <SubView key={view} view={view} person={person} onView={show} />;
}
