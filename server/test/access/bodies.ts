/** Valid bodies for patches: nothing but the access decides what becomes of them. */
import type { Fixture, FixtureRow, Values } from './fixture.ts';
import { usualPatch } from './usual-rows.ts';
import { groupAt } from './rows-of-units.ts';

type PatchBody = (row: FixtureRow, fixture: Fixture) => Values;

const renamed: PatchBody = (_row, fixture) => ({ name: `Renamed ${fixture.serial()}` });

/** The group that a membership of the row's kind may be moved to: one of the row's own company. */
const regrouped: PatchBody = (row, fixture) => {
  const group = row.traits?.includes('qr_code')
    ? 'qr_code_group'
    : row.traits?.includes('link_list')
      ? 'link_list_group'
      : 'survey_group';
  return { [`${group}_id`]: groupAt(fixture, group, row).id };
};

/** Those of other entities follow from their schemas (usual-rows.ts). */
const byHand: Record<string, PatchBody> = {
  currency: () => ({ symbol: '§' }),
  sub_plan: () => ({ price: 7 }),
  plan_location: () => ({ tax_rate: 7 }),
  discount: () => ({ maximum_uses: 7 }),
  contract: () => ({ payment_days: 7 }),
  company_profile: () => ({ city: 'Changed' }),
  company_return_url: () => ({ return_url: 'https://changed.example/' }),
  customer_user: () => ({ full_name: 'Changed' }),
  // Implied by every right of user management, so that who may change the row also holds what is granted.
  node_user_access: () => ({ user_read: true }),
  organization: renamed,
  node: () => ({ type: 'changed' }),
  node_survey: (row, fixture) => ({ survey_id: fixture.one('survey', row.company, { place: 'company' }).id }),
  node_link_list: () => ({ document: { links: [] } }),
  node_qr_code: () => ({ design: null }),
  code_finding: () => ({ note: 'Changed' }),
  survey: (row, fixture) => ({ ...renamed(row, fixture), revision: 1 }),
  group_node: regrouped,
  qr_code_group_node: (row, fixture) => ({ qr_code_group_id: groupAt(fixture, 'qr_code_group', row).id }),
  feedback: () => ({ priority: 'high' }),
  feedback_tag: (row, fixture) => ({ tag_ids: [groupAt(fixture, 'company_tag', row).id] }),
  feedback_comment: () => ({ text: 'Changed' }),
  saved_filter: () => ({ filter: { status: 'new' } }),
  feedback_rule: () => ({ with_text: true }),
  opening_hours: () => ({ monday: ['10:00-11:00'] }),
  notice_preference: () => ({ on_assigned: false }),
  report_subscription: () => ({ hour: 7 }),
  custom_field: () => ({ help: 'Changed' }),
  support_ticket: () => ({ status: 'completed' }),
};

export const patchBodyOf = (fixture: Fixture, entity: string, row: FixtureRow): Values =>
  byHand[entity]?.(row, fixture) ?? usualPatch(fixture, entity, row);
