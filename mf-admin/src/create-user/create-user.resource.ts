import { ApiError, answer } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { sessionEnded } from "../kept-draft.ts";
import { text } from "../text.ts";

export interface NewUser {
  name: string;
  email: string;
  phone: string;
  photo: string | null;
  pin: string;
  familyConsent: boolean;
  municipalConsent: boolean;
}

/** Creates an older person in the administrator's municipality, under the name as it was kept. */
export function useCreateUser() {
  const { api } = useScreen();
  return async (
    user: NewUser,
    by: { adminId: string; municipalityId: string },
  ): Promise<{ id: string; name: string }> => {
    const { photo, ...rest } = user;
    return await answer(
      api.POST("/api/users", {
        body: {
          ...rest,
          name: user.name.trim(),
          email: user.email.trim(),
          phone: user.phone.trim(),
          adminId: by.adminId,
          municipalityId: by.municipalityId,
          ...(photo && { photo }),
        },
      }),
    );
  };
}

/** How a person is told that a user could not be created. */
export function creationFailure(error: unknown) {
  const known = error instanceof ApiError ? error : null;
  const { fields } = known?.refusal ?? {};
  if (sessionEnded(error))
    return { alert: { message: text.createUser.noToken, detail: text.createUser.kept } };
  if (known?.sentence)
    return { alert: { message: text.createUser.refused(known.sentence) }, fields };
  return { line: text.createUser.failed };
}
