import { text } from "../text.ts";
import { AUDIT, RECORD } from "../views.ts";
import styles from "./room-list.module.css";
import { ROOMS, type Room } from "./rooms.ts";

interface RoomListProps {
  /** The view that is shown; null for the people. */
  view: string | null;
  onRoom: (view: string | null) => void;
}

/** The rooms beside the page; the one that is open is marked. */
export function RoomList({ view, onRoom }: RoomListProps) {
  return (
    <nav className={styles.rooms} aria-label={text.rooms.title}>
      <ul className={styles.list}>
        {ROOMS.map((room) => {
          const { icon: Icon, label } = room;
          return (
            <li key={label}>
              <button
                type="button"
                className={styles.room}
                aria-current={isOpen(room, view) ? "page" : undefined}
                onClick={() => view !== room.view && onRoom(room.view)}
              >
                <Icon className={styles.icon} aria-hidden="true" />
                {label}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** A person's own pages belong to the people, a person's own sheet to the sheets. */
function isOpen({ view: own }: Room, view: string | null): boolean {
  if (own !== null) return view?.split(" ")[0] === own;
  return view === null || view.startsWith(RECORD) || view.startsWith(AUDIT);
}
