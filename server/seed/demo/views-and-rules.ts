/** What people of a company keep for themselves, the filters that they come back to; and what happens by itself. */
import { DAY, iso } from '../days.ts';
import { type CompanyContext, createdAt, found } from './context.ts';
import type { Unit } from './units.ts';
import type { User } from './users.ts';

export interface ViewPlan {
  /** E-mail of whose it is. */
  user: string;
  name: string;
  /** As the list of feedback takes it. */
  filter: (known: { me: number; tag: (name: string) => number }) => object;
}

export interface RulePlan {
  name: string;
  /** External id; the rule holds there and below. */
  unit: string;
  scoreAtMost: number;
  raisedPriority: 'normal' | 'high';
  addedTag: string;
}

const MADE_DAYS_AGO = 41;

interface Known {
  users: User[];
  units: Unit[];
  tagIds: ReadonlyMap<string, number>;
}

export async function insertViewsAndRules({ company, plan, today }: CompanyContext, known: Known): Promise<void> {
  const { tagIds } = known;
  const made = createdAt(iso(today - MADE_DAYS_AGO * DAY));
  const userIds = new Map(known.users.map(({ email, id }) => [email, id]));
  const unitIds = new Map(known.units.map(({ externalId, id }) => [externalId, id]));
  const views = plan.views.map(({ user, name, filter }, position) => {
    const me = found(userIds, user);
    return { user_id: me, name, filter: filter({ me, tag: (tag) => found(tagIds, tag) }), position, ...made };
  });
  const rules = plan.rules.map(({ name, unit, scoreAtMost, raisedPriority, addedTag }) => ({
    name,
    node_id: found(unitIds, unit),
    trigger: 'answer',
    conditions: ['score_at_most', 'with_text'],
    score_at_most: scoreAtMost,
    with_text: true,
    raised_priority: raisedPriority,
    added_tag_id: found(tagIds, addedTag),
    notifies_responsible: true,
    ...made,
  }));
  await company.insert('saved_filter', views);
  await company.insert('feedback_rule', rules);
}
