import type { Part } from '../change/change-context.ts';

/** The keys that open a menu. */
export const partOfKey: Partial<Record<string, Part>> = { s: 'status', p: 'priority', a: 'assignee_id', t: 'tag_ids' };
