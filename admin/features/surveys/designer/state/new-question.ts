/** A question as it begins: what its kind can't do without, and no words yet. */
import { questionKinds } from '../../../../../shared/questions/index.ts';
import { isLanguage } from '../../../../../shared/i18n/languages.ts';
import { isObject } from '../../../../providers/user-data.ts';
import type { DraftQuestion } from './draft.ts';
import { freshId } from '../../../../crud/document-form/item-ids.ts';

/** What every question has; the form of the kind shows it, but a new one begins without. */
const SHARED: ReadonlySet<string> = new Set(['id', 'type', 'title', 'help', 'image', 'required', 'show_if', 'jumps']);
/** A choice is one from two. */
const FIRST_ITEMS = 2;

export function newQuestion(type: string, id: string): DraftQuestion {
  const kind = questionKinds.find((one) => one.type === type);
  const needed = [...(kind?.dialect.required ?? []), ...(kind?.either?.slice(0, 1) ?? [])].filter(
    (name) => !SHARED.has(name),
  );
  const sample = new Map(Object.entries(kind?.sample ?? {}));
  return { id, type, title: {}, ...Object.fromEntries(needed.map((name) => [name, blank(sample.get(name))])) };
}

/** The same shape without its words; a list of things with ids begins with two of its own. */
function blank(value: unknown): unknown {
  if (Array.isArray(value)) return isItems(value) ? blankItems(value) : value.map(blank);
  if (!isObject(value)) return value;
  if (isText(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, blank(inner)]));
}

const isText = (value: object): boolean =>
  Object.entries(value).every(([key, text]) => isLanguage(key) && typeof text === 'string');

const isItems = (value: unknown[]): value is Record<string, unknown>[] =>
  value.every((item) => isObject(item) && typeof item.id === 'string');

function blankItems(items: Record<string, unknown>[]): Record<string, unknown>[] {
  const taken = new Set<string>();
  return items.slice(0, FIRST_ITEMS).map((item) => {
    const id = freshId('option', taken);
    taken.add(id);
    return { ...Object.fromEntries(Object.entries(item).map(([name, inner]) => [name, blank(inner)])), id };
  });
}
