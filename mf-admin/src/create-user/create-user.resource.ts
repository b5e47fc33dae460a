import { ApiError, unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { fieldSentences, type Problem, sessionEnded } from "@acompana/kit/form";
import { text } from "../text.ts";
import { changesOf, trimDetails } from "../user-details/details.ts";
import { type Details, EMPTY_DETAILS } from "../user-details/details-fields.tsx";

interface NewUser extends Details {
  photo: string | null;
  pin: string;
  /** The person has chosen it: no other one is offered to them. */
  isAgreed: boolean;
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
    const { name, photo, pin, isAgreed, familyConsent, municipalConsent } = user;
    // A detail that was left empty is not sent.
    const filled = changesOf(EMPTY_DETAILS, trimDetails(user));
    const { adminId, municipalityId } = by;
    return await unwrap(
      api.POST("/api/users", {
        body: {
          ...filled,
          name: name.trim(),
          pin,
          familyConsent,
          municipalConsent,
          adminId,
          municipalityId,
          ...(isAgreed && { pinAgreed: true }),
          ...(photo && { photo }),
        },
      }),
    );
  };
}

/** The message when a user could not be created. */
export function creationFailure(error: unknown): Problem {
  if (sessionEnded(error))
    return { alert: { message: text.createUser.noToken, detail: text.createUser.kept } };
  const sentence = error instanceof ApiError ? error.sentence : undefined;
  return sentence
    ? { alert: { message: text.createUser.refused(sentence) }, fields: fieldSentences(error) }
    : { line: text.createUser.failed };
}
