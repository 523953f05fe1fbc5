/** A survey, and what is said of it. */
import { isLanguage, type Language } from '../../../shared/i18n/languages.ts';
import { languageProgress } from '../../../shared/survey/completeness.ts';
import { surveyGroup } from '../../generated/resources.ts';
import type { SurveyRecord } from '../../generated/types.ts';
import { paths } from '../../entities/guard.ts';

export interface SurveyUsage {
  /** Shown by every unit for which nothing nearer is designed. */
  is_default: boolean;
  /** Units whose own survey it is, as far as the reader sees them. */
  unit_count: number;
  groups: { id: number; name: string; unit_count: number }[];
}

/** A survey as the API answers it. */
export interface SurveyRow extends Omit<SurveyRecord, 'usage'> {
  usage: SurveyUsage;
  permitted?: string[];
}

export type SurveyState = 'never_published' | 'published' | 'changed';

export function stateOf({ version, is_changed }: Pick<SurveyRow, 'version' | 'is_changed'>): SurveyState {
  if (version === null) return 'never_published';
  return is_changed ? 'changed' : 'published';
}

/** Whether anything shows the survey. */
export const isUsed = ({ is_default, unit_count, groups }: SurveyUsage): boolean =>
  is_default || unit_count > 0 || groups.length > 0;

export interface SurveyLanguages {
  /** Those that visitors may choose now. */
  published: Language[];
  /** Those of the draft in which texts are missing. */
  incomplete: Language[];
  /** Those of the draft that are complete, and that visitors can't choose yet. */
  waiting: Language[];
}

/** The languages of a survey as they are: what is written in a draft is not what visitors may choose. */
export function languagesOf({
  draft,
  published_languages,
}: Pick<SurveyRow, 'draft' | 'published_languages'>): SurveyLanguages {
  const published = published_languages.filter(isLanguage);
  const progress = languageProgress(draft);
  const complete = progress.filter(({ missing }) => missing === 0).map(({ language }) => language);
  return {
    published,
    incomplete: progress.filter(({ missing }) => missing > 0).map(({ language }) => language),
    waiting: complete.filter((language) => !published.includes(language)),
  };
}

/** The list of all surveys, the designer of one, and the list of their groups. */
export const surveyPaths = {
  list: paths.surveys,
  groups: `/${surveyGroup.route}`,
} as const;
