/** The side of the picture, in its own units. */
export const PICTURE_SIDE = 300;

const SAILS = [22, 112, 202, 292];
const PINES: readonly (readonly [x: number, y: number, size: number])[] = [
  [34, 208, 1],
  [66, 222, 0.8],
  [286, 214, 1.1],
];
const POSTS = [8, 34, 60, 86, 112];

/**
 * The picture of the puzzle: a mill in the snow. Flat, lit from the upper right, with something of
 * its own in every corner, so that no two pieces look alike.
 */
export const Mill = () => (
  <>
    <path fill="#8fc4dc" d="M0 0h300v300H0Z" />
    <path fill="#bfe0ea" d="M0 62c70-16 120 12 190-2s90-8 110-2v120H0Z" />
    <path fill="#e4f1f1" d="M0 112c80-16 160 10 300-8v90H0Z" />
    <circle fill="#f9e08a" cx="244" cy="48" r="34" />
    <circle fill="#f3c623" cx="244" cy="48" r="23" />
    <g fill="#fffdf8">
      <path d="M14 46c2-12 18-14 23-5 6-12 28-9 29 4 12-1 15 13 4 16H20C8 60 6 48 14 46Z" />
      <path d="M172 24c1-7 12-8 15-3 4-8 18-6 19 3 8 0 9 9 2 10h-33c-7 0-9-8-3-10Z" />
      <path d="M252 118c2-8 13-8 16-3 5-6 17-4 17 4 7 1 7 9 1 10h-34c-7-1-7-9 0-11Z" />
    </g>
    <path fill="#7f9fae" d="m0 178 48-62 34 38 24-24 40 44 52-60 34 40 30-26 38 36v40H0Z" />
    <path
      fill="#fffdf8"
      d="m48 116-20 26 13-5 9 9 8-8 9 3-19-25Zm150-2-19 22 12-2 8 8 8-9 10 2-19-21ZM262 128l-12 10 9 1 7 6 8-6-12-11Z"
    />
    <path fill="#f4f8f8" d="M0 186c50-20 104-12 150-6s110-10 150 0v120H0Z" />
    <path fill="#d6e6ec" d="M0 238c60-22 130-16 182-4s84 4 118-8v74H0Z" />
    <path fill="#e9dfc8" d="M124 238h20c8 20 44 34 50 62h-72c8-22-4-40 2-62Z" />
    {PINES.map(([x, y, size]) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
        <path fill="#6b3a22" d="M-4 10h8v14h-8Z" />
        <path fill="#2f5d48" d="m0-46 22 32h-8l14 26h-56l14-26h-8Z" />
        <path
          fill="#fffdf8"
          d="m0-46 11 16c-5 3-7-2-11 1s-6-3-10 0ZM0-8c6 0 8 6 14 4l7 12c-6 2-8-4-13 0l-4-8Z"
        />
      </g>
    ))}
    <path fill="#fffaf0" d="M108 132h50l17 108H91Z" />
    <path fill="#dfd0b6" d="M108 132h20l-7 108H91Z" />
    <path fill="#a2431f" d="m98 136 35-40 35 40Z" />
    <path fill="#fffdf8" d="m133 96 28 32c-8 4-11-5-18-1s-9-4-13 0-9-2-15-3Z" />
    <path fill="#6b3a22" d="M121 240v-24c0-16 24-16 24 0v24Z" />
    <path fill="#f3c623" d="M140 160h14v18h-14Zm-26 22h11v14h-11Z" />
    <path
      fill="none"
      stroke="#6b3a22"
      strokeWidth="2.5"
      d="M147 160v18m-7-9h14m-14-9h14v18h-14ZM114 182h11v14h-11Zm0 7h11"
    />
    {SAILS.map((turn) => (
      <g key={turn} transform={`rotate(${turn} 133 128)`}>
        <path fill="#fdf3df" d="M136 58h20v50h-20Z" />
        <path
          fill="none"
          stroke="#b06a3a"
          strokeWidth="2"
          d="M136 58h20v50h-20m0-12h20m-20-13h20m-20-12h20m-10-13v50"
        />
        <path fill="none" stroke="#6b3a22" strokeWidth="5" strokeLinecap="round" d="M133 128V54" />
      </g>
    ))}
    <circle fill="#6b3a22" cx="133" cy="128" r="8" />
    <circle fill="#f3c623" cx="133" cy="128" r="3.5" />
    <path fill="#c8d9df" d="M240 172c-8-8 6-14 0-22s6-12 12-10c-4 8 4 10-1 18s3 10-3 14Z" />
    <path fill="#7c3a26" d="M238 174h12v22h-12Z" />
    <path fill="#c86b4a" d="M200 204h64v38h-64Z" />
    <path fill="#a9502f" d="M200 204h24v38h-24Z" />
    <path
      fill="#fffdf8"
      d="m190 208 24-26h36l24 26c-6 5-10-3-16 1s-11-4-17 0-11-4-17 0-11-4-17 0-11 4-17-1Z"
    />
    <path fill="#f3c623" d="M232 216h16v14h-16Z" />
    <path fill="#6b3a22" d="M208 218h12v24h-12Z" />
    <path fill="none" stroke="#6b3a22" strokeWidth="2.5" d="M240 216v14m-8-14h16v14h-16Z" />
    {POSTS.map((x) => (
      <g key={x}>
        <path fill="#8a5a30" d={`M${x} 254h9v36h-9Z`} />
        <path fill="#fffdf8" d={`M${x - 1} 255c0-8 11-8 11 0Z`} />
      </g>
    ))}
    <path fill="#a9773f" d="M0 262h126v6H0Zm0 14h126v6H0Z" />
    <path fill="#6b4a33" d="M72 262c-10 0-11-15 0-16 6-6 13 2 11 8l5 4-7 1c-1 3-5 3-9 3Z" />
    <path fill="#d6322b" d="M76 261c-5-2-4-11 4-11 4 5 2 11-4 11Z" />
    <circle fill="#fffdf8" cx="240" cy="278" r="20" />
    <circle fill="#fffdf8" cx="241" cy="250" r="13" />
    <path fill="#d6e6ec" d="M227 264a20 20 0 0 0 4 32 20 20 0 0 1-4-32Z" />
    <path fill="#c8402f" d="M229 258c8 6 18 6 25 0l2 5c-4 3-6 4-9 5l2 14h-6l-2-13c-5 0-9-2-13-5Z" />
    <path fill="#ef8b1f" d="m245 249 16 4-15 3Z" />
    <path
      fill="#1f2a28"
      d="M229 240h24v4h-24Zm4-14h16v15h-16Zm4 20h3v4h-3Zm8-1h3v4h-3Zm-8 38h4v4h-4Z"
    />
    <path
      fill="none"
      stroke="#6b3a22"
      strokeWidth="3"
      strokeLinecap="round"
      d="m259 270 18-12m-8 6 3-8"
    />
    <path fill="#3c6e57" d="M152 300c0-14 12-20 18-12 8-8 20 0 18 12Z" />
    <path fill="#c8402f" d="M160 290h5v5h-5Zm14-2h5v5h-5Zm-5 8h5v4h-5Z" />
  </>
);
