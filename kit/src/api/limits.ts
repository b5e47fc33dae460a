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
      "DEVICE_NOT_AUTHORISED",
      "DEVICE_LINK_INVALID",
      "CONSENT_ONLY_BY_PERSON",
      "NOT_FOUND",
      "USER_NOT_FOUND",
      "UNKNOWN_MUNICIPALITY",
      "ADMINISTRATOR_EXISTS",
      "SUPPORT_PERSON_EXISTS",
      "SUPPORT_PERSON_LINKED",
      "OCCURRENCE_MOVED",
      "IDEMPOTENCY_CONFLICT",
      "BODY_TOO_LARGE",
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
      "TOO_MANY_ADMINISTRATORS",
      "TOO_MANY_INVITATIONS",
      "TOO_MANY_DEVICES",
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
      "STORAGE_UNREACHABLE",
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
    "pattern": "^(?:[A-Za-z0-9_'+\\-]+\\.)*[A-Za-z0-9_'+\\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$"
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
export const supportSessionLimits = {
  "role": {
    "values": [
      "support"
    ]
  }
} as const;
export const createUserLimits = {
  "name": {
    "minLength": 1,
    "maxLength": 120
  },
  "email": {
    "minLength": 1,
    "maxLength": 254,
    "pattern": "^(?:[A-Za-z0-9_'+\\-]+\\.)*[A-Za-z0-9_'+\\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$"
  },
  "phone": {
    "pattern": "^[+\\d][\\d\\s().-]{2,29}$"
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
export const changeUserLimits = {
  "name": {
    "minLength": 1,
    "maxLength": 120
  },
  "email": {
    "minLength": 1,
    "maxLength": 254,
    "pattern": "^(?:[A-Za-z0-9_'+\\-]+\\.)*[A-Za-z0-9_'+\\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$"
  },
  "phone": {
    "pattern": "^[+\\d][\\d\\s().-]{2,29}$"
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
export const createSupportPersonLimits = {
  "name": {
    "minLength": 1,
    "maxLength": 120
  },
  "email": {
    "minLength": 1,
    "maxLength": 254,
    "pattern": "^(?:[A-Za-z0-9_'+\\-]+\\.)*[A-Za-z0-9_'+\\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$"
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
    "minimum": 0
  },
  "timeSeconds": {
    "minimum": 0
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
    "minimum": 0
  },
  "timeSeconds": {
    "minimum": 0
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
  },
  "pace": {
    "level": {
      "minimum": 1,
      "maximum": 20
    },
    "rounds": {
      "minimum": 0,
      "maximum": 1000000
    },
    "misses": {
      "minimum": 0,
      "maximum": 1000000
    }
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
    "maximum": 20
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
  "dateTime": {
    "minLength": 1
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
  "occurrence": {
    "minLength": 1
  },
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
  "dateTime": {
    "minLength": 1
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
export const completeReminderLimits = {
  "occurrence": {
    "minLength": 1
  },
  "completedAt": {
    "minLength": 1
  }
} as const;
export const recordActivityLimits = {
  "chatSessionMessages": {
    "minimum": 0,
    "maximum": 10000
  },
  "activeMinute": {
    "minLength": 1
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
  }
} as const;
export const claimDeviceLimits = {
  "code": {
    "minLength": 1,
    "maxLength": 200
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
export const areaManifestLimits = {
  "overlay": {
    "values": [
      "administrator",
      "person",
      "support"
    ]
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
      "contract"
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
export const chatReplyLimits = {
  "danger": {
    "values": [
      "self-harm-gas",
      "self-poisoning",
      "self-harm",
      "suicide",
      "overdose",
      "gas-fire",
      "violence-home",
      "stroke",
      "lost",
      "fraud",
      "abuse",
      "intruder",
      "other",
      "fall",
      "self",
      null
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
export const getMetricsQuery = {
  "startDate": {
    "minLength": 1
  },
  "endDate": {
    "minLength": 1
  }
} as const;
export const listAuditEventsQuery = {
  "limit": {
    "minimum": 1,
    "maximum": 200
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
