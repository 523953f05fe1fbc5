/** A survey while it is worked on: the dialect, of which anything but the ids may still be missing. */
import type { Language } from '../../../../../shared/i18n/languages.ts';
import type {
  Availability,
  Quota,
  AddressField,
  Ending,
  Layout,
  Question,
  Rule,
  Text,
  Theme,
} from '../../../../../shared/survey/document.ts';
import { isObject } from '../../../../providers/user-data.ts';

/** What its kind adds (`options`, `max_length`, ...) is read through the kind's own form. */
export interface DraftQuestion extends Question {
  [property: string]: unknown;
}

export interface DraftPage {
  id: string;
  title?: Text;
  show_if?: Rule;
  question_order?: 'random';
  questions: DraftQuestion[];
}

export type { Jump, Theme as DraftTheme } from '../../../../../shared/survey/document.ts';

/** Its number may not be written yet. */
export type DraftQuota = Omit<Quota, 'most'> & { most?: number };

export interface Draft {
  title: Text;
  /** Offered ones; the first stands in where a text is missing. */
  languages?: Language[];
  layout?: Layout;
  pages: DraftPage[];
  theme?: Theme;
  thank_you?: { title?: Text; text?: Text };
  endings?: Ending[];
  availability?: Availability;
  quotas?: DraftQuota[];
  return_url?: string;
  address_fields?: AddressField[];
  embed_origins?: string[];
}

const EMPTY: Draft = { title: {}, pages: [] };

/** A stored draft with everything in it that the screens count on; the server keeps what is known to fit the dialect. */
export function toDraft(stored: unknown): Draft {
  if (!isObject(stored)) return EMPTY;
  const pages = Array.isArray(stored.pages) ? stored.pages.filter(isObject) : [];
  return {
    ...stored,
    title: isObject(stored.title) ? stored.title : {},
    pages: pages.map((page, at) => ({
      ...page,
      id: typeof page.id === 'string' ? page.id : `page_${at + 1}`,
      questions: Array.isArray(page.questions) ? page.questions.filter(isObject).map(toQuestion) : [],
    })),
  };
}

function toQuestion(stored: Record<string, unknown>, at: number): DraftQuestion {
  return {
    ...stored,
    id: typeof stored.id === 'string' ? stored.id : `question_${at + 1}`,
    type: typeof stored.type === 'string' ? stored.type : 'short_text',
    title: isObject(stored.title) ? stored.title : {},
  };
}

export const questionsOfDraft = (draft: Draft): DraftQuestion[] => draft.pages.flatMap(({ questions }) => questions);

export const findQuestion = (draft: Draft, id: string): DraftQuestion | undefined =>
  questionsOfDraft(draft).find((question) => question.id === id);
