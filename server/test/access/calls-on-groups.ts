/** Memberships that are made, moved and given up by action, called by everybody: on units in and out of reach, and on foreign ones. */
import type { Try } from './calls.ts';
import { decisions } from './decisions.ts';
import { type Fixture, MISSING_ID, type Site } from './fixture.ts';
import { sees } from './judge.ts';
import { freshUnit } from './rows-of-units.ts';
import { newCode } from '../../../shared/codes/code.ts';
import { type Caller, covers, type Facts } from './vocabulary.ts';

type Tries = (fixture: Fixture, caller: Caller) => Promise<Try[]>;
type Kind = 'survey' | 'qr_code' | 'link_list';

const KINDS: Kind[] = ['survey', 'qr_code', 'link_list'];

interface Named {
  kind: Kind;
  unit: Site;
  unitId: number;
  groupOf: 'A' | 'B';
  groupId: number;
}

/** What is not there for the caller comes first, then what is not his to change. */
function statusOf(
  action: string,
  caller: Caller,
  { kind, unit, groupOf }: Omit<Named, 'unitId' | 'groupId'>,
  namesGroup = true,
): number {
  const facts: Facts = { ...unit, traits: [kind] };
  const group: Facts = { company: groupOf, place: 'company' };
  if (!sees('node', caller, unit) || (namesGroup && !sees(`${kind}_group`, caller, group))) return 400;
  return covers(decisions['group_node']?.actions?.[action], caller, facts) ? 200 : 403;
}

const post = (action: string, body: object) => ({
  method: 'POST',
  path: `groupnodes/${action}`,
  body,
  confined: true as const,
});

/** Units of A and of B, in their own and in each other's groups. */
async function named(fixture: Fixture, kinds: Kind[]): Promise<Named[]> {
  const places = [
    [{ company: 'A', place: 'reach' }, 'A'],
    [{ company: 'A', place: 'beyond' }, 'A'],
    [{ company: 'A', place: 'reach' }, 'B'],
    [{ company: 'B', place: 'reach' }, 'B'],
  ] as const;
  const all: Named[] = [];
  for (const kind of kinds)
    for (const [unit, groupOf] of places) {
      const groupId = fixture.one(`${kind}_group`, groupOf).id;
      all.push({ kind, unit, unitId: await freshUnit(fixture, unit), groupOf, groupId });
    }
  return all;
}

const targetOf = ({ kind, unit, groupOf }: Named): string =>
  `${kind}: ${unit.place} of ${unit.company}, group of ${groupOf}`;

/** Puts the unit into a group of its own company, past every lock. */
const plantMember = (fixture: Fixture, { kind, unit, unitId }: Named, groupId: number): Promise<number> =>
  fixture.owned('group_node', unit.company, { node_id: unitId, kind, [`${kind}_group_id`]: groupId });

const multiAdd: Tries = async (fixture, caller) => {
  const call = ({ kind, groupId, unitId }: Omit<Named, 'unit' | 'groupOf'>) =>
    post('multi_add', { kind, group_id: groupId, node_ids: [unitId], with_subunits: true, replace: true });
  const all = await named(fixture, KINDS);
  const [first] = all;
  return [
    ...all.map((one) => ({ ...call(one), target: targetOf(one), status: statusOf('multi_add', caller, one) })),
    ...(first ? [{ ...call({ ...first, unitId: MISSING_ID }), target: 'a missing unit', status: 400 }] : []),
    ...(first ? [{ ...call({ ...first, groupId: MISSING_ID }), target: 'a missing group', status: 400 }] : []),
  ];
};

const moveToOtherGroup: Tries = async (fixture, caller) => {
  const tries: Try[] = [];
  for (const one of await named(fixture, KINDS)) {
    const { kind, unit, unitId, groupId } = one;
    const before = await fixture.owned(`${kind}_group`, unit.company, { name: fixture.named(unit.company, 'before') });
    await plantMember(fixture, one, before);
    const call = post('move_node_to_other_group', { kind, node_id: unitId, group_id: groupId });
    tries.push({ ...call, target: targetOf(one), status: statusOf('move_node_to_other_group', caller, one) });
  }
  return tries;
};

/** Out of groups that have a design to copy. */
const convert: Tries = async (fixture, caller) => {
  const tries: Try[] = [];
  for (const one of await named(fixture, KINDS)) {
    const { kind, unit, unitId } = one;
    const action = 'convert_group_to_one_design';
    const group = { name: fixture.named(unit.company, 'designed'), ...(await designFor(fixture, one)) };
    await plantMember(fixture, one, await fixture.owned(`${kind}_group`, unit.company, group));
    const status = statusOf(action, caller, one, false);
    tries.push({ ...post(action, { kind, node_id: unitId }), target: targetOf(one), status });
  }
  return tries;
};

/** A code's design is on the unit's own code, so that the unit needs one. */
async function designFor(fixture: Fixture, { kind, unit, unitId }: Named): Promise<object> {
  const { company } = unit;
  if (kind === 'link_list') return { document: { links: [{ title: { en: 'One' }, url: 'https://one.example/' }] } };
  if (kind === 'qr_code') {
    await fixture.owned('node_qr_code', company, { node_id: unitId, code: newCode() });
    return { design: { foreground: '#0B6E6E' } };
  }
  const survey_id = await fixture.owned('survey', company, {
    name: fixture.named(company, 'designed'),
    origin: 'group',
  });
  await fixture.owned('survey_version', company, {
    survey_id,
    number: 1,
    document: { title: { en: 'One' }, pages: [] },
  });
  return { survey_id };
}

export const groupActionTries: Record<string, Tries> = {
  'group_node.multi_add': multiAdd,
  'group_node.move_node_to_other_group': moveToOtherGroup,
  'group_node.convert_group_to_one_design': convert,
};
