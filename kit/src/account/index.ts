export { ChangePassword } from "./change-password.tsx";
export { NewPassword } from "./new-password.tsx";
export { Sessions } from "./sessions.tsx";
export { type NewPasswordRules, useNewPasswordRules } from "./use-new-password-rules.ts";
