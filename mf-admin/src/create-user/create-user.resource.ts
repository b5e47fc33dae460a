import { ApiError, answer } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
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

/** Creates an older person in the administrator's municipality. Resolves to the kept name. */
export function useCreateUser() {
  const { api } = useScreen();
  return async (
    user: NewUser,
    by: { adminId: string; municipalityId: string },
  ): Promise<string> => {
    const { photo, ...rest } = user;
    const created = await answer(
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
    return created.name;
  };
}

/** How a person is told that a user could not be created. */
export function creationFailure(error: unknown) {
  const known = error instanceof ApiError ? error : null;
  const { fields } = known?.refusal ?? {};
  if (known?.status === 401)
    return { alert: { message: text.createUser.noToken, detail: known.sentence }, fields };
  if (known?.sentence)
    return { alert: { message: text.createUser.refused(known.sentence) }, fields };
  return { line: text.createUser.failed };
}
