const WINDOWS: [x: number, y: number][] = [
  [118, 214],
  [142, 214],
  [118, 246],
  [262, 196],
  [290, 196],
  [262, 228],
  [402, 150],
  [402, 184],
  [520, 214],
  [548, 214],
  [520, 246],
  [650, 206],
  [678, 238],
  [318, 228],
];

/** The landing's picture: a village in the evening, its windows lit. */
export function HillsAtDusk({ label }: { label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 800 340">
      <title>{label}</title>
      <defs>
        <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2b5e6b" />
          <stop offset="0.45" stopColor="#d98b5f" />
          <stop offset="0.75" stopColor="#f6cf96" />
        </linearGradient>
      </defs>
      <rect width="800" height="340" fill="url(#dusk)" />
      <circle cx="610" cy="148" r="46" fill="#fff0cf" />
      <path d="M0 210 120 140 230 196 360 118 480 190 620 132 800 206v134H0Z" fill="#ad8977" />
      <path d="M0 246c120-40 230-30 330-14s260 26 470-22v130H0Z" fill="#4d6b57" />
      <g fill="#f3e3cc">
        <path d="M96 192h72v84H96Z" />
        <path d="M236 176h104v100H236Z" />
        <path d="M380 112h48v164h-48Z" />
        <path d="M496 192h78v84h-78Z" />
        <path d="M630 186h74v90h-74Z" />
      </g>
      <g fill="#a2431f">
        <path d="m84 196 48-40 48 40Z" />
        <path d="m222 180 66-52 66 52Z" />
        <path d="m370 116 34-52 34 52Z" />
        <path d="m484 196 51-42 51 42Z" />
        <path d="m618 190 49-42 49 42Z" />
      </g>
      <path d="M404 64V40m-9 10h18" stroke="#5a2c17" strokeWidth="4" strokeLinecap="round" />
      <g fill="#ffcf5c">
        {WINDOWS.map(([x, y]) => (
          <rect key={`${x} ${y}`} x={x} y={y} width="16" height="20" rx="3" />
        ))}
      </g>
      <g fill="#6b4a35">
        <path d="M142 246h18v30h-18Zm146-8h22v38h-22ZM396 236h18v40h-18Zm152 10h18v30h-18Zm96 0h18v30h-18Z" />
      </g>
      <g fill="#31523f">
        <path d="M40 276c-16-22-8-58 10-74 18 16 26 52 10 74Zm166 0c-12-18-6-46 8-58 14 12 20 40 8 58Zm256 0c-14-20-8-52 8-66 16 14 22 46 8 66Zm268 0c-16-24-8-60 10-76 18 16 26 52 10 76Z" />
      </g>
      <path d="M0 276h800v64H0Z" fill="#3d5a49" />
      <path d="M330 340c20-34 52-52 74-64 6 16 46 40 100 64Z" fill="#d9b98d" />
    </svg>
  );
}
