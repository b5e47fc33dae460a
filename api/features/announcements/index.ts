export { announcementsFor } from "./announcements-for.ts";
export { cleanUpAnnouncements } from "./clean-up-announcements.ts";
export { announcementsRoutes } from "./routes.ts";
export { shownAnnouncementExample, shownAnnouncementSchema } from "./schemas.ts";
