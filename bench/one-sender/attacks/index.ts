/** What one sender does, each measured by itself. */
import type { Attack } from '../attack.ts';
import { dashboards } from './dashboards.ts';
import { exports } from './exports.ts';
import { forms } from './forms.ts';
import { halfSent } from './half-sent.ts';
import { lists } from './lists.ts';
import { logins } from './logins.ts';
import { previews } from './previews.ts';
import { queries } from './queries.ts';
import { search } from './search.ts';
import { writes } from './writes.ts';

export const attacks: readonly Attack[] = [
  queries,
  previews,
  forms,
  halfSent,
  search,
  dashboards,
  lists,
  exports,
  writes,
  logins,
];
