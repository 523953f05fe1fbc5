/** One change of many feedback: what the server is sent, what it answers, and what takes it back. */
import { isSameValue } from '../../../../shared/contract/empty-value.ts';
import type { Changes, FeedbackRow } from '../feedback-row.ts';
import { movesOf } from '../feedback-row.ts';

export interface TagChanges {
  add_tag_ids?: number[];
  remove_tag_ids?: number[];
}

export interface ManyInput extends TagChanges {
  ids: number[];
  changes?: Changes;
}

export interface Refusal {
  id: number;
  code: string;
}

export interface ManyAnswer {
  changed: number;
  refused: Refusal[];
}

/** What of a row can be changed together with others. */
export type Handled = Pick<FeedbackRow, 'id' | 'status' | 'priority' | 'assignee_id' | 'tag_ids' | 'custom'>;

const FIELDS = ['status', 'priority', 'assignee_id'] as const;

/**
 * What brings the rows back to where they were before `input` changed them, by as few calls as there were different
 * values; null where the statuses do not allow it or a row is not known.
 */
export function inverseOf(input: ManyInput, before: readonly Handled[]): ManyInput[] | null {
  if (before.length < input.ids.length) return null;
  const calls = new Map<string, ManyInput>();
  for (const row of before) {
    const back = inverseOfOne(input, row);
    if (back === null) return null;
    const key = JSON.stringify(back);
    const call = calls.get(key);
    if (call) call.ids.push(row.id);
    else if (key !== '{}') calls.set(key, { ids: [row.id], ...back });
  }
  return [...calls.values()];
}

function inverseOfOne({ changes = {}, ...tags }: ManyInput, row: Handled): Omit<ManyInput, 'ids'> | null {
  const changed = FIELDS.filter((field) => changes[field] !== undefined && changes[field] !== row[field]);
  // The first handling by itself moves a new one on, and nothing leads back to new.
  if (row.status === 'new' && changed.length > 0) return null;
  if (changed.includes('status') && !movesOf([{ status: changes.status ?? row.status }]).includes(row.status))
    return null;
  const custom = customBefore(changes.custom, row);
  const back: Changes = {
    ...Object.fromEntries(changed.map((field) => [field, row[field]])),
    ...(custom !== undefined && { custom }),
  };
  const remove = (tags.add_tag_ids ?? []).filter((id) => !row.tag_ids.includes(id));
  const add = (tags.remove_tag_ids ?? []).filter((id) => row.tag_ids.includes(id));
  return {
    ...(Object.keys(back).length > 0 ? { changes: back } : {}),
    ...(add.length > 0 ? { add_tag_ids: add } : {}),
    ...(remove.length > 0 ? { remove_tag_ids: remove } : {}),
  };
}

/** What the row had in the fields that are given another value; an empty one had nothing. */
function customBefore(given: Changes['custom'], row: Handled): Changes['custom'] {
  const kept: Record<string, unknown> = { ...row.custom };
  const other = Object.entries(given ?? {}).filter(([key, value]) => !isSameValue(value, kept[key]));
  return other.length === 0 ? undefined : Object.fromEntries(other.map(([key]) => [key, kept[key] ?? null]));
}
