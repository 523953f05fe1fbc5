import { useEffect } from 'react';
import { titleOf } from '../page-title.ts';
import type { SurveyState } from './state.ts';

/** The document's title says where the visitor is. */
export function useTitle({ page, progress, thanks }: SurveyState): void {
  const title = titleOf(thanks ?? page, progress);
  useEffect(() => void (document.title = title), [title]);
}
