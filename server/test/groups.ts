/** Groups with and without a design, and the calls that bring units into them: for the scenarios of groups. */
import type { Scenario, Served } from './scenarios.ts';
import { insertRow, type World } from './world.ts';

export interface Groups {
  designed: number;
  other: number;
  draft: number;
  bare: number;
  qr: number;
  qrBare: number;
  links: number;
  linked: number;
  ofB: number;
  surveyOfB: number;
}

export const DOCUMENT = { title: { en: 'How was the coffee?' }, pages: [] };
export const LINKS = { opens: 'choice', links: [{ title: { en: 'Menu' }, url: 'https://acme.example/menu' }] };
export const QR_DESIGN = { foreground: '#0B6E6E' };

async function plantSurvey({ database }: World, companyId: number, name: string, isPublished: boolean) {
  const id = await insertRow(database, companyId, 'survey', { name, origin: 'group', draft: DOCUMENT });
  if (isPublished)
    await insertRow(database, companyId, 'survey_version', { survey_id: id, number: 1, document: DOCUMENT });
  return id;
}

async function plantGroups({ world }: Served): Promise<Groups> {
  const { companyA, companyB, database } = world;
  const add = (table: string, values: Record<string, unknown>) => insertRow(database, companyA.id, table, values);
  const survey = await plantSurvey(world, companyA.id, 'Coffee', true);
  const draft = await plantSurvey(world, companyA.id, 'Unpublished', false);
  const surveyOfB = await plantSurvey(world, companyB.id, 'Foreign', true);
  return {
    designed: await add('survey_group', { name: 'Cafés', survey_id: survey }),
    other: await add('survey_group', { name: 'Kiosks', survey_id: survey }),
    draft: await add('survey_group', { name: 'Drafts', survey_id: draft }),
    bare: await add('survey_group', { name: 'Bare' }),
    qr: await add('qr_code_group', { name: 'Green codes', design: QR_DESIGN }),
    qrBare: await add('qr_code_group', { name: 'Plain codes' }),
    links: await add('link_list_group', { name: 'Links' }),
    linked: await add('link_list_group', { name: 'Linked', document: LINKS }),
    ofB: await insertRow(database, companyB.id, 'survey_group', { name: 'Of B', survey_id: surveyOfB }),
    surveyOfB,
  };
}

/** Of the run that is under way; tables are read when it is there. */
export let groups: Groups;
export const prepareGroups = async (served: Served): Promise<void> => {
  groups = await plantGroups(served);
};

export type UnitName = keyof World['companyA']['nodes'];
export type GroupName = keyof Groups;

export const groupCall = (action: string): Pick<Scenario, 'method' | 'path'> => ({
  method: 'POST',
  path: `groupnodes/${action}`,
});
export const units =
  (group: GroupName, names: (UnitName | 'missing' | 'ofB')[], more: object = {}) =>
  ({ companyA, companyB }: World) => ({
    kind: 'survey',
    group_id: groups[group],
    node_ids: names.map((name) =>
      name === 'missing' ? 999_999 : name === 'ofB' ? companyB.nodes.room : companyA.nodes[name],
    ),
    ...more,
  });
export const counts = (added: number, moved = 0, unchanged = 0, in_other_group = 0, own_design = 0) => ({
  added,
  moved,
  unchanged,
  in_other_group,
  own_design,
});
export const membersOf = (group: GroupName, count: number): Scenario => ({
  name: `… and ${count} are in the group ${group}`,
  as: 'adminA',
  path: () => `surveygroups/${groups[group]}`,
  status: 200,
  contains: { unit_count: count },
});

export const multiAdd = { ...groupCall('multi_add'), as: 'adminA' };
