import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFeedbackEvents } from '../../../feedback/live/use-feedback-events.ts';

/** What comes in within this time is looked at together. */
const GATHER_MS = 3_000;
/** Topics change slowly, and take longest to be found. */
const LIVE_CALLS = ['dashboardinfo', 'dashboardreportdata'];

/** Asks for the figures again when feedback comes in or is handled. */
export function useFreshFigures(): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useFeedbackEvents(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      for (const call of LIVE_CALLS) void client.invalidateQueries({ queryKey: [call] });
    }, GATHER_MS);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
