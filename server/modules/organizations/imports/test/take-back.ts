/** What tests of taking imports back begin with, and how they ask for it. */
import { expect } from 'vitest';
import type { CallAnswer, Served } from '../../../../test/scenarios.ts';
import { insertRow } from '../../../../test/world.ts';
import type { TakeBack } from '../take-back/take-back.ts';
import { csv, importAndApply, unitsOf } from '../../../../test/unit-imports.ts';

export const HEADER = ['external_id', 'name', 'type', 'parent_external_id'];

type Answer = CallAnswer & { body: TakeBack & { code?: string } };

let serial = 0;
/** Ids of external systems that no import before had. */
export const fresh = (): string => `s${(serial += 1)}-`;

export function createImports(served: () => Served) {
  const company = () => served().world.companyA;
  const sql = <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
    served().database.statement<Row>('app', company().id, { text, values });
  const insert = (table: string, values: object): Promise<number> =>
    insertRow(served().database, company().id, table, { ...values });

  async function importRows(...rows: string[][]): Promise<number> {
    const { status, body } = await importAndApply(served(), { file: csv(HEADER, ...rows) });
    expect({ status, errors: body.errors }).toEqual({ status: 200, errors: [] });
    if (body.import_id === null) throw new Error('Nothing was imported.');
    return body.import_id;
  }

  /** A region with two branches, of which the first has a table. */
  async function importRegion(): Promise<{ importId: number; prefix: string; ids: Record<string, number> }> {
    const prefix = fresh();
    const importId = await importRows(
      [`${prefix}region`, 'Region', '', `#${company().nodes.branch}`],
      [`${prefix}one`, 'One', '', `${prefix}region`],
      [`${prefix}two`, 'Two', '', `${prefix}region`],
      [`${prefix}table`, 'Table', '', `${prefix}one`],
    );
    const units = (await unitsOf(served())).filter(({ external_id: id }) => id?.startsWith(prefix));
    return { importId, prefix, ids: Object.fromEntries(units.map(({ name, id }) => [name.toLowerCase(), id])) };
  }

  const check = async (importId: number, as = 'adminA') =>
    (await served().call({ as, path: `unitimports/${importId}/check_take_back` })) as Answer;
  const takeBack = async (importId: number, plan: string | null, as = 'adminA') =>
    (await served().call({ as, method: 'POST', path: `unitimports/${importId}/take_back`, body: { plan } })) as Answer;
  const checkAndTakeBack = async (importId: number) => takeBack(importId, (await check(importId)).body.plan);
  const restore = (importId: number) =>
    served().call({ as: 'adminA', method: 'POST', path: `unitimports/${importId}/restore` });
  const patchUnit = (id: number, body: object) =>
    served().call({ as: 'adminA', method: 'PATCH', path: `companyorganizationnodes/${id}`, body });
  const moveUnit = (id: number, target: number) =>
    served().call({
      as: 'adminA',
      method: 'POST',
      path: `companyorganizationnodes/${id}/move`,
      body: { target_id: target },
    });
  const living = async (ids: Record<string, number>): Promise<string[]> => {
    const here = new Set((await unitsOf(served())).map(({ id }) => id));
    return Object.keys(ids).filter((name) => here.has(ids[name] ?? 0));
  };

  return {
    company,
    sql,
    insert,
    importRows,
    importRegion,
    check,
    takeBack,
    checkAndTakeBack,
    restore,
    patchUnit,
    moveUnit,
    living,
  };
}
