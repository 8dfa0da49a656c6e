import type { ReactNode } from 'react';

export interface IconProps {
  /** Edge in pixels of the page. */
  readonly size?: 16 | 20 | 24 | 32 | 40;
}

interface DrawingProps extends IconProps {
  readonly children: ReactNode;
  /** Turns with the line of reading. */
  readonly mirror?: boolean;
}

/** Line drawings on a grid of 24; they say nothing to a screen reader, the control's label does. */
function Drawing({ size = 24, mirror, children }: DrawingProps) {
  return (
    <svg
      aria-hidden="true"
      data-mirror={mirror ? '' : undefined}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

export const BackIcon = (props: IconProps) => (
  <Drawing {...props} mirror>
    <path d="M14.5 5.5 8 12l6.5 6.5" />
  </Drawing>
);
export const ForwardIcon = (props: IconProps) => (
  <Drawing {...props} mirror>
    <path d="M9.5 5.5 16 12l-6.5 6.5" />
  </Drawing>
);
export const DownIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M6 9.5 12 15l6-5.5" />
  </Drawing>
);
export const CloseIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="m6.5 6.5 11 11m0-11-11 11" />
  </Drawing>
);
export const SearchIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="11" cy="11" r="6" />
    <path d="m15.5 15.5 4 4" />
  </Drawing>
);
export const CheckIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="m5.5 12.5 4.5 4.5 8.5-10" />
  </Drawing>
);
export const ClockIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 7.5V12l3 2" />
  </Drawing>
);
export const AlertIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 8v4.5m0 3v.1" />
  </Drawing>
);
export const InfoIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 11.5V16m0-8v-.1" />
  </Drawing>
);
export const CopyIcon = (props: IconProps) => (
  <Drawing {...props}>
    <rect x="8.5" y="8.5" width="11" height="11" rx="2.5" />
    <path d="M15.5 5.5a2 2 0 0 0-2-1h-6a3 3 0 0 0-3 3v6a2 2 0 0 0 1 2" />
  </Drawing>
);
export const OpenIcon = (props: IconProps) => (
  <Drawing {...props} mirror>
    <path d="M13.5 5H19v5.5M19 5l-8 8" />
    <path d="M10 6H7.5A2.5 2.5 0 0 0 5 8.5v8A2.5 2.5 0 0 0 7.5 19h8a2.5 2.5 0 0 0 2.5-2.5V14" />
  </Drawing>
);
export const RefreshIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M19 8.5A8 8 0 1 0 20 12" />
    <path d="M19.5 4.5v4h-4" />
  </Drawing>
);
export const GiftIcon = (props: IconProps) => (
  <Drawing {...props}>
    <path d="M5 11.5h14V18a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18zM4 8h16v3.5H4zm8 0v11.5" />
    <path d="M12 8c-4 0-5-4-2.5-4S12 8 12 8s0-4 2.5-4S16 8 12 8" />
  </Drawing>
);
export const GlobeIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="12" cy="12" r="8" />
    <path d="M4 12h16M12 4c3 2.2 3.8 5 3.8 8s-.8 5.8-3.8 8c-3-2.2-3.8-5-3.8-8S9 6.2 12 4" />
  </Drawing>
);
/** Stands where a method's own drawing is missing. */
export const MethodIcon = (props: IconProps) => (
  <Drawing {...props}>
    <rect x="3.5" y="6" width="17" height="12" rx="3" />
    <path d="M3.5 10.5h17M7 14.5h3" />
  </Drawing>
);
