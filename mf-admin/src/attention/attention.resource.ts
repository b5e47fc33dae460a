import { type components, unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { resource, useReading } from "@acompana/kit/reading";

type Attention = components["schemas"]["Attention"];

const attention = resource("attention");

/**
 * What needs looking at, the newest first, and whether that is known or could not be read. When it
 * could not, nothing is shown, because the list of users shows that failure.
 */
export function useAttention() {
  const { api, session } = useScreen();
  const asked = session?.role === "administrator" ? attention.key(session.administrator.id) : null;
  const { data, error, mutate, retry } = useReading(
    asked,
    () => unwrap(api.GET("/api/attention")),
    {
      onError: () => {},
    },
  );

  /** Puts away what is shown. Rejects when more has come meanwhile, which is then read. */
  async function putAway(shown: readonly Attention[]): Promise<void> {
    const until =
      shown
        .map(({ lastAt }) => lastAt)
        .sort()
        .at(-1) ?? "";
    const count = shown.reduce((sum, one) => sum + one.count, 0);
    try {
      await unwrap(api.POST("/api/attention/seen", { body: { until, count } }));
      await mutate([], { revalidate: false });
    } catch (error) {
      retry();
      throw error;
    }
  }

  return {
    news: data ?? [],
    isKnown: asked === null || data !== undefined || error !== undefined,
    putAway,
    retry,
  };
}
