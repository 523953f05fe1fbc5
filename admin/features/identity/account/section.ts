/** A part of the account area. */
import type SvgIcon from '@mui/material/SvgIcon';
import { type ComponentType, useMemo } from 'react';
import { useJudge } from '../../../entities/use-judge.ts';
import type { HelpTopic } from '../../../ui/guidance/help-tip.tsx';

export interface AccountSection {
  path: string;
  /** Of its words: `app.account.<name>.title` and `app.account.<name>.text`. */
  name: string;
  Icon: typeof SvgIcon;
  Content: ComponentType;
  /** What is explained beside its title. */
  help?: HelpTopic;
  /** It is a list and no form. */
  isWide?: true;
}

/** The sections that whoever is signed in may open. */
export function useOpenSections(sections: readonly AccountSection[]): readonly AccountSection[] {
  const judgePath = useJudge();
  return useMemo(() => sections.filter(({ path }) => judgePath(path).kind === 'pass'), [judgePath, sections]);
}
