import { Drawing } from "./drawing.tsx";

/** The bag of the village's doctor, with the green cross of a pharmacy: health. */
export const DoctorsBag = () => (
  <Drawing>
    <path
      fill="#6b3a1c"
      d="M40 40V28a12 12 0 0 1 12-12h16a12 12 0 0 1 12 12v12h-9V28a3 3 0 0 0-3-3H52a3 3 0 0 0-3 3v12Z"
    />
    <rect fill="#a86a3a" x="12" y="38" width="96" height="66" rx="14" />
    <path fill="#8a5229" d="M12 52a14 14 0 0 1 14-14h68a14 14 0 0 1 14 14v6H12Z" />
    <rect fill="#fff6e6" x="38" y="48" width="44" height="44" rx="10" />
    <path fill="#3f8a55" d="M54 55h12v9h9v12h-9v9H54v-9h-9V64h9Z" />
  </Drawing>
);
