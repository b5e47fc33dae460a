import { sentenceOf } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { Panel } from "@acompana/kit/panel";
import { useRef } from "react";
import { PhotoField } from "../create-user/photo-field.tsx";
import { usePhoto } from "../create-user/use-photo.ts";
import { text } from "../text.ts";
import type { UserRecord } from "../user.ts";
import { useSetPhoto } from "../user-details/record.resource.ts";

const words = text.record;

/** The photo, which is changed as soon as another one is chosen. */
export function PhotoPanel({ record, onChanged }: { record: UserRecord; onChanged: () => void }) {
  const { notify } = useScreen();
  const setPhoto = useSetPhoto(record.id);
  // One after the other: of two at once the first might be the last that the server keeps.
  const last = useRef(Promise.resolve());
  const choice = usePhoto(record.photo, (photo) => {
    last.current = last.current.then(() => save(photo));
  });

  async function save(photo: string | null) {
    try {
      await setPhoto(photo);
      onChanged();
      notify.toast({ title: photo ? words.photoSaved : words.photoRemoved });
    } catch (error) {
      await notify.alert(sentenceOf(error) ?? words.photoFailed);
    }
  }

  return (
    <Panel title={words.photo}>
      <PhotoField name={record.name} choice={choice} />
    </Panel>
  );
}
