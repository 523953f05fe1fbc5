/** Line icons of the page; each stands beside its words. */
import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

export const GlobeIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c2.6 2.6 3.8 5.6 3.8 9s-1.2 6.4-3.8 9c-2.6-2.6-3.8-5.6-3.8-9S9.4 5.6 12 3" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
);

export const AlertIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.5v5.5M12 16.2v.1" />
  </Icon>
);

export const CrossIcon = () => (
  <Icon>
    <path d="m6.5 6.5 11 11m0-11-11 11" />
  </Icon>
);

export const ChevronIcon = () => (
  <Icon>
    <path d="m6 9.5 6 6 6-6" />
  </Icon>
);

export const ArrowIcon = () => (
  <Icon>
    <path d="M12 19V5.5m-6 6 6-6 6 6" />
  </Icon>
);

/** Up; the other way round it is down. */
export const THUMB =
  'M7 10.5v9H4v-9h3Zm0 0 4-7c1.7 0 2.8 1.2 2.5 2.9L13 9.5h5.2c1.3 0 2.2 1.2 1.9 2.4l-1.5 6a2.1 2.1 0 0 1-2 1.6H7';

export const ThumbIcon = () => (
  <Icon>
    <path d={THUMB} />
  </Icon>
);

export const PhoneIcon = () => (
  <Icon>
    <rect x="6.5" y="2.5" width="11" height="19" rx="2.5" />
    <path d="M10.5 18h3" />
  </Icon>
);

/** Points the way on, which is to the left where texts run so. */
export const SpeechIcon = () => (
  <Icon>
    <path d="M4 5.5h16v11h-8.5L7 20.5v-4H4Z" />
  </Icon>
);

export const ListIcon = () => (
  <Icon>
    <path d="M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v.1M4.5 12v.1M4.5 17.5v.1" />
  </Icon>
);

export const ForwardIcon = () => (
  <svg className="icon forward" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M5 12h14m-6-6 6 6-6 6" />
  </svg>
);
