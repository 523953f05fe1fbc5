/** Making units: where they may hang, how several at once are named, and what each has from its first moment on. */
import type { Transaction } from '../../../../access/database.ts';
import { type FieldViolation, invalidInput } from '../../../../errors.ts';
import { node as entity } from '../../../../generated/node.ts';
import type { Work } from '../../../../access/work.ts';
import type { Row, Values } from '../../../../database/rows.ts';
import { giveCodes } from './codes.ts';
import { levelOf, MAX_LEVELS } from './tree.ts';

const refusedAt = (...errors: FieldViolation[]) => invalidInput({ errors });

export const countOf = (values: Values): number => Number(values['count'] ?? 1);

/** The first unit's values; with more than one to make, it has the first of their numbers. */
export async function prepareUnits({ transaction }: Work, values: Values): Promise<Values> {
  const isMany = countOf(values) > 1;
  // An external id names one unit.
  if (isMany && typeof values['external_id'] === 'string')
    throw refusedAt({ pointer: '/external_id', code: 'only_for_one' });
  await lockPlace(transaction, values, isMany);
  const name = isMany ? await firstName(transaction, values) : values['name'];
  // The path needs the id: completed in the same transaction.
  return { ...values, name, path: '' };
}

/**
 * The parent must be a living unit of a living organization with a level left below it, and stay one until the units
 * are made: moves, deletions and restorations wait (see lockOrganizationOf), and so do others who number units.
 */
async function lockPlace(transaction: Transaction, values: Values, isNumbered: boolean): Promise<void> {
  const { organization_id: organizationId, parent_id: parentId = null } = values;
  const strength = isNumbered ? 'update' : 'share';
  const organizations = await transaction.query({
    name: `organization_for_${strength}`,
    text: `select 1 from organization where company_id = $1 and id = $2 and deleted_at is null for ${strength}`,
    values: [transaction.companyId, organizationId],
  });
  if (organizations.length === 0) throw refusedAt({ pointer: '/organization_id', code: 'reference_not_found' });
  if (parentId !== null) await refuseDeadOrDeep(transaction, organizationId, parentId);
}

async function refuseDeadOrDeep(transaction: Transaction, organizationId: unknown, parentId: unknown): Promise<void> {
  const [parent] = await transaction.query<{ level: number }>({
    name: 'living_parent',
    text: `select ${levelOf('path')} as level from node
      where company_id = $1 and id = $2 and organization_id = $3 and deleted_at is null`,
    values: [transaction.companyId, parentId, organizationId],
  });
  if (!parent) throw refusedAt({ pointer: '/parent_id', code: 'reference_not_found' });
  if (parent.level >= MAX_LEVELS)
    throw refusedAt({ pointer: '/parent_id', code: 'tree_too_deep', parameters: { limit: MAX_LEVELS } });
}

const { properties } = entity.schemas.create as { properties: { name: { maxLength: number } } };

/** `Table 6` where `Table 5` is the highest living sibling of that name. The last number must fit as well. */
async function firstName(transaction: Transaction, values: Values): Promise<string> {
  const name = String(values['name']);
  const [numbered] = await transaction.query<{ highest: number }>({
    name: 'highest_number_of_siblings',
    text: `select coalesce(max(substr(name, length($4) + 2)::integer), 0) as highest from node
      where company_id = $1 and organization_id = $2 and (parent_id = $3 or $3::bigint is null and parent_id is null)
        and deleted_at is null and starts_with(name, $4 || ' ') and substr(name, length($4) + 2) ~ '^[1-9][0-9]{0,8}$'`,
    values: [transaction.companyId, values['organization_id'], values['parent_id'] ?? null, name],
  });
  const highest = numbered?.highest ?? 0;
  const limit = properties.name.maxLength - ` ${highest + countOf(values)}`.length;
  // As JSON Schema and PostgreSQL count: by code points.
  if ([...name].length > limit) throw refusedAt({ pointer: '/name', code: 'too_long', parameters: { limit } });
  return `${name} ${highest + 1}`;
}

/** Makes the others of several units, and gives all of them what a unit has. */
export async function completeCreate({ transaction }: Work, first: Row, values: Values): Promise<void> {
  const others = countOf(values) > 1 ? await repeatUnit(transaction, first, values) : [];
  await completeUnits(transaction, [first.id, ...others]);
}

/** What the units that are made at once have in common. */
const SHARED_COLUMNS = Object.entries(entity.fields)
  .filter(([name, field]) => field.column && !field.readOnly && name !== 'name' && name !== 'external_id')
  .map(([name]) => name);

/** Ids of further units like the first, with the numbers that follow its own. */
async function repeatUnit(transaction: Transaction, first: Row, values: Values): Promise<number[]> {
  const name = String(values['name']);
  const firstNumber = Number(String(first['name']).slice(name.length + 1));
  const made = await transaction.query<{ id: number }>({
    name: 'repeat_unit',
    text: `insert into node (company_id, name, path, ${SHARED_COLUMNS.join(', ')})
      select company_id, $3 || ' ' || number, '', ${SHARED_COLUMNS.join(', ')}
      from node cross join generate_series($4::integer, $5::integer) number
      where company_id = $1 and id = $2 order by number returning id`,
    values: [transaction.companyId, first.id, name, firstNumber + 1, firstNumber + countOf(values) - 1],
  });
  return made.map(({ id }) => id);
}

/** Their places in the tree, their surveys' rows and their codes, which units have from the start and for ever. */
export async function completeUnits(transaction: Transaction, ids: number[]): Promise<void> {
  await transaction.query({
    name: 'place_units',
    text: `update node set path = coalesce((select p.path from node p where p.company_id = $1 and p.id = node.parent_id), '/') || id || '/'
      where company_id = $1 and id = any($2)`,
    values: [transaction.companyId, ids],
  });
  await transaction.query({
    name: 'surveys_of_units',
    text: 'insert into node_survey (company_id, node_id) select $1, unnest($2::bigint[])',
    values: [transaction.companyId, ids],
  });
  await giveCodes(transaction, { companyId: transaction.companyId, unitIds: ids, origin: 'unit' });
}
