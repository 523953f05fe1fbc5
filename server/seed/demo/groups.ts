/** Survey, QR code and link-list groups with the units in them, and the company's tags. */
import { DAY, iso } from '../days.ts';
import { type CompanyContext, createdAt, found, insertNumbered } from './context.ts';
import type { Survey } from './surveys.ts';
import type { Unit } from './units.ts';

interface Group {
  id: number;
  unitTypes: string[];
}

type GroupKind = 'survey' | 'qr_code' | 'link_list';

export async function insertGroups(context: CompanyContext, units: Unit[], surveys: Survey[]): Promise<void> {
  const { plan, company, foundedAt } = context;
  const surveyIds = new Map(surveys.map(({ key, id }) => [key, id]));
  const times = createdAt(iso(foundedAt + 2 * DAY));
  const kinds: Record<GroupKind, Group[]> = {
    survey: await insertKind(context, 'survey_group', plan.surveyGroups, ({ name, survey }) => ({
      name,
      survey_id: found(surveyIds, survey),
    })),
    qr_code: await insertKind(context, 'qr_code_group', plan.qrCodeGroups, ({ name, design }) => ({ name, design })),
    link_list: await insertKind(context, 'link_list_group', plan.linkListGroups, ({ name, links }) => ({
      name,
      document: { links },
    })),
  };
  const members = Object.entries(kinds).flatMap(([kind, groups]) =>
    units.flatMap((unit) => {
      const group = groups.find(({ unitTypes }) => unitTypes.includes(unit.type));
      return group ? [{ node_id: unit.id, kind, ...groupColumns(kind, group.id), ...times }] : [];
    }),
  );
  await company.insert('group_node', members);
}

/** Of the three columns one is filled. */
const groupColumns = (kind: string, id: number) => ({
  survey_group_id: kind === 'survey' ? id : null,
  qr_code_group_id: kind === 'qr_code' ? id : null,
  link_list_group_id: kind === 'link_list' ? id : null,
});

async function insertKind<Plan extends { unitTypes: string[] }>(
  context: CompanyContext,
  table: string,
  plans: Plan[],
  toRow: (plan: Plan) => Record<string, unknown>,
): Promise<Group[]> {
  const times = createdAt(iso(context.foundedAt + 2 * DAY));
  const rows = await insertNumbered(
    context,
    table,
    plans.map((plan) => ({ ...toRow(plan), ...times })),
  );
  return plans.map(({ unitTypes }, at) => ({ id: rows[at]?.id ?? 0, unitTypes }));
}

/** Answers the tags' ids by name. */
export async function insertTags(context: CompanyContext): Promise<Map<string, number>> {
  const times = createdAt(iso(context.foundedAt + 2 * DAY));
  const rows = Object.entries(context.plan.tags).map(([name, color]) => ({ name, color, ...times }));
  const tags = await insertNumbered(context, 'company_tag', rows);
  return new Map(tags.map(({ id, name }) => [name, id]));
}
