export { carmen } from "./carmen.ts";
export { chosen } from "./chosen.ts";
export { contrast } from "./contrast.ts";
export { fakeAudio } from "./fake-audio.ts";
export {
  type FakePictures,
  fakePictures,
  NOT_A_PICTURE,
  unopenablePictures,
} from "./fake-pictures.ts";
export {
  codedMovie,
  fakePlayer,
  longBox,
  matroskaOf,
  movieOf,
  unplayableRecordings,
  unplayableSounds,
} from "./fake-recordings.ts";
export { fakeSpeech } from "./fake-speech.ts";
export { type FakeUploads, fakeUploads } from "./fake-uploads.ts";
export { fakeWakeLock } from "./fake-wake-lock.ts";
export { declaredHomeCards } from "./home-cards.ts";
export { describeKeptForms, type TriedForm, untriedForms } from "./kept-forms.tsx";
export { describeLastKnown, type ReadScreen, untriedReads } from "./last-known.tsx";
export { button, field, offline, pass, press, put } from "./presses.ts";
export {
  type Answers,
  json,
  pageStore,
  renderScreen,
  type ScreenSetup,
  type ScreenWorld,
} from "./render-screen.tsx";
export { sourcesIn } from "./sources.ts";
