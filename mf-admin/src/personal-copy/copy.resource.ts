import { type components, unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";

export type CopyRequest = components["schemas"]["RequestCopy"];

/** Has the copy of a person's data made, as the file that the server writes. */
export function useMakeCopy(userId: string) {
  const { api } = useScreen();
  return async (body: CopyRequest): Promise<Blob> => {
    const asked = { params: { path: { userId } }, body, parseAs: "blob" } as const;
    const file = await unwrap(api.POST("/api/users/{userId}/export", asked));
    return file as unknown as Blob;
  };
}
