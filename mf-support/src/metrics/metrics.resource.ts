import { type ApiClient, ApiError, answer } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { type ActivityFigures, type MetricsRange, metricsWindow } from "@acompana/kit/metrics";
import useSWR from "swr";
import { lacksConsent } from "../support-dashboard/shared-view.ts";

interface Whose {
  userId: string;
  onNoConsent: () => void;
}

/** The person's activity and counts, read together; what cannot be read counts as 0. */
export function useActivity(range: MetricsRange, whose: Whose): ActivityFigures {
  return {
    metrics: useRead(["metrics", range], whose, (api, id) => {
      const call = { params: { path: { id }, query: metricsWindow(range, new Date()) } };
      return answer(api.GET("/api/users/{id}/metrics", call));
    }),
    reminders: useRead(["reminder-stats"], whose, (api, userId) =>
      answer(api.GET("/api/users/{userId}/reminders/stats", { params: { path: { userId } } })),
    ),
    media: useRead(["media-stats"], whose, (api, userId) =>
      answer(api.GET("/api/users/{userId}/media/stats", { params: { path: { userId } } })),
    ),
  };
}

/** Undefined while it is being read, also when it is read again. */
function useRead<Figures extends object>(
  key: (string | number)[],
  { userId, onNoConsent }: Whose,
  read: (api: ApiClient, userId: string) => Promise<Figures>,
): Partial<Figures> | undefined {
  const { api } = useScreen();
  const { data, error, isValidating } = useSWR([...key, userId], () => read(api, userId), {
    onError(failure: unknown) {
      if (lacksConsent(failure)) return onNoConsent();
      if (!(failure instanceof ApiError && failure.offline)) reportError(failure);
    },
  });
  if (isValidating) return undefined;
  return error ? {} : data;
}
