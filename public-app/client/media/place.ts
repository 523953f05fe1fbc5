import { createContext } from 'react';
import type { SurveyPage } from '../../page.ts';

/** Where the files of this page belong, and who hears that there is another one, or one less. */
export interface MediaPlace {
  page: Pick<SurveyPage, 'submission' | 'token' | 'versionId'>;
  changed: () => void;
}

export const MediaPlaceContext = createContext<MediaPlace | null>(null);
