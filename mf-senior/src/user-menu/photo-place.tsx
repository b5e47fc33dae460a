import { type Sky, UnderTheSky } from "@acompana/kit/drawing";
import { type ComponentType, lazy, Suspense, useLayoutEffect, useRef, useState } from "react";
import type { SupportMessage } from "../support-messages/message-list.resource.ts";
import type { FamilyPhotoProps } from "./family-photo.tsx";
import styles from "./photo-place.module.css";

/** A photo that would be lower than this, in px, is not shown. */
const LOWEST = 150;

/** Fetched once there is room for it and the cards say what they know; the home does without it. */
const FamilyPhoto = lazy(
  (): Promise<{ default: ComponentType<FamilyPhotoProps> }> =>
    import("./family-photo.tsx").then(
      (module) => ({ default: module.FamilyPhoto }),
      (error: unknown) => {
        reportError(error);
        return { default: ({ instead }) => instead };
      },
    ),
);

interface PhotoPlaceProps {
  /** Undefined until the cards say what they know; null where no photo is to be shown. */
  messages: readonly SupportMessage[] | null | undefined;
  sky: Sky;
}

/**
 * What a tall window has left beside the tools. The photo, or the horizon where there is none, lies
 * in it and gives it no size, so that nothing moves when it comes.
 */
export function PhotoPlace({ messages, sky }: PhotoPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [hasRoom, setRoom] = useState(false);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom(element.clientHeight >= LOWEST));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const horizon = (
    <div className={styles.instead}>
      <UnderTheSky sky={sky}>{null}</UnderTheSky>
    </div>
  );
  return (
    <div ref={place} className={styles.place}>
      {hasRoom && messages && (
        <Suspense>
          <FamilyPhoto messages={messages} instead={horizon} />
        </Suspense>
      )}
      {hasRoom && messages === null && horizon}
    </div>
  );
}
