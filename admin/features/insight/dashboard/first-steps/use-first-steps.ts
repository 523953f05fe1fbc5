import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useGuidance } from '../../../../ui/guidance/use-guidance.ts';
import { useUserData } from '../../../../providers/use-session.tsx';
import { useFeedbackEvents } from '../../../feedback/live/use-feedback-events.ts';
import { useAsked } from '../data/use-asked.ts';

export type StepName = 'unit' | 'survey' | 'code' | 'test' | 'answer';

/** In their order. */
export const STEP_NAMES: readonly StepName[] = ['unit', 'survey', 'code', 'test', 'answer'];

/** What the call answers (server/modules/support/first-steps). */
export interface FirstSteps {
  /** Those that are the user's to take, and whether they are taken. */
  steps: Partial<Record<StepName, boolean>>;
  organization_id: number | null;
  unit: { id: number; organization_id: number; name: string; code: string | null } | null;
}

export const FIRST_STEPS = 'firststeps';

/** The steps; only asked for while somebody may want to see them. Undefined for who has nothing to build up. */
export function useFirstSteps(): FirstSteps | undefined {
  const user = useUserData();
  const [{ steps: state }] = useGuidance();
  const isWanted = user?.role === 'client' && state !== 'hidden' && state !== 'done';
  const { data } = useAsked<FirstSteps>(FIRST_STEPS, {}, { enabled: isWanted });
  // Who only reads feedback, or only looks after users, builds nothing up.
  const isShown = isWanted && data !== undefined && STEP_NAMES.every((name) => data.steps[name] !== undefined);
  useRenewed(isShown);
  return isShown ? data : undefined;
}

/** Asks again when feedback comes in, and when somebody comes back: from a form, or from the page of a visitor. */
function useRenewed(isOn: boolean): void {
  const client = useQueryClient();
  const renew = useCallback(() => void client.invalidateQueries({ queryKey: [FIRST_STEPS] }), [client]);
  useFeedbackEvents(renew, isOn);
  useEffect(() => {
    if (!isOn) return undefined;
    renew();
    window.addEventListener('focus', renew);
    return () => window.removeEventListener('focus', renew);
  }, [renew, isOn]);
}
