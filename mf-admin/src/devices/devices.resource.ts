import { type components, ignoreNotFound, unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { resource, useReading, useResourceCache } from "@acompana/kit/reading";

export type Device = components["schemas"]["Device"];
export type NewDevice = components["schemas"]["NameDevice"];
export type DeviceLink = components["schemas"]["DeviceLink"];

const devices = resource("devices");

/** One municipality's list is never another's. */
const useOwner = () => useScreen().session?.municipality.id ?? "";

/** The municipality's authorised devices, newest first. */
export function useDevices() {
  const { api } = useScreen();
  const reading = useReading(devices.key(useOwner()), () => unwrap(api.GET("/api/devices")));
  const { mutate } = reading;

  async function withdraw(id: string): Promise<void> {
    await ignoreNotFound(api.DELETE("/api/devices/{id}", { params: { path: { id } } }));
    await mutate((list) => list?.filter((it) => it.id !== id), { revalidate: false });
  }

  return {
    reading,
    withdraw,
  };
}

/** Has the list read again, after something that it says was changed. */
export function useRenewDevices() {
  const { renew } = useResourceCache()(devices, useOwner());
  return () => void renew();
}

/** Authorises the browser that this runs in. */
export function useAuthoriseDevice() {
  const { api } = useScreen();
  const renew = useRenewDevices();
  return async (device: NewDevice): Promise<void> => {
    await unwrap(api.POST("/api/devices/authorise", { body: device }));
    renew();
  };
}

/** Makes a link that authorises whichever device it is opened on first. */
export function useCreateDeviceLink() {
  const { api } = useScreen();
  return (device: NewDevice): Promise<DeviceLink> =>
    unwrap(api.POST("/api/devices/links", { body: device }));
}
