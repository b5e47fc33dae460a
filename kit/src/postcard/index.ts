export { Postcard } from "./postcard.tsx";
