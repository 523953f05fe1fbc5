/** Moves and restorations of units, called by everybody: each on units of his company in and out of reach, and on others. */
import type { Try } from './calls.ts';
import { type Fixture, MISSING_ID } from './fixture.ts';
import { parsed } from './judge.ts';
import { freshUnit } from './rows-of-units.ts';
import type { Caller } from './vocabulary.ts';

type Tries = (fixture: Fixture, caller: Caller) => Promise<Try[]>;

const isAdmin = ({ role }: Caller): boolean => role === 'company_admin';
const holds = ({ right }: Caller, name: string): boolean => `${right?.module}_${right?.right}` === name;

/** To the top: an admin's to do, refused to all others who see the unit. */
const moves =
  (call: (unit: number) => Partial<Try> & { path: string }): Tries =>
  async (fixture, caller) => {
    const [own, foreign] = caller.company === 'B' ? (['B', 'A'] as const) : (['A', 'B'] as const);
    const seen = caller.right ? 403 : 404;
    const unit = (company: 'A' | 'B', place: 'reach' | 'beyond') => freshUnit(fixture, { company, place });
    const deleted = fixture.one('node', 'A', { traits: ['deleted'] }).id;
    return [
      { target: 'within reach', ...call(await unit(own, 'reach')), status: isAdmin(caller) ? 200 : seen },
      { target: 'beyond', ...call(await unit(own, 'beyond')), status: isAdmin(caller) ? 200 : 404 },
      { target: 'foreign', ...call(await unit(foreign, 'reach')), status: 404 },
      { target: 'deleted', ...call(deleted), status: 404 },
      { target: 'missing', ...call(MISSING_ID), status: 404 },
    ];
  };

const post = (action: string, body?: object) => (unit: number) => ({
  method: 'POST',
  path: `companyorganizationnodes/${unit}/${action}`,
  ...(body && { body }),
  confined: true as const,
});

const OWN_DESIGNS = { survey: 'node_edit', qr_code: 'qr_edit', link_list: 'node_edit' };

/** Each kind by its own right, on units within reach alone. */
const startOwnDesign: Tries = async (fixture, caller) => {
  const [own, foreign] = caller.company === 'B' ? (['B', 'A'] as const) : (['A', 'B'] as const);
  const tries = Object.entries(OWN_DESIGNS).map(async ([kind, right]): Promise<Try[]> => {
    const call = post('start_own_design', { kind });
    const [within, beyond, other] = [
      await freshUnit(fixture, { company: own, place: 'reach' }),
      await freshUnit(fixture, { company: own, place: 'beyond' }),
      await freshUnit(fixture, { company: foreign, place: 'reach' }),
    ];
    const may = isAdmin(caller) || holds(caller, right);
    return [
      { target: `${kind} within reach`, ...call(within), status: may ? 200 : caller.right ? 403 : 404 },
      { target: `${kind} beyond`, ...call(beyond), status: isAdmin(caller) ? 200 : 404 },
      { target: `${kind}, foreign`, ...call(other), status: 404 },
      { target: `${kind}, missing`, ...call(MISSING_ID), status: 404 },
    ];
  });
  return (await Promise.all(tries)).flat();
};

/** With a value of no field, which is told to those alone who could have made an address. */
const valuesAddress: Tries = async (fixture, caller) => {
  const [own, foreign] = caller.company === 'B' ? (['B', 'A'] as const) : (['A', 'B'] as const);
  const call = post('values_address', { values: { of_no_field: 'x' } });
  const unit = (company: 'A' | 'B', place: 'reach' | 'beyond') => freshUnit(fixture, { company, place });
  const may = isAdmin(caller) || holds(caller, 'node_edit');
  return [
    { target: 'within reach', ...call(await unit(own, 'reach')), status: may ? 400 : caller.right ? 403 : 404 },
    { target: 'beyond', ...call(await unit(own, 'beyond')), status: isAdmin(caller) ? 400 : 404 },
    { target: 'foreign', ...call(await unit(foreign, 'reach')), status: 404 },
    { target: 'missing', ...call(MISSING_ID), status: 404 },
  ];
};

export const unitActionTries: Record<string, Tries> = {
  'node.values_address': valuesAddress,
  'node.start_own_design': startOwnDesign,
  'node.check_move': moves((unit) => ({ path: `companyorganizationnodes/${unit}/check_move` })),
  'node.move': moves(post('move', { target_id: null })),
  'node.deleted': async (_fixture, caller) => [
    {
      target: 'what can be restored',
      path: 'companyorganizationnodes/deleted',
      status: 200,
      inspect({ text }) {
        const { results = [] } = parsed(text) as { results?: unknown[] };
        // Of B nothing is planted that was deleted, but the matrix deletes some of its units.
        if (caller.name === 'adminB') return [];
        const due = isAdmin(caller) || holds(caller, 'node_delete') || caller.isFounder === true;
        return due === results.length > 0 ? [] : [`${results.length} deletions are listed`];
      },
    },
  ],
  'node.restore': async (fixture, caller) => {
    const planted = fixture.one('node', 'A', { traits: ['deleted'] });
    const may = caller.name === 'adminA' || holds(caller, 'node_delete');
    const call = post('restore');
    const living = await freshUnit(fixture, { company: 'A', place: 'reach' });
    return [
      { target: 'deleted', ...call((await planted.remake?.()) ?? planted.id), status: may ? 200 : 404 },
      ...(may ? [] : [{ target: 'living', ...call(living), status: caller.right ? 403 : 404 }]),
      { target: 'missing', ...call(MISSING_ID), status: 404 },
    ];
  },
};
