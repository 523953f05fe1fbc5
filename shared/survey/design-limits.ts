/** What holds for any design, finished or not, whatever it looks like: its size, its depth, no markup in its texts. */
import type { SurveyViolation } from './survey-violation.ts';

export const MAX_SURVEY_BYTES = 256 * 1024;
export const MAX_QUESTIONS = 200;
/** Options, cells and inputs that one page shows: each is markup that the server writes and the device lays out. */
export const MAX_PAGE_CONTROLS = 1000;
/** Survey, page, question, jump, a rule and two within it, condition. */
export const MAX_LEVELS = 8;
/** Each level may be in a list. */
const MAX_CONTAINERS = 2 * MAX_LEVELS;

/** The beginning of an element, of its end, of a comment or of an instruction. */
const MARKUP = /<[a-z/!?]/i;

/** The violation of what may be anything; empty when it is of a size and depth that can be looked at any further. */
export function sizeViolations(document: unknown): SurveyViolation[] {
  if (isTooDeep(document, 0, 0)) return [{ pointer: '', code: 'too_deep' }];
  const bytes = new TextEncoder().encode(JSON.stringify(document) ?? '').length;
  if (bytes > MAX_SURVEY_BYTES)
    return [{ pointer: '', code: 'too_large', parameters: { limit: MAX_SURVEY_BYTES / 1024 } }];
  if (countQuestions(document) > MAX_QUESTIONS)
    return [{ pointer: '/pages', code: 'too_many_questions', parameters: { limit: MAX_QUESTIONS } }];
  return crowdedPages(document);
}

/** Where each question is a page of its own, none can be crowded. */
function crowdedPages(document: unknown): SurveyViolation[] {
  if (valueAt(document, 'layout') === 'one_at_a_time') return [];
  return listAt(document, 'pages').flatMap((page, at) =>
    countControls(page) > MAX_PAGE_CONTROLS
      ? [{ pointer: `/pages/${at}/questions`, code: 'too_many_controls', parameters: { limit: MAX_PAGE_CONTROLS } }]
      : [],
  );
}

/** What a page of a survey asks a device to show, whether or not it is well-formed. */
export function countControls(page: unknown): number {
  return listAt(page, 'questions').reduce<number>((count, question) => {
    const added = ['other', 'none'].filter((name) => valueAt(question, name) !== undefined).length;
    const options = listAt(question, 'options').length + added;
    const columns = listAt(question, 'columns').length + Number(valueAt(valueAt(question, 'scale'), 'maximum') ?? 0);
    const cells = listAt(question, 'rows').length * (columns + Number(valueAt(question, 'text_column') !== undefined));
    return count + Math.max(1, options + cells);
  }, 0);
}

/** Stops at the first thing that lies too deep, however deep it goes on. */
function isTooDeep(value: unknown, levels: number, containers: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const level = levels + (Array.isArray(value) ? 0 : 1);
  if (level > MAX_LEVELS || containers >= MAX_CONTAINERS) return true;
  return Object.values(value).some((inner) => isTooDeep(inner, level, containers + 1));
}

function countQuestions(document: unknown): number {
  const pages = listAt(document, 'pages');
  return pages.reduce<number>((count, page) => count + listAt(page, 'questions').length, 0);
}

const valueAt = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

function listAt(value: unknown, name: string): unknown[] {
  const list = valueAt(value, name);
  return Array.isArray(list) ? (list as unknown[]) : [];
}

/** Texts that hold markup. They would be shown as they stand; who writes it means something else, or means harm. */
export function markupViolations(value: unknown, pointer = ''): SurveyViolation[] {
  if (typeof value === 'string') return MARKUP.test(value) ? [{ pointer, code: 'markup_not_allowed' }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => markupViolations(inner, `${pointer}/${escapePointer(name)}`));
}

const escapePointer = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');
