/** Bodies that reach for more than is granted: fields that are not the caller's to write, rows that he does not see. */
import type { Address } from './address.ts';
import { descriptors } from '../../generated/index.ts';
import { patchBodyOf } from './bodies.ts';
import type { Answer } from './client.ts';
import { creationsOf, relationOf } from './creations.ts';
import { decisions } from './decisions.ts';
import { type Fixture, type FixtureRow, MISSING_ID, type Values } from './fixture.ts';
import { type Cell, parsed, sees, statusOn } from './judge.ts';
import { targetsOf } from './row-cells.ts';
import { tableOf } from './rows.ts';
import { type Caller, covers, type Facts, type Permit } from './vocabulary.ts';

/** A write that would be permitted as it is. */
interface Honest {
  caller: Caller;
  operation: 'create' | 'patch';
  row: Facts;
  method: string;
  path: string;
  body: Values;
}

/** One permitted write of each kind of caller: what a role may, it is most likely to overstep. */
export async function honestWrites(fixture: Fixture, address: Address): Promise<Honest[]> {
  const found = new Map<string, Honest>();
  for (const caller of fixture.callers)
    for (const honest of [...patchesOf(fixture, address, caller), ...(await createsOf(fixture, address, caller))]) {
      const kind = `${honest.operation} ${caller.role} ${honest.row.traits?.join() ?? ''}`;
      if (!found.has(kind)) found.set(kind, honest);
    }
  return [...found.values()];
}

function patchesOf(fixture: Fixture, { entity, path }: Address, caller: Caller): Honest[] {
  if (!decisions[entity]?.patch) return [];
  return targetsOf(fixture, entity, caller).flatMap((row): Honest[] => {
    const body = patchBodyOf(fixture, entity, row);
    if (statusOn(entity, 'patch', caller, row, Object.keys(body)) !== 200) return [];
    return [{ caller, operation: 'patch', row, method: 'PATCH', path: `${path}/${row.id}`, body }];
  });
}

async function createsOf(fixture: Fixture, { entity, path }: Address, caller: Caller): Promise<Honest[]> {
  const permits = decisions[entity]?.create;
  if (!permits?.some(({ roles }) => roles.includes(caller.role))) return [];
  const made = await creationsOf(fixture, entity, caller);
  return made.flatMap(({ row, body, references }): Honest[] => {
    const bound = Object.values(references).every((one) => one.row && sees(one.entity, caller, one.row));
    if (!bound || !covers(permits, caller, row, Object.keys(body))) return [];
    return [{ caller, operation: 'create', row, method: 'POST', path, body }];
  });
}

/** Every field that is not granted, the columns that only the database knows included, with another row's value. */
export async function foreignFieldCells(fixture: Fixture, address: Address, honest: Honest): Promise<Cell[]> {
  const { entity } = address;
  const { caller, operation, row } = honest;
  const permits = decisions[entity]?.[operation];
  const values = await valuesOfAnother(fixture, entity, row);
  const names = new Set([
    ...Object.keys(values),
    ...Object.keys(descriptors[entity]?.fields ?? {}),
    'company_id',
    'id',
  ]);
  // The super administrator has no company of the row's: he may name it, and escalation.test.ts tries a false one.
  if (caller.role === 'superadmin' && operation === 'create') names.delete('company_id');
  return [...names].flatMap((field): Cell[] => {
    if (covers(permits, caller, row, [field])) return [];
    return [
      {
        ...honest,
        operation: `${entity}.${operation}`,
        target: `the field ${field}`,
        // What nobody may write is no field of the body; what others may is not permitted.
        status: [400, 403],
        inspect: fieldRefusalCheck(field),
        body: { ...(operation === 'create' && honest.body), [field]: values[field] ?? 1 },
      },
    ];
  });
}

/** A refusal for the field's own sake, not because its value did not fit. */
const fieldRefusalCheck =
  (field: string) =>
  (answer: Answer): string[] => {
    const { errors = [], code } = parsed(answer.text) as { code: string; errors?: { pointer: string; code: string }[] };
    const named = errors.some(
      (error) => error.pointer === `/${field}` && (error.code === 'unknown_field' || error.code === 'not_permitted'),
    );
    return named || (errors.length === 0 && code === 'forbidden') ? [] : [`refused for another reason: ${answer.text}`];
  };

/** What a row of somebody else holds: valid values, and the most harmful ones. */
async function valuesOfAnother(fixture: Fixture, entity: string, row: Facts): Promise<Values> {
  const rows = fixture.of(tableOf(entity)).filter(({ isTarget }) => isTarget);
  const other = rows.find(({ company }) => company !== row.company) ?? rows[0];
  const [stored] = await fixture.query<{ row: Values }>(
    `select to_jsonb(t) as row from ${tableOf(entity)} t where id = $1`,
    [other?.id],
  );
  return stored?.row ?? {};
}

/** Every reference field of the body, pointed at each row that the caller does not see. */
export function foreignReferenceCells(fixture: Fixture, address: Address, honest: Honest): Cell[] {
  const { entity } = address;
  const { caller, operation, row } = honest;
  const permits: Permit[] = decisions[entity]?.[operation] ?? [];
  return Object.entries(descriptors[entity]?.fields ?? {}).flatMap(([field, { ref, type }]): Cell[] => {
    if (!ref || !covers(permits, caller, row, [field])) return [];
    const hidden = fixture.of(tableOf(ref)).filter((other) => other.isTarget && !sees(ref, caller, other));
    const cell = (target: string, id: number): Cell => ({
      ...honest,
      operation: `${entity}.${operation}`,
      target: `a reference ${field} to ${target}`,
      status: 400,
      pointers: [type === 'array' ? `/${field}/0` : `/${field}`],
      body: { ...(operation === 'create' && honest.body), [field]: type === 'array' ? [id] : id },
      inspect: (answer) => (answer.text.includes('"reference_not_found"') ? [] : ['refused for another reason']),
    });
    return [
      ...hidden.map((other: FixtureRow) => cell(`${relationOf(caller, other)} ${ref}`, other.id)),
      cell(`a missing ${ref}`, MISSING_ID),
    ];
  });
}
