import { useScreen } from "@acompana/kit/area";

/**
 * Who works here and for which municipality; null when the shell gave no such session, or the
 * browser has lost the administrator's id.
 */
export function useAdministrator() {
  const { session, adminId: kept } = useScreen();
  if (session?.role !== "administrator") return null;
  const { administrator, municipality } = session;
  const adminId = kept ? kept() : administrator.id;
  if (!adminId) return null;
  return { adminId, municipalityId: municipality.id, municipality };
}
