/** Prints of many codes, and tests of one, asked for by everybody: of units in and out of reach, and of others. */
import type { Try } from './calls.ts';
import { type Fixture, MISSING_ID } from './fixture.ts';
import { freshUnit } from './rows-of-units.ts';
import { newCode } from '../../../shared/codes/code.ts';
import type { Caller } from './vocabulary.ts';

type Tries = (fixture: Fixture, caller: Caller) => Promise<Try[]>;

async function codedUnit(fixture: Fixture, company: 'A' | 'B', place: 'reach' | 'beyond'): Promise<number> {
  const node = await freshUnit(fixture, { company, place });
  const code = await fixture.owned('node_qr_code', company, { node_id: node, code: newCode() });
  fixture.note('node_qr_code', code, { company, place });
  return node;
}

/** Who has no right to any code is told so, or that there is no such unit: never what there is. */
const printing =
  (action: string, asked: object, done: { status: number; without: number; confined?: true }): Tries =>
  async (fixture, caller) => {
    const [own, foreign] = caller.company === 'B' ? (['B', 'A'] as const) : (['A', 'B'] as const);
    const isAdmin = caller.role === 'company_admin';
    const reads = isAdmin || caller.right?.module === 'qr';
    const call = (node: number) => ({
      method: 'POST',
      path: `nodeqrcode/${action}`,
      body: { node_ids: [node], ...asked },
      ...(done.confined && { confined: done.confined }),
    });
    const refused = reads || caller.isFounder ? 400 : done.without;
    return [
      // One at a time a user: an admin, who may all of it, asks for it once.
      ...(isAdmin ? [] : [{ target: 'beyond', ...call(await codedUnit(fixture, own, 'beyond')), status: refused }]),
      {
        target: 'within reach',
        ...call(await codedUnit(fixture, own, 'reach')),
        status: reads ? done.status : refused,
      },
      { target: 'foreign', ...call(await codedUnit(fixture, foreign, 'reach')), status: refused },
      { target: 'missing', ...call(MISSING_ID), status: refused },
    ];
  };

/** By its code: what is out of reach looks like what was never made. */
const selfTest: Tries = async (fixture, caller) => {
  const [own, foreign] = caller.company === 'B' ? (['B', 'A'] as const) : (['A', 'B'] as const);
  const isAdmin = caller.role === 'company_admin';
  const call = async (company: 'A' | 'B', place: 'reach' | 'beyond') => {
    const code = newCode();
    const node = await freshUnit(fixture, { company, place });
    const id = await fixture.owned('node_qr_code', company, { node_id: node, code });
    fixture.note('node_qr_code', id, { company, place });
    return { path: `nodeqrcode/self_test?code=${code}` };
  };
  const reads = isAdmin || caller.right?.module === 'qr';
  return [
    { target: 'within reach', ...(await call(own, 'reach')), status: reads ? 200 : 400 },
    { target: 'beyond', ...(await call(own, 'beyond')), status: isAdmin ? 200 : 400 },
    { target: 'foreign', ...(await call(foreign, 'reach')), status: 400 },
    { target: 'missing', path: `nodeqrcode/self_test?code=${newCode()}`, status: 400 },
  ];
};

export const printActionTries: Record<string, Tries> = {
  'node_qr_code.export': printing('export', { formats: ['svg'] }, { status: 201, without: 403, confined: true }),
  'node_qr_code.check_export': printing('check_export', {}, { status: 200, without: 400 }),
  'node_qr_code.self_test': selfTest,
};
