import { type ApiClient, answer } from "@acompana/kit/api";
import { useScreen, useSession } from "@acompana/kit/area";
import { type ActivityFigures, type MetricsRange, metricsWindow } from "@acompana/kit/metrics";
import useSWR from "swr";

/** What the person has agreed to, as the server knows it now. Rejects when it cannot be read. */
export function useReadConsents() {
  const { api } = useScreen();
  const { id } = useSession("person").user;
  return async () => {
    const { familyConsent, municipalConsent } = await answer(
      api.GET("/api/users/{id}", { params: { path: { id } } }),
    );
    return { familyConsent, municipalConsent };
  };
}

/** The person's activity and counts, read together; what cannot be read counts as 0. */
export function useActivity(range: MetricsRange): ActivityFigures {
  return {
    metrics: useRead(["metrics", range], (api, id) => {
      const call = { params: { path: { id }, query: metricsWindow(range, new Date()) } };
      return answer(api.GET("/api/users/{id}/metrics", call));
    }),
    reminders: useRead(["reminder-stats"], (api, userId) =>
      answer(api.GET("/api/users/{userId}/reminders/stats", { params: { path: { userId } } })),
    ),
    media: useRead(["media-stats"], (api, userId) =>
      answer(api.GET("/api/users/{userId}/media/stats", { params: { path: { userId } } })),
    ),
  };
}

/** Undefined while it is being read, also when it is read again. */
function useRead<Figures extends object>(
  key: (string | number)[],
  read: (api: ApiClient, userId: string) => Promise<Figures>,
): Partial<Figures> | undefined {
  const { api } = useScreen();
  const { id } = useSession("person").user;
  const { data, error, isValidating } = useSWR([...key, id], () => read(api, id), {
    onError: (failure) => reportError(failure),
  });
  if (isValidating) return undefined;
  return error ? {} : data;
}
