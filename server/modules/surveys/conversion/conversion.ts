import type { SurveyDocument } from '../../../../shared/survey/document.ts';
import type { LeftOut } from './notes.ts';

/** What a definition of another program becomes. */
export interface Conversion {
  name: string;
  document: Partial<SurveyDocument> & Pick<SurveyDocument, 'pages'>;
  /** The first of them. */
  left_out: LeftOut[];
  left_out_count: number;
}
