/** What a deletion says beforehand of the codes, held against what their visitors get afterwards. */
import { describe, expect, it } from 'vitest';
import { grant } from '../../../../test/tree.ts';
import { servedWorld } from '../../../../test/scenarios.ts';
import { createBrowser, renderModel } from '../../../../test/visitor-browser.ts';
import { insertRow } from '../../../../test/world.ts';
import { newCode } from '../../../../../shared/codes/code.ts';

type Name = 'root' | 'branch' | 'room' | 'otherBranch';

const served = await servedWorld({ renderPage: renderModel });
const { ask } = createBrowser(() => served);

const id = (name: Name): number => served.world.companyA.nodes[name];
const at = (name: Name, action = ''): string => `companyorganizationnodes/${id(name)}${action}`;
const change = (text: string, ...values: unknown[]) =>
  served.database.statement('app', served.world.companyA.id, { text, values });

/** Another code each time: what a code leads to is kept for two seconds. */
async function printed(unit: Name): Promise<string> {
  const code = newCode();
  await insertRow(served.database, served.world.companyA.id, 'node_qr_code', { code, node_id: id(unit) });
  return code;
}

interface Case {
  what: string;
  deleted: Name;
  before?: () => Promise<unknown>;
  after?: () => Promise<unknown>;
  /** What is said: the unit by its name, or the contact page. */
  said: Name | 'contact';
}

const pause = (name: Name, paused: boolean) => () =>
  change('update node set is_paused = $2 where id = $1', id(name), paused);
let defaultSurvey: unknown;

const cases: Case[] = [
  { what: 'a unit below another', deleted: 'room', said: 'branch' },
  { what: 'a branch', deleted: 'branch', said: 'root' },
  { what: 'the top unit', deleted: 'root', said: 'contact' },
  {
    what: 'a unit below a paused one',
    deleted: 'room',
    before: pause('branch', true),
    after: pause('branch', false),
    said: 'root',
  },
  {
    what: 'a unit above which all are paused',
    deleted: 'branch',
    before: pause('root', true),
    after: pause('root', false),
    said: 'contact',
  },
  {
    what: 'a unit below one that asks nothing',
    deleted: 'room',
    async before() {
      const [row] = await served.database.statement<{ id: unknown }>('app', served.world.companyA.id, {
        text: 'select default_survey_id as id from customer where id = $1',
        values: [served.world.companyA.id],
      });
      defaultSurvey = row?.id;
      await change('update customer set default_survey_id = null where id = $1', served.world.companyA.id);
    },
    after: () =>
      change('update customer set default_survey_id = $2 where id = $1', served.world.companyA.id, defaultSurvey),
    said: 'contact',
  },
];

describe('the deletion of', () => {
  it.each(cases)('$what says where visitors then come', async ({ deleted, before, after, said }) => {
    const code = await printed(deleted);
    await before?.();
    try {
      const lead =
        said === 'contact' ? { kind: 'contact', id: null, name: null } : { kind: 'unit', id: id(said), name: said };
      const told = await served.call({ as: 'adminA', path: at(deleted, '/check_delete') });
      expect(told).toMatchObject({ status: 200, body: { codes_lead_to: lead } });
      expect(await served.call({ as: 'adminA', method: 'DELETE', path: at(deleted) })).toMatchObject({ status: 204 });
      const page = said === 'contact' ? { kind: 'contact', title: 'Company A' } : { kind: 'survey', name: said };
      expect(await ask(`/Q/${code}`)).toMatchObject({ status: 200, page });
    } finally {
      await served.call({ as: 'adminA', method: 'POST', path: at(deleted, '/restore') });
      await after?.();
    }
  });

  it('a unit does not name one above that its reader does not see', async () => {
    await grant(served, 'nobody', id('branch'), ['node_read', 'node_delete']);
    const told = await served.call({ as: 'nobody', path: at('branch', '/check_delete') });
    expect(told).toMatchObject({ status: 200, body: { codes_lead_to: { kind: 'unit', id: null, name: null } } });
  });
});
