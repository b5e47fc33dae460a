import { type components, ignoreNotFound, unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { resource, useReading, useResourceCache } from "@acompana/kit/reading";

export type Announcement = components["schemas"]["Announcement"];
export type AnnouncementDetails = components["schemas"]["AnnouncementDetails"];
export type WrittenAnnouncement = components["schemas"]["CreateAnnouncement"];

const announcements = resource("announcements");

const useOwner = () => useScreen().session?.municipality.id ?? "";

/** What the municipality tells its people: what is not over first, the newest first. */
export function useAnnouncements() {
  const { api } = useScreen();
  return useReading(announcements.key(useOwner(), "list"), () =>
    unwrap(api.GET("/api/announcements")),
  );
}

/** One of them, with the people whom it is for; read afresh each time it is opened. */
export function useAnnouncement(announcementId: string) {
  const { api } = useScreen();
  const params = { path: { announcementId } };
  return useReading(announcements.key(useOwner(), announcementId), () =>
    unwrap(api.GET("/api/announcements/{announcementId}", { params })),
  );
}

export function useAnnouncementWrites() {
  const { api } = useScreen();
  const owner = useOwner();
  const cacheOf = useResourceCache();
  const renew = () => cacheOf(announcements, owner).renew("list");
  const paramsOf = (announcementId: string) => ({ path: { announcementId } });
  return {
    async create(body: WrittenAnnouncement): Promise<void> {
      await unwrap(api.POST("/api/announcements", { body }));
      await renew();
    },
    async change({ id, version }: AnnouncementDetails, written: WrittenAnnouncement) {
      const [params, body] = [paramsOf(id), { ...written, version }];
      await unwrap(api.PUT("/api/announcements/{announcementId}", { params, body }));
      await renew();
    },
    /** One that is over meanwhile counts as withdrawn. */
    async withdraw(id: string): Promise<void> {
      const params = paramsOf(id);
      await ignoreNotFound(api.DELETE("/api/announcements/{announcementId}", { params }));
      await renew();
    },
  };
}
