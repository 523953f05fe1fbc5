import { useMediaQuery } from '@mui/material';
import { useCallback } from 'react';

/** How long the view takes to where it goes, in ms: no time for those who asked their system for stillness. */
export function useAnimationDuration(): (duration: number) => number {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  return useCallback((duration) => (isStill ? 0 : duration), [isStill]);
}
