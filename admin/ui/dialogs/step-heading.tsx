import { Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';

/** What a step is about; the focus begins here, so that a screen reader says it and the keyboard goes on from it. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Typography
      ref={heading}
      tabIndex={-1}
      variant="h3"
      component="h3"
      sx={{ overflowWrap: 'anywhere', '&:focus-visible': { outline: 'none' } }}
    >
      {children}
    </Typography>
  );
}
