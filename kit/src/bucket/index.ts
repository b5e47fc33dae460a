export { lacksRoom } from "./lacks-room.ts";
