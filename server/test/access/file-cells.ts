/** Files of fields (`x-file`): read by whom the row is, sent by who may change the row, or make such rows. */
import { randomUUID } from 'node:crypto';
import { descriptors } from '../../generated/index.ts';
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import type { Address } from './address.ts';
import { relationOf } from './creations.ts';
import { decisions } from './decisions.ts';
import { picture } from './file-tries.ts';
import { companyWords, type Fixture, type FixtureRow, MISSING_ID } from './fixture.ts';
import { type Cell, refusal, statusOn } from './judge.ts';
import { targetsOf } from './row-cells.ts';
import { tableOf } from './rows.ts';
import { roleMay } from './vocabulary.ts';

const fileFieldsOf = (entity: string): string[] => {
  const descriptor: EntityDescriptor | undefined = descriptors[entity];
  return Object.entries(descriptor?.fields ?? {}).flatMap(([name, { file }]) => (file === undefined ? [] : [name]));
};

export const holdsFiles = (entity: string): boolean => fileFieldsOf(entity).length > 0;

export const fileOperations = (entity: string): string[] =>
  fileFieldsOf(entity).flatMap((name) => [`${entity}.${name}_file`, `${entity}.upload_${name}`]);

/** A file whose bytes tell whose it is. */
async function plant(fixture: Fixture, store: FileStore, row: FixtureRow, entity: string, name: string): Promise<void> {
  if (row.company === 'none') throw new Error('A file counts to a company.');
  const companyId = fixture.companyId(row.company);
  const key = `fields/${companyId}/${randomUUID()}`;
  const bytes = Buffer.from(`of ${companyWords[row.company]}`);
  await store.put(key, bytes, 'application/pdf');
  const facts = { key, name: 'planted.pdf', media_type: 'application/pdf', byte_size: bytes.length };
  await fixture.queryOf(
    companyId,
    `insert into stored_file (company_id, storage_key, purpose, byte_size, state, field, facts, record_id)
      values ($1, $2, 'field', $3, 'stored', $4, $5, $6)`,
    [companyId, key, bytes.length, `${tableOf(entity)}.${name}`, JSON.stringify(facts), row.id],
  );
  await fixture.query(`update ${tableOf(entity)} set ${name} = $1 where id = $2`, [JSON.stringify(facts), row.id]);
}

export async function fileCells(fixture: Fixture, store: FileStore, address: Address): Promise<Cell[]> {
  const { entity } = address;
  const cells: Cell[] = [];
  for (const name of fileFieldsOf(entity)) {
    for (const row of fixture.of(tableOf(entity))) if (row.isTarget) await plant(fixture, store, row, entity, name);
    cells.push(...readCells(fixture, address, name), ...(await uploadCells(fixture, address, name)));
  }
  return cells;
}

const readCells = (fixture: Fixture, { entity, path }: Address, name: string): Cell[] =>
  fixture.callers.flatMap((caller) =>
    [...targetsOf(fixture, entity, caller), null].map((row): Cell => {
      const status = statusOn(entity, 'detail', caller, row);
      return {
        caller,
        operation: `${entity}.${name}_file`,
        target: row === null ? 'missing' : relationOf(caller, row),
        method: 'GET',
        path: `${path}/${row?.id ?? MISSING_ID}/files/${name}`,
        status,
        ...(status === 200 && {
          inspect: ({ text }) => (text.startsWith('of ') ? [] : ['the answer is another file']),
        }),
      };
    }),
  );

async function uploadCells(fixture: Fixture, { entity, path }: Address, name: string): Promise<Cell[]> {
  const body = await picture;
  return fixture.callers.flatMap((caller) => {
    const cell = (target: string, query: string, status: number): Cell => ({
      caller,
      operation: `${entity}.upload_${name}`,
      target,
      method: 'POST',
      path: `${path}/files/${name}?name=sent.png&${query}`,
      headers: { 'content-type': 'image/png' },
      body,
      status: status === 200 ? 201 : status,
    });
    const mayMake = roleMay(decisions[entity]?.create, caller);
    return [
      ...targetsOf(fixture, entity, caller).map((row) =>
        cell(relationOf(caller, row), `id=${row.id}`, statusOn(entity, 'patch', caller, row, [name])),
      ),
      cell('missing', `id=${MISSING_ID}`, statusOn(entity, 'patch', caller, null)),
      cell('a new row', `company_id=${fixture.companyId('A')}`, mayMake ? 201 : refusal(caller)),
    ];
  });
}
