/**
 * Every dialog and every question of the portal: the file that draws it, what it draws there, and
 * the views that show it. `tests/dialog-views.test.ts` compares it with the sources. All alerts are
 * one dialog of the shell's (`Overlays`), with other words in it.
 */
export const dialogViews: Record<string, readonly string[]> = {
  "kit/src/area/use-leaving.ts confirm": ["settings-unsaved"],
  "kit/src/form/use-form.ts confirm": ["admin-form-lost"],
  "kit/src/panel/use-withdrawing.ts confirm": ["admin-withdraw-invitation"],
  "kit/src/reminders/confirm-deletion.ts confirm": ["reminders-delete"],
  "mf-admin/src/admin-dashboard/dashboard-dialogs.tsx AddSupportDialog": ["admin-add-support"],
  "mf-admin/src/admin-dashboard/dashboard-dialogs.tsx AuthoriseDialog": ["admin-authorise-device"],
  "mf-admin/src/admin-dashboard/dashboard-dialogs.tsx ConsentsDialog": ["admin-consents"],
  "mf-admin/src/admin-dashboard/dashboard-dialogs.tsx CreateUserDialog": ["admin-create-user"],
  "mf-admin/src/admin-dashboard/dashboard-dialogs.tsx ErasureReceipt": ["admin-erasure-receipt"],
  "mf-admin/src/admin-dashboard/dashboard-dialogs.tsx PauseDialog": ["admin-pause"],
  "mf-admin/src/admin-dashboard/dashboard-dialogs.tsx PinDialog": ["admin-profile-pin"],
  "mf-admin/src/admin-dashboard/dashboard-dialogs.tsx RemoveUserDialog": [
    "admin-remove-user",
    "admin-remove-copy",
  ],
  "mf-admin/src/admin-dashboard/dashboard-dialogs.tsx SetPinDialog": ["admin-set-pin"],
  "mf-admin/src/admin-dashboard/dashboard-dialogs.tsx SupportListDialog": ["admin-support-list"],
  "mf-admin/src/admin-dashboard/dashboard-dialogs.tsx UserDetailsDialog": ["admin-user-details"],
  "mf-admin/src/admin-dashboard/dashboard-dialogs.tsx UserOptions": ["admin-user-options"],
  "mf-admin/src/admin-dashboard/use-dialogs.ts confirm": ["admin-user-created"],
  "mf-admin/src/announcements/announcements.tsx ChangeDialog": ["admin-change-announcement"],
  "mf-admin/src/colleagues/colleagues.tsx confirm": ["admin-colleague-disable"],
  "mf-admin/src/consents/consents-dialog.tsx confirm": ["admin-consent-on-paper"],
  "mf-admin/src/create-user/create-user-dialog.tsx LegalDialog": ["admin-privacy", "admin-terms"],
  "mf-admin/src/devices/authorise-dialog.tsx SoundTrial": ["admin-sound-trial"],
  "mf-admin/src/devices/authorise-dialog.tsx confirm": ["admin-device-to-be-tried"],
  "mf-admin/src/devices/devices.tsx SoundTrial": ["admin-sound-trial"],
  "mf-admin/src/devices/devices.tsx AuthoriseDialog": ["admin-authorise-device"],
  "mf-admin/src/my-account/my-account.tsx OwnSecondFactor": ["admin-recovery-codes"],
  "mf-admin/src/my-account/own-second-factor.tsx RenewDialog": ["admin-renew-codes"],
  "mf-admin/src/my-account/own-second-factor.tsx SetUpDialog": [
    "admin-set-up-app",
    "admin-app-code",
  ],
  "mf-admin/src/record/access-panel.tsx confirm": ["admin-record-deactivate"],
  "mf-admin/src/sheets/sheets.tsx confirm": ["admin-sheets-sure"],
  "mf-admin/src/sheets/use-made-sheets.ts confirm": [
    "admin-sheets-left",
    "admin-sheets-not-printed",
  ],
  "mf-admin/src/support-persons/support-list.tsx PasswordLinkDialog": ["admin-password-link"],
  "mf-admin/src/support-persons/support-list.tsx RemoveDialog": ["admin-remove-support"],
  "mf-admin/src/support-persons/support-list.tsx SetPasswordDialog": ["admin-set-password"],
  "mf-admin/src/user-options/user-options.tsx confirm": ["admin-drop-pin"],
  "mf-senior/src/announcements/announcements.tsx AnnouncementsDialog": ["announcements"],
  "mf-senior/src/choose-pin/choose-pin-dialog.tsx PinDialog": [
    "pin-own-old",
    "pin-own-new",
    "pin-own-again",
  ],
  "mf-senior/src/choose-pin/choose-pin-dialog.tsx confirm": ["pin-own-weak"],
  "mf-senior/src/gallery/gallery.tsx MemoryViewer": [
    "gallery-photo",
    "gallery-video",
    "gallery-audio",
  ],
  "mf-senior/src/gallery/gallery.tsx UploadDialog": ["gallery-upload"],
  "mf-senior/src/gallery/use-deletion.ts confirm": ["gallery-delete"],
  "mf-senior/src/metrics/metrics.tsx AccessDialog": ["metrics-access"],
  "mf-senior/src/reminders/reminders.tsx usePersonReminders": ["reminders-change", "reminders-new"],
  "mf-senior/src/role-overlay/new-messages.tsx NewMessageDialog": ["message-told-open"],
  "mf-senior/src/role-overlay/ring-card.tsx CallDialog": [
    "reminder-ringing",
    "reminder-ringing-asleep",
  ],
  "mf-senior/src/role-overlay/signed-out-alert-card.tsx CallDialog": ["reminder-after-session"],
  "mf-senior/src/role-overlay/signed-out-alert-card.tsx PinDialog": ["reminder-after-session-pin"],
  "mf-senior/src/settings/hearing.tsx SoundTrial": [
    "settings-sound-trial",
    "settings-sound-unheard",
  ],
  "mf-senior/src/settings/use-consent-rules.ts confirm": ["settings-withdraw"],
  "mf-senior/src/support-messages/attachment.tsx MemoryViewer": ["support-messages-large"],
  "mf-senior/src/user-menu/home-tools.tsx confirm": ["home-leave"],
  "mf-senior/src/user-select/user-select.tsx PinDialog": ["pin"],
  "mf-support/src/memories/memories.tsx MemoryViewer": ["support-photo"],
  "mf-support/src/reminders/reminders.tsx usePersonReminders": [
    "support-reminders-change",
    "support-reminders-new",
  ],
  "shell/src/active-screen.tsx IdleQuestion": ["idle-question"],
  "mf-senior/src/user-select/user-select.tsx SoundTrial": ["device-link-trial"],
  "shell/src/notify/late-toasts.tsx confirm": ["message-told-in-dialog"],
  "shell/src/links/claim-device.ts confirm": ["device-link-failed", "device-link-claimed"],
  "shell/src/portal.tsx HelpCorner": ["help-dialog", "help-nobody", "support-help", "admin-help"],
  "shell/src/portal.tsx Overlays": ["pin-too-short"],
  "shell/src/session/use-sessions.ts confirm": ["session-replaced"],
};

const shown = new Set(Object.values(dialogViews).flat());

/** Whether a dialog is open in this view. */
export const opensDialog = (view: string): boolean => shown.has(view);
