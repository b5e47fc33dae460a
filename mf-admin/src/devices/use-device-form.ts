import {
  alertOf,
  type DraftPlace,
  type FormHandle,
  useForm,
  wrongFields,
} from "@acompana/kit/form";
import { text } from "../text.ts";
import type { NewDevice } from "./devices.resource.ts";

const words = text.devices;

/** What an administrator says of a device; `ownerId` is '' until somebody is chosen. */
export type DeviceFields = {
  name: string;
  whose: "all" | "one";
  ownerId: string;
  ownerName: string;
  entersWithoutPin: boolean;
};

const EMPTY: DeviceFields = {
  name: "",
  whose: "all",
  ownerId: "",
  ownerName: "",
  entersWithoutPin: false,
};

interface DeviceFormOptions {
  draft: DraftPlace;
  send: (device: NewDevice) => Promise<void>;
  /** Said when the server has no words for why it did not come about. */
  failed: string;
}

/** The form that authorises a device or makes a link for one; it is emptied once it was sent. */
export function useDeviceForm({
  draft,
  send,
  failed,
}: DeviceFormOptions): FormHandle<DeviceFields> {
  const form = useForm<DeviceFields>({
    empty: EMPTY,
    draft,
    check({ whose, ownerId }) {
      const missing = whose === "one" && ownerId === "" ? words.ownerMissing : undefined;
      const fields = wrongFields({ ownerId: missing });
      return fields && { fields };
    },
    async send(typed) {
      await send(toDevice(typed));
      form.forget();
    },
    explain: (error) => alertOf(error, failed),
  });
  return form;
}

/** An empty name is sent as none: without a name the server would take it for no request. */
function toDevice({ name, whose, ownerId, entersWithoutPin }: DeviceFields): NewDevice {
  const isOwn = whose === "one";
  return {
    name: name.trim() || null,
    ownerId: isOwn ? ownerId : null,
    entersWithoutPin: isOwn && entersWithoutPin,
  };
}
