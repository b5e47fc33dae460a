import { eq } from "drizzle-orm";
import { supportPersons } from "../../db/schema/support-persons.ts";
import { users } from "../../db/schema/users.ts";
import type { SignedInCtx, Subject } from "../context.ts";
import { deceased } from "../deceased.ts";
import {
  consentRequired,
  forbidden,
  notFound,
  type ServiceError,
  unknownMunicipality,
  userNotFound,
} from "../errors.ts";
import { isUuid } from "../is-uuid.ts";
import type { Condition } from "../policy.ts";
import { copyNeedsOwnPin, isProven } from "./own-pin.ts";

/** Null when the condition holds. */
type LimitError = ServiceError | null;
type Check = {
  /** What must be known of the call before the condition can be judged. */
  about: "userId" | "accountId" | null;
  judge: (ctx: SignedInCtx, subject: Subject) => LimitError | Promise<LimitError>;
};

/** What the words of the policy mean for a caller with a session. */
export const CONDITIONS: Record<Exclude<Condition, VisitorCondition>, Check> = {
  /** Whoever has the role. */
  always: { about: null, judge: () => null },
  /** All that the call reads or changes is of the caller's municipality: its statements name it. */
  ownMunicipality: { about: null, judge: () => null },
  /** The account that the call names is the caller's own, and so is the municipality. */
  inOwnName: { about: "accountId", judge: judgeName },
  /** The older person whom the call is about makes it, or an administrator in that home. */
  self: {
    about: "userId",
    judge: (ctx, subject) =>
      ctx.principal.role === "person" && ctx.principal.id === subject.userId
        ? null
        : refuseAbout(ctx, subject),
  },
  /** The same, and no administrator has entered that home. */
  selfAlone: {
    about: "userId",
    judge: (ctx, subject) =>
      ctx.principal.role === "person" && ctx.principal.enteredBy
        ? forbidden()
        : CONDITIONS.self.judge(ctx, subject),
  },
  /** The person alone, in a session that a PIN opened which only they can know. */
  selfWithOwnPinForCopy: {
    about: "userId",
    judge: async (ctx, subject) => {
      const error = await CONDITIONS.selfAlone.judge(ctx, subject);
      if (error || ctx.principal.role !== "person") return error;
      return isProven(ctx, ctx.principal) ? null : copyNeedsOwnPin();
    },
  },
  /** The caller is a support person of the older person. */
  linked: {
    about: "userId",
    judge: (ctx, subject) => (findLinked(ctx, subject) ? null : refuseAbout(ctx, subject)),
  },
  /** The same, and the older person shares with the family. */
  linkedWithFamilyConsent: {
    about: "userId",
    judge: (ctx, subject) => {
      const user = findLinked(ctx, subject);
      if (!user) return refuseAbout(ctx, subject);
      return user.familyConsent ? null : consentRequired();
    },
  },
  /** The town hall has noted no death of the older person. */
  toTheLiving: {
    about: "userId",
    judge: (ctx, subject) =>
      findLinked(ctx, subject)?.pause?.reason === "death" ? deceased() : null,
  },
  /** The older person lives in the administrator's municipality. */
  inMunicipality: {
    about: "userId",
    judge: async (ctx, subject) => ((await findResident(ctx, subject)) ? null : missing(subject)),
  },
  /** The same, and the older person shares with the town hall. */
  municipalConsent: {
    about: "userId",
    judge: async (ctx, subject) => {
      const user = await findResident(ctx, subject);
      if (!user) return missing(subject);
      return user.municipalConsent ? null : consentRequired();
    },
  },
};

/** Conditions of calls that need no session; see `permit-visitor.ts`. */
type VisitorCondition = "onAllowedDevice" | "ofThatMunicipality";

const missing = ({ notFound: other = userNotFound }: Subject) => other();

/** 403 within one's municipality; elsewhere, as far as one can tell, nobody of that name exists. */
export async function refuseAbout(ctx: SignedInCtx, subject: Subject): Promise<ServiceError> {
  if (subject.userId !== undefined) {
    return (await findResident(ctx, subject)) ? forbidden() : missing(subject);
  }
  if (subject.accountId !== undefined) return await refuseName(ctx, subject.accountId);
  return forbidden();
}

function judgeName(
  ctx: SignedInCtx,
  { accountId, municipalityId }: Subject,
): LimitError | Promise<LimitError> {
  const { principal } = ctx;
  const own = principal.municipality.id;
  if (municipalityId !== undefined && municipalityId !== own) return unknownMunicipality();
  if (principal.id === accountId) return null;
  return principal.role === "support" ? refuseName(ctx, accountId ?? "") : forbidden();
}

/** Of another municipality's support person nobody learns that they exist. */
async function refuseName({ db, principal }: SignedInCtx, id: string): Promise<ServiceError> {
  if (!isUuid(id)) return notFound();
  const [other] = await db
    .select({ municipalityId: supportPersons.municipalityId })
    .from(supportPersons)
    .where(eq(supportPersons.id, id));
  return other?.municipalityId === principal.municipality.id ? forbidden() : notFound();
}

const findLinked = ({ principal }: SignedInCtx, { userId }: Subject) =>
  principal.role === "support" ? principal.users.find(({ id }) => id === userId) : undefined;

/** The older person, when they live in the caller's municipality. */
async function findResident({ db, principal }: SignedInCtx, { userId = "" }: Subject) {
  if (!isUuid(userId)) return null;
  const [user] = await db
    .select({ municipalityId: users.municipalityId, municipalConsent: users.municipalConsent })
    .from(users)
    .where(eq(users.id, userId));
  return user?.municipalityId === principal.municipality.id ? user : null;
}
