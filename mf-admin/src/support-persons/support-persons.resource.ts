import { ApiError, answer } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import useSWR, { useSWRConfig } from "swr";
import { text } from "../text.ts";

const listKey = (userId: string) => ["support-persons", userId];

/** The relatives and carers of an older person. */
export function useSupportPersons(userId: string) {
  const { api, session } = useScreen();
  const municipalityId = session?.municipality.id;
  const { data, error, isValidating, mutate } = useSWR(listKey(userId), () =>
    answer(
      api.GET("/api/users/{userId}/support-persons", {
        params: { path: { userId }, ...(municipalityId && { query: { municipalityId } }) },
      }),
    ),
  );
  return {
    persons: error ? undefined : data,
    failed: error !== undefined && !isValidating,
    retry: () => void mutate(),
  };
}

export interface NewSupportPerson {
  name: string;
  email: string;
  password: string;
}

/** Gives a relative or carer access; the list is read afresh the next time it is shown. */
export function useAddSupportPerson(userId: string) {
  const { api } = useScreen();
  const { mutate } = useSWRConfig();
  return async (body: NewSupportPerson): Promise<void> => {
    const call = api.POST("/api/users/{userId}/support-persons", {
      params: { path: { userId } },
      body,
    });
    await answer(call);
    await mutate(listKey(userId), undefined);
  };
}

/** What people are told when a support person could not be created. */
export function refusal(error: unknown) {
  const known = error instanceof ApiError ? error : null;
  return {
    alert: { message: known?.sentence ?? text.supportPersons.failed },
    fields: known?.refusal.fields,
  };
}
