export { SoundTrial } from "@acompana/kit/ring";
