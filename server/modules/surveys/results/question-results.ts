/** What was answered to one question, out of the counts of its survey. */
import { kindOf } from '../../../../shared/questions/index.ts';
import type { Choice } from '../../../../shared/questions/control.ts';
import type { Question } from '../../../../shared/survey/document.ts';
import type { Item, QuestionResult, RowResult } from '../../../../shared/survey/question-result.ts';
import { type Counts, measureOf } from '../../insight/index.ts';

const DIGITS = 2;
const round = (value: number): number => Number(value.toFixed(DIGITS));
const meanOf = (sum: number, count: number): number | null => (count > 0 ? round(sum / count) : null);
const total = (items: readonly Item[]): number => items.reduce((sum, { count }) => sum + count, 0);

const isChoices = (value: unknown): value is Choice[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'object' && each !== null && 'value' in each);

/** What can be chosen, with its words as visitors read them; what only older versions offer comes last. */
function choicesOf(controls: readonly object[], ...names: string[]): Choice[] {
  const lists = controls.flatMap((control) => Object.entries(control).filter(([name]) => names.includes(name)));
  const all = lists.flatMap(([, list]: [string, unknown]) => (isChoices(list) ? list : []));
  return all.filter(({ value }, at) => all.findIndex((each) => each.value === value) === at);
}

/** The choices, and what else was counted under the key: a point of a slider, an option that an older version had. */
function itemsOf(counts: Counts, key: string, choices: readonly Choice[]): Item[] {
  const found = Object.entries(counts).flatMap(([name, count]) =>
    name.startsWith(`${key}.`) ? [{ value: name.slice(key.length + 1), count }] : [],
  );
  const known = choices.map(({ value, label }) => ({
    value,
    label,
    count: found.find((each) => each.value === value)?.count ?? 0,
  }));
  const others = found.filter(({ value }) => !choices.some((choice) => choice.value === value));
  const byNumber = others.toSorted((one, other) => Number(one.value) - Number(other.value));
  return [...known, ...byNumber.map(({ value, count }) => ({ value, label: value, count }))];
}

const NPS_PROMOTERS = 9;
const NPS_DETRACTORS = 6;

/** Reichheld, 'The One Number You Need to Grow', 2003. */
function npsOf(items: readonly Item[]): number | null {
  const count = total(items);
  const of = (holds: (point: number) => boolean): number => total(items.filter(({ value }) => holds(Number(value))));
  const more = of((point) => point >= NPS_PROMOTERS) - of((point) => point <= NPS_DETRACTORS);
  return count > 0 ? Math.round((100 * more) / count) : null;
}

function rowsOf(counts: Counts, id: string, rows: readonly Choice[], columns: readonly Choice[]): RowResult[] {
  return rows.map(({ value, label }) => {
    const items = itemsOf(counts, `r.${id}.${value}`, columns);
    const sum = counts[`t.${id}.${value}`];
    return { value, label, mean: sum === undefined ? null : meanOf(sum, total(items)), items };
  });
}

/**
 * @param question as the newest version has it
 * @param controls how it is asked, by the versions that were answered, the newest first
 */
export function questionResult(
  question: Question,
  title: string,
  counts: Counts,
  controls: readonly object[],
): QuestionResult {
  const { id, type } = question;
  const schema = kindOf(question).answer?.(question);
  const measure = measureOf(question);
  const answered = counts[`q.${id}`] ?? 0;
  const isNumber = schema?.type === 'integer' || schema?.type === 'number';
  const base = { id, type, title, asked: counts[`a.${id}`] ?? 0, answered };
  const empty = { ...base, mean: null, nps: null, items: [], rows: [] };
  if (measure === 'nothing') return { ...empty, shape: 'count' };
  if (measure === 'rows') {
    const rows = rowsOf(counts, id, choicesOf(controls, 'rows'), choicesOf(controls, 'columns'));
    return { ...empty, shape: 'rows', rows };
  }
  if (measure === 'places') {
    const options = choicesOf(controls, 'choices');
    const places = options.map((_option, at) => ({ value: String(at + 1), label: String(at + 1) }));
    return { ...empty, shape: 'places', rows: rowsOf(counts, id, options, places) };
  }
  const items = itemsOf(counts, `i.${id}`, choicesOf(controls, 'points', 'choices'));
  if (!isNumber) return { ...empty, shape: 'options', items };
  const mean = meanOf(counts[`s.${id}`] ?? 0, answered);
  return {
    ...empty,
    shape: items.length > 0 ? 'points' : 'mean',
    mean,
    nps: type === 'nps' ? npsOf(items) : null,
    items,
  };
}
