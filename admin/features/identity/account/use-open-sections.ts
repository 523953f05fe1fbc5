import { useMemo } from 'react';
import { useJudge } from '../../../entities/use-judge.ts';
import { type AccountSection, accountSections } from './sections.ts';

/** The sections that whoever is signed in may open. */
export function useOpenSections(): readonly AccountSection[] {
  const judgePath = useJudge();
  return useMemo(() => accountSections.filter(({ path }) => judgePath(path).kind === 'pass'), [judgePath]);
}
