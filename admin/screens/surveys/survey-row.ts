/** What the list knows of a survey, and what it says of it. */
import type { RaRecord } from 'react-admin';
import { isLanguage, type Language, languages } from '../../../public-app/i18n/languages.ts';
import { surveyGroup } from '../../generated/resources.ts';
import { isObject } from '../../providers/user-data.ts';
import { paths } from '../../routing/guard.ts';

export interface SurveyUsage {
  /** Shown by every unit for which nothing nearer is designed. */
  is_default: boolean;
  /** Units whose own survey it is, as far as the reader sees them. */
  unit_count: number;
  groups: { id: number; name: string; unit_count: number }[];
}

export interface SurveyRow extends RaRecord<number> {
  name: string;
  origin: string;
  /** The number of its latest version; null before the first one. */
  version: number | null;
  published_at: string | null;
  /** The draft is not what was published last. */
  is_changed: boolean;
  draft: unknown;
  /** Grows with each draft that is saved. */
  usage: SurveyUsage;
  updated_at: string;
}

/** Of a survey's name, in characters. */
export const NAME_LENGTH = 200;

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
