/** The survey whose questions a rule looks at, and the language in which they are named. */
import { createContext, type ReactNode, use } from 'react';
import type { Language } from '../../../../../shared/i18n/languages.ts';
import type { Draft } from '../state/draft.ts';

export interface RuledSurvey {
  document: Draft;
  language: Language;
}

const RuledSurveyContext = createContext<RuledSurvey | null>(null);

export function RuledSurveyProvider({ survey, children }: { survey: RuledSurvey; children: ReactNode }) {
  return <RuledSurveyContext value={survey}>{children}</RuledSurveyContext>;
}

export function useRuledSurvey(): RuledSurvey {
  const survey = use(RuledSurveyContext);
  if (survey === null) throw new Error('useRuledSurvey needs a RuledSurveyProvider above it.');
  return survey;
}
