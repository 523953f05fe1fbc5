import { useCallback, useEffect, useRef } from 'react';
import { onUserStep } from './user-steps.ts';

/**
 * Tells whether the user has done something since a moment. What was asked for before that comes too late to take the
 * focus or the view along: they have gone on.
 */
export function useHasGoneOn(): (since: number) => boolean {
  const last = useRef(0);
  useEffect(() => onUserStep(() => (last.current = Date.now())), []);
  return useCallback((since) => last.current > since, []);
}
