/** What is asked of the feedback list: by whom, with which filter, and within what time. */

/** Users of the largest tenant, by what they reach. */
export type Asker = 'admin' | 'wide' | 'branch' | 'narrow';

/** Ids of the data that filters name. */
export interface Named {
  tag: number;
  user: number;
  /** A branch of some hundred units, and the unit with the most answers. */
  branch: number;
  unit: number;
  root: number;
}

export interface Case {
  name: string;
  as: Asker;
  filter: Record<string, unknown>;
  /** Of the 99th percentile, in milliseconds. */
  aim: number;
}

const FILTER_MS = 100;
const TEXT_MS = 300;

const filters = (named: Named): [name: string, filter: Record<string, unknown>][] => [
  ['no filter', {}],
  ['status', { status: 'new' }],
  ['a rare status', { status: 'cancelled' }],
  ['two statuses', { status: ['new', 'in_processing'] }],
  ['priority', { priority: 'high' }],
  ['unit', { node_id: named.unit }],
  ['unit and below', { node_id_within: named.branch }],
  ['the whole tree', { node_id_within: named.root }],
  ['tag', { tag_ids: named.tag }],
  ['related user', { assignee_id: named.user }],
  ['no related user', { assignee_id: null }],
  ['language', { locale: 'ja' }],
  ['score range', { score_gte: 95 }],
  ['date range', { created_at_gte: '2025-03-01', created_at_lte: '2025-03-31' }],
  ['unread', { read_at: null }],
  ['partial', { is_partial: true }],
  ['repeat', { is_repeat: true }],
  ['status and priority', { status: 'cancelled', priority: 'high' }],
  ['status and tag', { status: 'cancelled', tag_ids: named.tag }],
  ['language and score', { locale: 'ko', score_lte: 3 }],
  ['overdue', { due_at_lte: new Date().toISOString(), status: ['new', 'in_processing'] }],
  ['unread and unit and below', { read_at: null, node_id_within: named.branch }],
];

const searches: [name: string, q: string][] = [
  ['a rare word', 'rarity17 '],
  ['a common word', 'the '],
  ['two words', 'coffee cold '],
  ['two common words', 'the and '],
  ['a beginning', 'co'],
  ['a phrase', '"the service"'],
  ['nothing there', 'nowhere '],
];

export const casesOf = (named: Named): Case[] => [
  ...filters(named).map(([name, filter]): Case => ({ name, as: 'admin', filter, aim: FILTER_MS })),
  ...searches.map(([name, q]): Case => ({ name: `search: ${name}`, as: 'admin', filter: { q }, aim: TEXT_MS })),
  ...(['wide', 'branch', 'narrow'] as const).flatMap((as): Case[] => [
    { name: 'no filter', as, filter: {}, aim: FILTER_MS },
    { name: 'a rare status', as, filter: { status: 'cancelled' }, aim: FILTER_MS },
    { name: 'tag', as, filter: { tag_ids: named.tag }, aim: FILTER_MS },
    { name: 'search: two words', as, filter: { q: 'coffee cold ' }, aim: TEXT_MS },
    { name: 'search: a common word', as, filter: { q: 'the ' }, aim: TEXT_MS },
  ]),
];
