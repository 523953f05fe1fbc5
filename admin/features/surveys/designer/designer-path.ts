import { generatePath } from 'react-router';
import { paths } from '../../../entities/guard.ts';

/** The address of a survey's designer, and of one panel of it. */
export const designerPath = (survey: number | string, panel?: string): string =>
  `${generatePath(paths.surveyDesigner, { id: String(survey) })}${panel === undefined ? '' : `?panel=${panel}`}`;

/** The address of what was answered to a survey. */
export const resultsPath = (survey: number | string): string =>
  generatePath(paths.surveyResults, { id: String(survey) });
