/** Imports into lists by everybody: a file into each list that takes one, and each step of an own one, another's and none. */
import type { Try } from './calls.ts';
import { type Fixture, MISSING_ID, SECRET_WORD } from './fixture.ts';
import type { Caller } from './vocabulary.ts';

const fileInto = (path: string, text: string) => (): Try[] => [
  {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: Buffer.from(text),
    path: `${path}/import`,
    target: 'a file',
    status: 201,
  },
];

/** One of a user: what he has open otherwise would keep the next one waiting. */
async function makeListImport(fixture: Fixture, name: string, step: string): Promise<number> {
  const { userId: user, companyId } = fixture.principal(name);
  await fixture.query('update list_import set done_at = now() where user_id = $1', [user]);
  const [row] = await fixture.queryOf<{ id: string }>(
    companyId,
    `insert into list_import (company_id, user_id, entity, step, preview, mapping, header_hash, storage_key, created_count, due_at, done_at)
      select u.company_id, u.id, case when c.is_platform then 'discount' else 'company_tag' end, $2,
        '{"header": ["name"], "rows": []}', '{"0": "name"}', '', 'imports/none', 1, now(), now()
      from customer_user u join customer c on c.id = u.company_id where u.id = $1 returning id`,
    [user, step],
  );
  return Number(row?.id);
}

/** The step before it is done. */
const BEFORE = { check: 'upload', run: 'check', take_back: 'run' };

const stepTries =
  (name: keyof typeof BEFORE) =>
  async (fixture: Fixture, caller: Caller): Promise<Try[]> => {
    const body = name === 'check' ? { mapping: { 0: caller.role === 'superadmin' ? 'code' : 'name' } } : undefined;
    const on = (target: string, id: number, status: number): Try => ({
      method: 'POST',
      path: `listimports/${id}/${name}`,
      target,
      status,
      ...(body && { body }),
    });
    const other = caller.name === 'adminA' ? 'adminB' : 'adminA';
    const foreign = on('another user’s', await makeListImport(fixture, other, BEFORE[name]), 404);
    const missing = on('a missing one', MISSING_ID, 404);
    if (caller.company === null) return [foreign, missing];
    const own = await makeListImport(fixture, caller.name, BEFORE[name]);
    return [on('an own one', own, 200), foreign, missing];
  };

export const listImportTries = {
  'company_tag.import': fileInto('companytags', 'name\nNew\n'),
  'currency.import': fileInto('currency', 'code\nEUR\n'),
  'customer_user.import': fileInto('customeruser', 'full_name,email\nNew,new@example.com\n'),
  'discount.import': fileInto('discount', 'code\nNEW\n'),
  'list_import.check': stepTries('check'),
  'list_import.run': stepTries('run'),
  'list_import.take_back': stepTries('take_back'),
};

/** Of an admin, of a user without rights, of one of another company and of the platform's. */
export async function plantListImports(fixture: Fixture): Promise<void> {
  for (const [company, owner] of [
    ['A', 'adminA'],
    ['A', 'nobody'],
    ['B', 'adminB'],
  ] as const)
    await fixture.plant(
      'list_import',
      { company, place: 'company', owner },
      () =>
        fixture.owned('list_import', company, {
          user_id: fixture.userId(owner),
          entity: 'company_tag',
          preview: JSON.stringify({ header: ['name'], rows: [] }),
          mapping: JSON.stringify({}),
          header_hash: SECRET_WORD,
          storage_key: SECRET_WORD,
          due_at: new Date(),
          done_at: new Date(),
        }),
      `of ${owner}`,
    );
}
