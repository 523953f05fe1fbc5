/** A survey, and what is said of it. */
import { isLanguage, type Language, languages } from '../../../public-app/i18n/languages.ts';
import { surveyGroup } from '../../generated/resources.ts';
import type { SurveyRecord } from '../../generated/types.ts';
import { isObject } from '../../providers/user-data.ts';
import { paths } from '../../routing/guard.ts';

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

/** The languages that a draft is offered in: those that it names, else those of its title. */
export function languagesOf(draft: unknown): Language[] {
  if (!isObject(draft)) return [];
  if (Array.isArray(draft.languages)) return draft.languages.filter(isLanguage);
  const { title } = draft;
  return isObject(title) ? languages.filter((language) => Boolean(title[language])) : [];
}

/** The list of all surveys, the designer of one, and the list of their groups. */
export const surveyPaths = {
  list: paths.surveys,
  groups: `/${surveyGroup.route}`,
} as const;
