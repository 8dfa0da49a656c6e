/** The brand's mark. */
export function Lighthouse() {
  return (
    <svg viewBox="0 0 32 32" width="36" height="36" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="#0d2b3e" />
      <path d="M13 10h6l2 14H11z" fill="#f6efe2" />
      <path d="M12.5 14.5h7l.6 4h-8.2z" fill="#e4573d" />
      <path d="M12 7h8v3h-8z" fill="#ffc857" />
      <path
        d="M6 26c3-2 5-2 8 0s6 2 12 0"
        fill="none"
        stroke="#5cc4c0"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The bay at dusk, behind the welcome. */
export function Bay() {
  return (
    <svg className="bay" viewBox="0 0 1200 360" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0b2236" />
          <stop offset=".55" stopColor="#155067" />
          <stop offset="1" stopColor="#e8845c" />
        </linearGradient>
        <linearGradient id="beam" x1="1" y1="0" x2="0" y2="0">
          <stop offset="0" stopColor="#ffdf8e" stopOpacity=".75" />
          <stop offset="1" stopColor="#ffdf8e" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="1200" height="360" fill="url(#dusk)" />
      <circle cx="830" cy="236" r="54" fill="#ffc98b" opacity=".9" />
      <path d="M985 118 430 40v120z" fill="url(#beam)" />
      <path d="M0 250c160-44 300 20 460-10s280-60 420-22 220 16 320-6v148H0z" fill="#0f3b50" />
      <path d="M960 270c30-26 90-30 130-8s80 26 110 20v78H930z" fill="#0a2537" />
      <path d="M975 138h26l14 130h-54z" fill="#f6efe2" />
      <path d="M970 178h36l4 34h-44z" fill="#e4573d" />
      <path d="M969 106h38v32h-38z" fill="#ffc857" />
      <path d="M966 106l22-18 22 18z" fill="#0a2537" />
      <g transform="translate(330 0)">
        <path d="M250 262h110l-18 26H270z" fill="#0a2537" />
        <path d="M302 180v78h46z" fill="#f6efe2" />
        <path d="M296 196v62h-34z" fill="#e6d7bd" />
      </g>
      <path d="M0 300c120-18 200 14 320 0s220-18 340 0 240 14 340 0 140-6 200 0v60H0z" fill="#114a5c" />
      <path d="M0 328c140-14 240 12 380 0s240-12 360 0 260 10 460-4v36H0z" fill="#0c3546" />
    </svg>
  );
}
