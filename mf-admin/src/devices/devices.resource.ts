import { answer, type components, gone } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import useSWR, { useSWRConfig } from "swr";

export type Device = components["schemas"]["Device"];
export type DeviceLink = components["schemas"]["DeviceLink"];

const KEY = "devices";
/** An empty name is sent as none: without a name the server would take it for no request. */
const named = (name: string) => ({ name: name.trim() || null });

/** The municipality's authorised devices, newest first. */
export function useDevices() {
  const { api } = useScreen();
  const { data, error, isValidating, mutate } = useSWR(KEY, () => answer(api.GET("/api/devices")));

  async function withdraw(id: string): Promise<void> {
    await gone(api.DELETE("/api/devices/{id}", { params: { path: { id } } }));
    await mutate((list) => list?.filter((it) => it.id !== id), { revalidate: false });
  }

  return {
    devices: error ? undefined : data,
    failed: error !== undefined && !isValidating,
    retry: () => void mutate(),
    withdraw,
  };
}

/** Authorises the browser that this runs in. */
export function useAuthoriseDevice() {
  const { api } = useScreen();
  const { mutate } = useSWRConfig();
  return async (name: string): Promise<void> => {
    await answer(api.POST("/api/devices/authorise", { body: named(name) }));
    void mutate(KEY);
  };
}

/** Makes a link that authorises whichever device it is opened on first. */
export function useCreateDeviceLink() {
  const { api } = useScreen();
  return (name: string): Promise<DeviceLink> =>
    answer(api.POST("/api/devices/links", { body: named(name) }));
}
