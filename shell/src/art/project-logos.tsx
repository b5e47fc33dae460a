/** The project's mark and its name, drawn for it. */
export function ProjectLogos({ label }: { label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 300 80" width="240" height="64">
      <title>{label}</title>
      <g
        fill="none"
        stroke="var(--primary)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M10 42 38 16l28 26" />
        <path d="M18 38v28h40V38" />
        <path
          d="M38 58c-9-6-13-10-13-15 0-4 3-7 7-7 3 0 5 2 6 4 1-2 3-4 6-4 4 0 7 3 7 7 0 5-4 9-13 15Z"
          fill="var(--accent)"
          stroke="none"
        />
      </g>
      <text x="82" y="52" fill="var(--text)" fontSize="36" fontWeight="700" fontFamily="inherit">
        Acompaña
      </text>
    </svg>
  );
}
