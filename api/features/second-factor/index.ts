export { endChallenges, findChallenge, openChallenge, useUpChallenge } from "./challenges.ts";
export { cleanUpChallenges } from "./clean-up-challenges.ts";
export { confirmedFactor, showEnrolment } from "./enrolment.ts";
export { hasFactor, sealSecret } from "./factors.ts";
export { renewRecoveryCodes } from "./recovery-codes.ts";
export { CODES_OF_NEW_DEVICES, refuseWrongCode, sourceOfCodes } from "./refuse-wrong-code.ts";
export { secondFactorRoutes } from "./routes.ts";
export {
  challenge,
  challengeExample,
  enrolmentExample,
  enrolmentSchema,
  factorCode,
  recoveryCodesExample,
  recoveryCodesSchema,
} from "./schemas.ts";
