/** What the three kinds of groups have in common: how many units are in one, and when it may go. */
import { clockOfCompany } from '../../clock.ts';
import { reachedBy } from '../../../../access/claims.ts';
import { groupInUse, invalidInput } from '../../../../errors.ts';
import type { EntityExtension } from '../../../../kernel/extension.ts';
import type { Work } from '../../../../access/work.ts';
import type { Caller } from '../../../../query/caller.ts';
import type { Values } from '../../../../database/rows.ts';
import { type GroupKind, groupKinds } from './kinds.ts';

/** Living units of the group `t`, as far as the caller sees that they are in it. */
function unitCount(kind: GroupKind, { principal, parameters }: Caller): string {
  const { field, unitsClaim } = groupKinds[kind];
  const reached = reachedBy(unitsClaim, principal, parameters);
  // `in` is looked up by hash; ten thousand members in an array of ten thousand units would take seconds.
  return `select count(*) from group_node member
    join node unit on unit.company_id = member.company_id and unit.id = member.node_id and unit.deleted_at is null
    where member.company_id = t.company_id and member.${field} = t.id
      ${reached === null ? '' : `and unit.id in ${reached}`}`;
}

/** The constraint of the table holds it too; this says it in words, at the name. */
async function refuseKnownName({ transaction }: Work, kind: GroupKind, { name }: Values): Promise<void> {
  if (name === undefined) return;
  const { table } = groupKinds[kind];
  const known = await transaction.query({
    name: `${table}_by_name`,
    text: `select 1 from ${table} where company_id = $1 and name = $2`,
    values: [transaction.companyId, name],
  });
  if (known.length > 0) throw invalidInput({ errors: [{ pointer: '/name', code: 'group_name_taken' }] });
}

/** A group goes when no living unit depends on it any more; what deleted units were in goes with it. */
async function refuseInUse({ transaction }: Work, kind: GroupKind, groupId: number): Promise<void> {
  const { field } = groupKinds[kind];
  const [used] = await transaction.query<{ units: number }>({
    name: `${field}_in_use`,
    text: `select count(*) as units from group_node member
      join node unit on unit.company_id = $1 and unit.id = member.node_id and unit.deleted_at is null
      where member.company_id = $1 and member.${field} = $2`,
    values: [transaction.companyId, groupId],
  });
  const units = used?.units ?? 0;
  if (units > 0) throw groupInUse({ parameters: { units } });
  await transaction.query({
    name: `${field}_forgotten`,
    text: `delete from group_node where company_id = $1 and ${field} = $2`,
    values: [transaction.companyId, groupId],
  });
}

/**
 * The code behind an entity whose rows are groups. Names are unique in a company (400 at `/name`), and a group that living
 * units are in can't be deleted (409).
 */
export const groupExtension = (kind: GroupKind): EntityExtension => ({
  computed: {
    has_design: groupKinds[kind].hasDesign,
    unit_count: (caller) => unitCount(kind, caller),
    time_zone: `select ${clockOfCompany('t.company_id')}`,
  },
  hooks: {
    async beforeCreate(work, values) {
      await refuseKnownName(work, kind, values);
      return values;
    },
    async beforePatch(work, row, changes) {
      if (changes['name'] !== row['name']) await refuseKnownName(work, kind, changes);
      return changes;
    },
    async beforeDelete(work, { id }) {
      await refuseInUse(work, kind, id);
      return undefined;
    },
  },
});
