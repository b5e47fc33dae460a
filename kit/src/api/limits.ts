// Written by `npm run contract` from openapi.yaml. Change the schemas of the API instead.
export const healthyLimits = {
  "status": {
    "values": [
      "ok"
    ]
  },
  "database": {
    "values": [
      "ok",
      "unreachable"
    ]
  }
} as const;
export const errorLimits = {
  "code": {
    "values": [
      "VALIDATION",
      "MALFORMED_JSON",
      "MALFORMED_REQUEST",
      "UNKNOWN_ROLE",
      "NO_SESSION",
      "WRONG_CREDENTIALS",
      "FORBIDDEN",
      "CROSS_SITE",
      "CONSENT_REQUIRED",
      "INVITATION_REQUIRED",
      "INVITATION_INVALID",
      "PASSWORD_LINK_INVALID",
      "MAIL_NOT_SET_UP",
      "DEVICE_NOT_AUTHORISED",
      "DEVICE_OF_ANOTHER",
      "DEVICE_OWNER_ABSENT",
      "DEVICE_LINK_INVALID",
      "CONSENT_ONLY_BY_PERSON",
      "COPY_NEEDS_OWN_PIN",
      "USER_INACTIVE",
      "USER_DECEASED",
      "NO_DEATH_NOTED",
      "HEIRS_FORBIDDEN",
      "NOT_FOUND",
      "USER_NOT_FOUND",
      "UNKNOWN_MUNICIPALITY",
      "ACCOUNT_DISABLED",
      "LOGIN_STEP_OVER",
      "ADMINISTRATOR_EXISTS",
      "LAST_ADMINISTRATOR",
      "SUPPORT_PERSON_LINKED",
      "OCCURRENCE_MOVED",
      "NOTES_CHANGED",
      "ATTENTION_CHANGED",
      "IMPORT_CHANGED",
      "ANNOUNCEMENT_CHANGED",
      "ANNOUNCEMENT_OVER",
      "IDEMPOTENCY_CONFLICT",
      "BODY_TOO_LARGE",
      "BODY_TOO_SLOW",
      "UNSUPPORTED_MEDIA_TYPE",
      "TOO_MANY_ATTEMPTS",
      "TOO_MANY_MESSAGES",
      "TOO_MANY_CALLS",
      "TOO_MANY_REMINDERS",
      "MAILBOX_FULL",
      "TOO_MANY_MEDIA",
      "CHAT_FULL",
      "TOO_MANY_UPLOADS",
      "TOO_MANY_SUPPORT_PERSONS",
      "TOO_MANY_USERS",
      "TOO_MANY_MUNICIPALITIES",
      "TOO_MANY_ADMINISTRATORS",
      "TOO_MANY_INVITATIONS",
      "TOO_MANY_DEVICES",
      "TOO_MANY_ANNOUNCEMENTS",
      "FILE_TYPE",
      "FILE_TOO_LARGE",
      "FILE_INCOMPLETE",
      "PICTURE_TOO_LARGE",
      "PICTURE_UNREADABLE",
      "UPLOAD_EXPIRED",
      "UPLOAD_USED",
      "QUOTA_EXCEEDED",
      "ALREADY_KEPT",
      "RANGE_NOT_SATISFIABLE",
      "RELEASE_TOKEN_INVALID",
      "RELEASE_TOKEN_EXPIRED",
      "RELEASE_TOKEN_AREA",
      "RELEASE_TOKEN_ACTIVATE",
      "RELEASE_TOKEN_UNKNOWN",
      "TOO_MANY_RELEASE_TOKENS",
      "OPERATOR_ONLY",
      "RELEASE_EXISTS",
      "RELEASE_CONTRACT",
      "RELEASE_API",
      "RELEASE_REACT",
      "RELEASE_CONTRADICTS",
      "RELEASE_UNKNOWN",
      "RELEASE_INCOMPLETE",
      "RELEASE_FILES_LOST",
      "RELEASE_PAGE",
      "RELEASE_TOO_LARGE",
      "RELEASE_FILE_UNKNOWN",
      "RELEASE_FILE_HASH",
      "RELEASE_FILE_TOO_LARGE",
      "NOTHING_TO_ROLL_BACK",
      "SHELL_STAYS_ON",
      "STORAGE_UNREACHABLE",
      "DISK_FULL",
      "INTERNAL",
      "DATABASE_UNREACHABLE",
      "BUSY",
      "STOPPING",
      "WRONG_HOST"
    ]
  },
  "idle": {
    "values": [
      true
    ]
  }
} as const;
export const unhealthyLimits = {
  "status": {
    "values": [
      "error"
    ]
  },
  "database": {
    "values": [
      "unreachable"
    ]
  }
} as const;
export const readinessLimits = {
  "status": {
    "values": [
      "ok",
      "error"
    ]
  },
  "clock": {
    "values": [
      "doubtful"
    ]
  },
  "code": {
    "values": [
      "DISK_FULL"
    ]
  }
} as const;
export const readinessPartLimits = {
  "status": {
    "values": [
      "ok",
      "failed",
      "unknown"
    ]
  }
} as const;
export const ensureMunicipalityLimits = {
  "name": {
    "minLength": 1,
    "maxLength": 120
  }
} as const;
export const createFirstAdministratorLimits = {
  "name": {
    "minLength": 1,
    "maxLength": 120
  },
  "email": {
    "minLength": 1,
    "maxLength": 254,
    "pattern": "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[A-Za-z0-9À-ÖØ-öø-ſ](?:[A-Za-z0-9À-ÖØ-öø-ſ·-]{0,61}[A-Za-z0-9À-ÖØ-öø-ſ])?\\.)+[A-Za-z0-9À-ÖØ-öø-ſ-]{2,63}$"
  },
  "password": {
    "minLength": 6,
    "maxLength": 200
  },
  "municipalityId": {
    "minLength": 1,
    "maxLength": 100
  },
  "invitation": {
    "maxLength": 200
  }
} as const;
export const loginStepLimits = {
  "step": {
    "values": [
      "code",
      "enrol"
    ]
  },
  "challenge": {
    "minLength": 1,
    "maxLength": 200
  }
} as const;
export const administratorLoginLimits = {
  "email": {
    "minLength": 1,
    "maxLength": 254
  },
  "password": {
    "minLength": 1,
    "maxLength": 200
  },
  "municipalityId": {
    "maxLength": 100
  }
} as const;
export const loginCodeLimits = {
  "challenge": {
    "minLength": 1,
    "maxLength": 200
  },
  "code": {
    "minLength": 1,
    "maxLength": 40
  }
} as const;
export const loginChallengeLimits = {
  "challenge": {
    "minLength": 1,
    "maxLength": 200
  }
} as const;
export const administratorSessionLimits = {
  "role": {
    "values": [
      "administrator"
    ]
  }
} as const;
export const personSessionLimits = {
  "role": {
    "values": [
      "person"
    ]
  }
} as const;
export const sessionUserLimits = {
  "voiceSpeed": {
    "values": [
      "slow",
      "normal",
      "fast"
    ]
  },
  "voiceVolume": {
    "values": [
      "soft",
      "medium",
      "loud"
    ]
  }
} as const;
export const supportSessionLimits = {
  "role": {
    "values": [
      "support"
    ]
  }
} as const;
export const supportedUserLimits = {
  "pause": {
    "reason": {
      "values": [
        "hospital",
        "holiday",
        "death"
      ]
    }
  }
} as const;
export const changePasswordLimits = {
  "currentPassword": {
    "minLength": 1,
    "maxLength": 200
  },
  "password": {
    "minLength": 6,
    "maxLength": 200
  }
} as const;
export const recoverAdministratorLimits = {
  "email": {
    "minLength": 1,
    "maxLength": 254,
    "pattern": "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[A-Za-z0-9À-ÖØ-öø-ſ](?:[A-Za-z0-9À-ÖØ-öø-ſ·-]{0,61}[A-Za-z0-9À-ÖØ-öø-ſ])?\\.)+[A-Za-z0-9À-ÖØ-öø-ſ-]{2,63}$"
  },
  "municipality": {
    "maxLength": 120
  }
} as const;
export const beginEnrolmentLimits = {
  "currentPassword": {
    "minLength": 1,
    "maxLength": 200
  },
  "code": {
    "minLength": 1,
    "maxLength": 40
  }
} as const;
export const finishEnrolmentLimits = {
  "challenge": {
    "minLength": 1,
    "maxLength": 200
  },
  "code": {
    "minLength": 1,
    "maxLength": 40
  }
} as const;
export const createRecoveryCodesLimits = {
  "code": {
    "minLength": 1,
    "maxLength": 40
  }
} as const;
export const requestSupportPasswordLinkLimits = {
  "email": {
    "minLength": 1,
    "maxLength": 254,
    "pattern": "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[A-Za-z0-9À-ÖØ-öø-ſ](?:[A-Za-z0-9À-ÖØ-öø-ſ·-]{0,61}[A-Za-z0-9À-ÖØ-öø-ſ])?\\.)+[A-Za-z0-9À-ÖØ-öø-ſ-]{2,63}$"
  },
  "municipalityId": {
    "minLength": 1,
    "maxLength": 100
  }
} as const;
export const checkPasswordLinkLimits = {
  "code": {
    "minLength": 1,
    "maxLength": 200
  }
} as const;
export const takePasswordLinkLimits = {
  "code": {
    "minLength": 1,
    "maxLength": 200
  },
  "password": {
    "minLength": 6,
    "maxLength": 200
  }
} as const;
export const listedUserLimits = {
  "isDeceased": {
    "values": [
      true
    ]
  },
  "needsPin": {
    "values": [
      true
    ]
  }
} as const;
export const needLimits = {
  "kind": {
    "values": [
      "absent",
      "consent-asked",
      "no-pin",
      "paused"
    ]
  }
} as const;
export const selectableUserLimits = {
  "isOwnDevice": {
    "values": [
      true
    ]
  }
} as const;
export const createUserLimits = {
  "name": {
    "minLength": 1,
    "maxLength": 120
  },
  "surnames": {
    "minLength": 1,
    "maxLength": 120
  },
  "preferredName": {
    "maxLength": 40
  },
  "email": {
    "minLength": 1,
    "maxLength": 254,
    "pattern": "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[A-Za-z0-9À-ÖØ-öø-ſ](?:[A-Za-z0-9À-ÖØ-öø-ſ·-]{0,61}[A-Za-z0-9À-ÖØ-öø-ſ])?\\.)+[A-Za-z0-9À-ÖØ-öø-ſ-]{2,63}$"
  },
  "phone": {
    "maxLength": 120,
    "pattern": "\\d"
  },
  "address": {
    "minLength": 1,
    "maxLength": 120
  },
  "emergencyName": {
    "minLength": 1,
    "maxLength": 120
  },
  "emergencyPhone": {
    "maxLength": 120,
    "pattern": "\\d"
  },
  "photo": {
    "maxLength": 2850000,
    "maxBytes": 2097152
  },
  "pin": {
    "minLength": 4,
    "maxLength": 4,
    "pattern": "^[0-9]{4}$"
  },
  "adminId": {
    "minLength": 1,
    "maxLength": 100
  },
  "municipalityId": {
    "minLength": 1,
    "maxLength": 100
  }
} as const;
export const userRecordLimits = {
  "needsPin": {
    "values": [
      true
    ]
  },
  "voiceSpeed": {
    "values": [
      "slow",
      "normal",
      "fast"
    ]
  },
  "voiceVolume": {
    "values": [
      "soft",
      "medium",
      "loud"
    ]
  },
  "isDeceased": {
    "values": [
      true
    ]
  }
} as const;
export const userImportCheckLimits = {
  "encoding": {
    "values": [
      "UTF-8",
      "UTF-16",
      "Windows-1252",
      "Mac Roman",
      "CP850",
      "ISO-8859-15",
      "CP437"
    ]
  },
  "separator": {
    "values": [
      ";",
      ",",
      "\t",
      "|"
    ]
  },
  "people": {
    "minimum": 0
  },
  "errors": {
    "minimum": 0
  },
  "doubled": {
    "minimum": 0
  },
  "room": {
    "minimum": 0
  }
} as const;
export const checkUserImportLimits = {
  "file": {
    "minLength": 1,
    "maxLength": 5592408,
    "maxBytes": 4194304
  }
} as const;
export const importedUsersLimits = {
  "created": {
    "minimum": 0
  }
} as const;
export const importUsersLimits = {
  "file": {
    "minLength": 1,
    "maxLength": 5592408,
    "maxBytes": 4194304
  },
  "people": {
    "minimum": 1,
    "maximum": 10000
  }
} as const;
export const makeUserSheetsLimits = {
  "userIds": {
    "minItems": 1,
    "maxItems": 30
  }
} as const;
export const changeUserLimits = {
  "name": {
    "minLength": 1,
    "maxLength": 120
  },
  "surnames": {
    "minLength": 1,
    "maxLength": 120
  },
  "preferredName": {
    "maxLength": 40
  },
  "email": {
    "minLength": 1,
    "maxLength": 254,
    "pattern": "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[A-Za-z0-9À-ÖØ-öø-ſ](?:[A-Za-z0-9À-ÖØ-öø-ſ·-]{0,61}[A-Za-z0-9À-ÖØ-öø-ſ])?\\.)+[A-Za-z0-9À-ÖØ-öø-ſ-]{2,63}$"
  },
  "phone": {
    "maxLength": 120,
    "pattern": "\\d"
  },
  "address": {
    "minLength": 1,
    "maxLength": 120
  },
  "emergencyName": {
    "minLength": 1,
    "maxLength": 120
  },
  "emergencyPhone": {
    "maxLength": 120,
    "pattern": "\\d"
  }
} as const;
export const setPhotoLimits = {
  "photo": {
    "minLength": 1,
    "maxLength": 2850000,
    "maxBytes": 2097152
  }
} as const;
export const settingsLimits = {
  "voiceSpeed": {
    "values": [
      "slow",
      "normal",
      "fast"
    ]
  },
  "voiceVolume": {
    "values": [
      "soft",
      "medium",
      "loud"
    ]
  },
  "preferredName": {
    "maxLength": 40
  }
} as const;
export const writeStaffNotesLimits = {
  "text": {
    "maxLength": 2000
  }
} as const;
export const setPinLimits = {
  "pin": {
    "pattern": "^([0-9]{4})?$"
  }
} as const;
export const verifyPinLimits = {
  "pin": {
    "maxLength": 100
  }
} as const;
export const requestCopyLimits = {
  "requestedBy": {
    "values": [
      "person",
      "representative",
      "heir"
    ]
  },
  "representative": {
    "minLength": 1,
    "maxLength": 120
  },
  "identifiedBy": {
    "values": [
      "id-card",
      "known",
      "mandate",
      "heirship"
    ]
  }
} as const;
export const erasureLimits = {
  "counts": {
    "reminders": {
      "minimum": 0
    },
    "memories": {
      "minimum": 0
    },
    "messages": {
      "minimum": 0
    },
    "chatTurns": {
      "minimum": 0
    },
    "scores": {
      "minimum": 0
    },
    "relatives": {
      "minimum": 0
    }
  },
  "files": {
    "minimum": 0
  },
  "pendingFiles": {
    "minimum": 0
  }
} as const;
export const choosePinLimits = {
  "pin": {
    "minLength": 4,
    "maxLength": 4,
    "pattern": "^[0-9]{4}$"
  },
  "oldPin": {
    "maxLength": 100
  }
} as const;
export const consentStepLimits = {
  "consent": {
    "values": [
      "family",
      "municipal"
    ]
  },
  "step": {
    "values": [
      "enrolled",
      "given",
      "on-paper",
      "confirmed",
      "withdrawn",
      "asked"
    ]
  },
  "isUnproven": {
    "values": [
      true
    ]
  }
} as const;
export const createSupportPersonLimits = {
  "name": {
    "minLength": 1,
    "maxLength": 120
  },
  "email": {
    "minLength": 1,
    "maxLength": 254,
    "pattern": "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[A-Za-z0-9À-ÖØ-öø-ſ](?:[A-Za-z0-9À-ÖØ-öø-ſ·-]{0,61}[A-Za-z0-9À-ÖØ-öø-ſ])?\\.)+[A-Za-z0-9À-ÖØ-öø-ſ-]{2,63}$"
  },
  "password": {
    "minLength": 6,
    "maxLength": 200
  }
} as const;
export const setSupportPasswordLimits = {
  "password": {
    "minLength": 6,
    "maxLength": 200
  }
} as const;
export const supportLoginLimits = {
  "email": {
    "minLength": 1,
    "maxLength": 254
  },
  "password": {
    "minLength": 1,
    "maxLength": 200
  },
  "municipalityId": {
    "minLength": 1,
    "maxLength": 100
  }
} as const;
export const supportPersonInvitedLimits = {
  "outcome": {
    "values": [
      "invited"
    ]
  }
} as const;
export const supportPersonLinkedLimits = {
  "outcome": {
    "values": [
      "linked"
    ]
  }
} as const;
export const createSupportInvitationLimits = {
  "name": {
    "minLength": 1,
    "maxLength": 120
  },
  "email": {
    "minLength": 1,
    "maxLength": 254,
    "pattern": "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[A-Za-z0-9À-ÖØ-öø-ſ](?:[A-Za-z0-9À-ÖØ-öø-ſ·-]{0,61}[A-Za-z0-9À-ÖØ-öø-ſ])?\\.)+[A-Za-z0-9À-ÖØ-öø-ſ-]{2,63}$"
  }
} as const;
export const checkSupportInvitationLimits = {
  "code": {
    "maxLength": 200
  },
  "municipalityId": {
    "minLength": 1,
    "maxLength": 100
  }
} as const;
export const acceptSupportInvitationLimits = {
  "code": {
    "maxLength": 200
  },
  "municipalityId": {
    "minLength": 1,
    "maxLength": 100
  },
  "password": {
    "minLength": 6,
    "maxLength": 200
  }
} as const;
export const scoreLimits = {
  "gameType": {
    "values": [
      "memory-cards",
      "number-sequence",
      "pattern-memory",
      "visual-memory",
      "sudoku",
      "puzzle",
      "math"
    ]
  },
  "score": {
    "minimum": 0,
    "maximum": 1000000000
  },
  "timeSeconds": {
    "minimum": 0,
    "maximum": 1000000000
  },
  "difficulty": {
    "values": [
      "easy",
      "normal",
      "hard"
    ]
  }
} as const;
export const createScoreLimits = {
  "gameType": {
    "values": [
      "memory-cards",
      "number-sequence",
      "pattern-memory",
      "visual-memory",
      "sudoku",
      "puzzle",
      "math"
    ]
  },
  "score": {
    "minimum": 0,
    "maximum": 1000000000
  },
  "timeSeconds": {
    "minimum": 0,
    "maximum": 1000000000
  },
  "difficulty": {
    "values": [
      "easy",
      "normal",
      "hard"
    ]
  }
} as const;
export const playedGameLimits = {
  "gameType": {
    "values": [
      "memory-cards",
      "number-sequence",
      "pattern-memory",
      "visual-memory",
      "sudoku",
      "puzzle",
      "math"
    ]
  }
} as const;
export const adaptiveDifficultyLimits = {
  "level": {
    "minimum": 1,
    "maximum": 1000000
  },
  "rounds": {
    "minimum": 0,
    "maximum": 1000000
  },
  "misses": {
    "minimum": 0,
    "maximum": 1000000
  }
} as const;
export const keepPaceLimits = {
  "gameType": {
    "values": [
      "memory-cards",
      "number-sequence",
      "pattern-memory",
      "visual-memory",
      "sudoku",
      "puzzle",
      "math"
    ]
  },
  "level": {
    "minimum": 1,
    "maximum": 1000000
  },
  "rounds": {
    "minimum": 0,
    "maximum": 1000000
  },
  "misses": {
    "minimum": 0,
    "maximum": 1000000
  }
} as const;
export const reminderLimits = {
  "category": {
    "values": [
      "Salud",
      "Medicación",
      "Actividad",
      "Personal"
    ]
  },
  "recurrency": {
    "values": [
      "none",
      "daily",
      "weekly",
      "monthly"
    ]
  }
} as const;
export const weekReminderLimits = {
  "category": {
    "values": [
      "Salud",
      "Medicación",
      "Actividad",
      "Personal"
    ]
  }
} as const;
export const reminderStatsLimits = {
  "pending": {
    "minimum": 0
  },
  "completed": {
    "minimum": 0
  },
  "today": {
    "minimum": 0
  },
  "upcoming": {
    "minimum": 0
  }
} as const;
export const createReminderLimits = {
  "title": {
    "minLength": 1,
    "maxLength": 120
  },
  "description": {
    "maxLength": 1000
  },
  "category": {
    "values": [
      "Salud",
      "Medicación",
      "Actividad",
      "Personal"
    ]
  },
  "recurrency": {
    "values": [
      "none",
      "daily",
      "weekly",
      "monthly"
    ]
  }
} as const;
export const changeReminderLimits = {
  "scope": {
    "values": [
      "one",
      "all"
    ]
  },
  "title": {
    "minLength": 1,
    "maxLength": 120
  },
  "description": {
    "maxLength": 1000
  },
  "category": {
    "values": [
      "Salud",
      "Medicación",
      "Actividad",
      "Personal"
    ]
  },
  "recurrency": {
    "values": [
      "none",
      "daily",
      "weekly",
      "monthly"
    ]
  }
} as const;
export const setPauseLimits = {
  "reason": {
    "values": [
      "hospital",
      "holiday",
      "death"
    ]
  }
} as const;
export const recordActivityLimits = {
  "chatSessionMessages": {
    "minimum": 0,
    "maximum": 10000
  },
  "remindersViewed": {
    "maxItems": 200
  }
} as const;
export const homeLimits = {
  "pendingReminders": {
    "minimum": 0
  },
  "keptFiles": {
    "minimum": 0
  },
  "activeDays": {
    "minimum": 0,
    "maximum": 7
  }
} as const;
export const shownAnnouncementLimits = {
  "version": {
    "minimum": 1
  }
} as const;
export const metricsLimits = {
  "totalMinutes": {
    "minimum": 0
  },
  "activeDays": {
    "minimum": 0
  },
  "remindersViewed": {
    "minimum": 0
  },
  "gamesPlayed": {
    "minimum": 0
  },
  "chatMessages": {
    "minimum": 0
  },
  "enrolledDays": {
    "minimum": 0
  },
  "pausedDays": {
    "minimum": 0
  }
} as const;
export const checkInvitationLimits = {
  "code": {
    "maxLength": 200
  },
  "municipalityId": {
    "minLength": 1,
    "maxLength": 100
  }
} as const;
export const nameDeviceLimits = {
  "name": {
    "maxLength": 60
  },
  "ownerId": {
    "minLength": 1,
    "maxLength": 100
  }
} as const;
export const claimDeviceLimits = {
  "code": {
    "minLength": 1,
    "maxLength": 200
  }
} as const;
export const clockOffsetLimits = {
  "offsetSeconds": {
    "minimum": -3162240000,
    "maximum": 3162240000
  }
} as const;
export const auditEventLimits = {
  "actor": {
    "role": {
      "values": [
        "administrator",
        "person",
        "support",
        "anyone"
      ]
    }
  }
} as const;
export const eventSubjectLimits = {
  "kind": {
    "values": [
      "person",
      "administrator",
      "support",
      "other"
    ]
  }
} as const;
export const attentionLimits = {
  "kind": {
    "values": [
      "failed-entries",
      "guessing",
      "accounts-changed",
      "copies-made",
      "release-failed",
      "paused-but-active",
      "deactivated-long",
      "erasure-ahead",
      "retention-held",
      "weather-missing"
    ]
  },
  "count": {
    "minimum": 1
  }
} as const;
export const attentionSeenLimits = {
  "count": {
    "minimum": 0,
    "maximum": 2000000000
  }
} as const;
export const retentionLimits = {
  "kind": {
    "values": [
      "stray-chats",
      "old-activity",
      "audit-months",
      "deactivated-people"
    ]
  },
  "keeps": {
    "minimum": 1
  },
  "removed": {
    "minimum": 0
  }
} as const;
export const announcementLimits = {
  "state": {
    "values": [
      "waiting",
      "current",
      "over",
      "withdrawn"
    ]
  },
  "version": {
    "minimum": 1
  },
  "seen": {
    "minimum": 0
  },
  "total": {
    "minimum": 0
  }
} as const;
export const createAnnouncementLimits = {
  "text": {
    "minLength": 1,
    "maxLength": 200
  },
  "recipients": {
    "minItems": 1,
    "maxItems": 500
  }
} as const;
export const changeAnnouncementLimits = {
  "text": {
    "minLength": 1,
    "maxLength": 200
  },
  "recipients": {
    "minItems": 1,
    "maxItems": 500
  },
  "version": {
    "minimum": 1
  }
} as const;
export const markAnnouncementsSeenLimits = {
  "seen": {
    "minItems": 1,
    "maxItems": 20
  }
} as const;
export const figuresLimits = {
  "sums": {
    "reminders": {
      "minimum": 5
    },
    "games": {
      "minimum": 5
    },
    "messages": {
      "minimum": 5
    }
  }
} as const;
export const areaManifestLimits = {
  "overlay": {
    "values": [
      "administrator",
      "person",
      "support"
    ]
  },
  "homeCards": {
    "maxItems": 50
  }
} as const;
export const areaFailureLimits = {
  "area": {
    "pattern": "^[a-z][a-z0-9-]{0,39}$"
  },
  "version": {
    "pattern": "^[0-9A-Za-z][0-9A-Za-z.-]{0,99}$"
  },
  "kind": {
    "values": [
      "missing",
      "hash",
      "evaluation",
      "mount",
      "effect",
      "chunk",
      "style",
      "slow",
      "contract",
      "frozen"
    ]
  }
} as const;
export const releaseLimits = {
  "area": {
    "pattern": "^[a-z][a-z0-9-]{0,39}$"
  },
  "version": {
    "pattern": "^[0-9A-Za-z][0-9A-Za-z.-]{0,99}$"
  },
  "contract": {
    "minimum": 1,
    "maximum": 1000
  },
  "api": {
    "maxLength": 40
  },
  "react": {
    "maxLength": 100
  },
  "entry": {
    "values": [
      "remoteEntry.js",
      "index.html"
    ]
  }
} as const;
export const chosenVersionLimits = {
  "version": {
    "pattern": "^[0-9A-Za-z][0-9A-Za-z.-]{0,99}$"
  }
} as const;
export const newReleaseTokenLimits = {
  "area": {
    "pattern": "^[a-z][a-z0-9-]{0,39}$"
  },
  "days": {
    "minimum": 1,
    "maximum": 365
  }
} as const;
export const listedReleaseTokenLimits = {
  "id": {
    "pattern": "^[\\w-]{8}$"
  }
} as const;
export const chatMessageLimits = {
  "sender": {
    "values": [
      "user",
      "assistant"
    ]
  }
} as const;
export const sendMessageLimits = {
  "content": {
    "minLength": 1,
    "maxLength": 10000,
    "maxCharacters": 500
  }
} as const;
export const requestUploadLimits = {
  "mimeType": {
    "maxLength": 200
  },
  "size": {
    "minimum": 1,
    "maximum": 52428800
  },
  "originalName": {
    "maxLength": 255
  }
} as const;
export const mediaItemLimits = {
  "isFavorite": {
    "values": [
      false
    ]
  }
} as const;
export const confirmUploadLimits = {
  "fileURL": {
    "minLength": 1,
    "maxLength": 2000
  },
  "thumbnailURL": {
    "maxLength": 2000
  },
  "title": {
    "maxLength": 120
  },
  "description": {
    "maxLength": 1000
  },
  "mimeType": {
    "maxLength": 200
  },
  "size": {
    "minimum": 1,
    "maximum": 52428800
  },
  "originalName": {
    "maxLength": 255
  }
} as const;
export const mediaStatsLimits = {
  "favorites": {
    "values": [
      0
    ]
  }
} as const;
export const supportMessageLimits = {
  "type": {
    "values": [
      "text",
      "image",
      "video"
    ]
  }
} as const;
export const sendSupportMessageLimits = {
  "toUserId": {
    "minLength": 1,
    "maxLength": 100
  },
  "content": {
    "maxLength": 2000
  },
  "type": {
    "values": [
      "text",
      "image",
      "video"
    ]
  },
  "mediaUrl": {
    "maxLength": 2000
  }
} as const;
export const sentMessageLimits = {
  "type": {
    "values": [
      "text",
      "image",
      "video"
    ]
  }
} as const;
export const uploadFormLimits = {
  "file": {
    "maxBytes": 52428800
  }
} as const;
export const listUsersQuery = {
  "municipalityId": {
    "minLength": 1,
    "maxLength": 100
  },
  "adminId": {
    "minLength": 1,
    "maxLength": 100
  },
  "limit": {
    "minimum": 1,
    "maximum": 100
  },
  "search": {
    "maxLength": 100
  },
  "order": {
    "values": [
      "name",
      "needs",
      "newest"
    ]
  },
  "after": {
    "maxLength": 400,
    "pattern": "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[^\\0]*$"
  }
} as const;
export const listSupportPersonsQuery = {
  "municipalityId": {
    "maxLength": 100
  }
} as const;
export const deleteSupportPersonQuery = {
  "userId": {
    "maxLength": 100
  }
} as const;
export const listScoresQuery = {
  "limit": {
    "minimum": 1,
    "maximum": 100
  }
} as const;
export const listAuditEventsQuery = {
  "limit": {
    "minimum": 1,
    "maximum": 200
  },
  "by": {
    "values": [
      "others"
    ]
  }
} as const;
export const listMunicipalEventsQuery = {
  "person": {
    "maxLength": 100
  },
  "actor": {
    "maxLength": 100
  },
  "role": {
    "values": [
      "administrator",
      "person",
      "support",
      "anyone"
    ]
  },
  "group": {
    "values": [
      "entries",
      "failures",
      "reads",
      "consents",
      "people",
      "content",
      "town-hall",
      "releases"
    ]
  },
  "after": {
    "maxLength": 60,
    "pattern": "^2[01]\\d\\d-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z_[1-9]\\d{0,17}$"
  },
  "limit": {
    "minimum": 1,
    "maximum": 200
  }
} as const;
export const exportMunicipalEventsQuery = {
  "person": {
    "maxLength": 100
  },
  "actor": {
    "maxLength": 100
  },
  "role": {
    "values": [
      "administrator",
      "person",
      "support",
      "anyone"
    ]
  },
  "group": {
    "values": [
      "entries",
      "failures",
      "reads",
      "consents",
      "people",
      "content",
      "town-hall",
      "releases"
    ]
  }
} as const;
export const getFiguresQuery = {
  "months": {
    "minimum": 1,
    "maximum": 24
  }
} as const;
export const exportFiguresQuery = {
  "months": {
    "minimum": 1,
    "maximum": 24
  }
} as const;
export const getAreaReleasesQuery = {
  "failed": {
    "pattern": "^[0-9A-Za-z][0-9A-Za-z.-]{0,99}(,[0-9A-Za-z][0-9A-Za-z.-]{0,99}){0,49}$"
  },
  "worked": {
    "pattern": "^[0-9A-Za-z][0-9A-Za-z.-]{0,99}$"
  }
} as const;
export const listChatMessagesQuery = {
  "limit": {
    "minimum": 1,
    "maximum": 500
  }
} as const;
export const listMediaQuery = {
  "limit": {
    "minimum": 1,
    "maximum": 2000
  }
} as const;
export const getObjectQuery = {
  "as": {
    "values": [
      "person",
      "support"
    ]
  },
  "save": {
    "maxLength": 200
  }
} as const;
export const getThumbnailQuery = {
  "as": {
    "values": [
      "person",
      "support"
    ]
  }
} as const;
export const putUploadQuery = {
  "expires": {
    "maxLength": 20
  },
  "signature": {
    "maxLength": 100
  }
} as const;
export const listSentMessagesQuery = {
  "before": {
    "pattern": "^2\\d{3}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z [0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"
  },
  "limit": {
    "minimum": 1,
    "maximum": 100
  }
} as const;
