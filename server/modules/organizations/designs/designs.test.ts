/** Which design a unit shows: the back office, the visitor and a naive model must always say the same. */
import fc from '../../../../scripts/test/properties.ts';
import { describe, expect, test } from 'vitest';
import { type Served, servedWorld } from '../../../test/scenarios.ts';
import { insertRow } from '../../../test/world.ts';
import { createResolver } from '../../visitor/index.ts';

type UnitName = 'root' | 'branch' | 'room' | 'otherBranch';
const PARENT: Record<UnitName, UnitName | null> = { root: null, branch: 'root', room: 'branch', otherBranch: 'root' };
const UNITS = Object.keys(PARENT) as UnitName[];

/** What a unit or a group has: nothing, a survey that nobody has published (a QR code has no such state), or a design. */
type Has = 'nothing' | 'draft' | 'design';

interface Unit {
  own: Has;
  /** 'none': in no group. */
  group: Has | 'none';
}

interface Company {
  inherits: boolean;
  units: Record<UnitName, Unit>;
}

const has = fc.constantFrom<Has>('nothing', 'draft', 'design');
const unit = fc.record<Unit>({ own: has, group: fc.oneof(has, fc.constant('none' as const)) });
const company: fc.Arbitrary<Company> = fc.record({
  inherits: fc.boolean(),
  units: fc.record({ root: unit, branch: unit, room: unit, otherBranch: unit }),
});

interface Shown {
  state: 'custom' | 'group' | 'inherited' | 'not_designed';
  /** Whose: `own of room`, `group of branch`, or the company's default. */
  from: string;
}

/** The rule as product.md says it. */
function naive({ inherits, units }: Company, name: UnitName): Shown {
  const { own, group } = units[name];
  if (own === 'design') return { state: 'custom', from: `own of ${name}` };
  if (group === 'design') return { state: 'group', from: `group of ${name}` };
  const parent = PARENT[name];
  const above = inherits && parent !== null ? naive({ inherits, units }, parent) : null;
  return above === null || above.state === 'not_designed'
    ? { state: 'not_designed', from: 'default' }
    : { state: 'inherited', from: above.from };
}

interface Setup {
  state: string;
  design: { title?: { en: string }; foreground?: string; links?: object[] } | null;
  source: { kind: string; id: number | null; name: string | null };
  group: { id: number; name: string } | null;
  groups: { id: number; name: string; has_design: boolean }[];
}

const linksOf = (from: string) => ({ title: { en: from }, links: [{ title: { en: 'A' }, url: 'https://a.example' }] });

/** Every survey and group that a run may need, made once. */
class Stock {
  readonly ids = new Map<string, number>();
  readonly served: Served;
  constructor(served: Served) {
    this.served = served;
  }

  async fill(): Promise<void> {
    const { id: companyId } = this.served.world.companyA;
    const add = (table: string, values: object) =>
      insertRow(this.served.world.database, companyId, table, values as Record<string, unknown>);
    for (const name of UNITS)
      for (const whose of ['own', 'group'] as const) {
        const from = `${whose} of ${name}`;
        const document = { title: { en: from }, pages: [] };
        const survey = (kind: string) => ({ name: `${kind} ${from}`, origin: 'node', draft: document });
        const published = await add('survey', survey('design'));
        await add('survey_version', { survey_id: published, number: 1, document: { title: { en: 'Old' }, pages: [] } });
        await add('survey_version', { survey_id: published, number: 2, document });
        const draft = await add('survey', survey('draft'));
        this.ids.set(`design ${from}`, published).set(`draft ${from}`, draft);
        if (whose === 'own') continue;
        for (const [kind, survey_id] of [
          ['nothing', null],
          ['draft', draft],
          ['design', published],
        ] as const)
          // oxfmt-ignore
          this.ids.set(`survey ${kind} ${name}`, await add('survey_group', { name: `${kind} of ${name}`, survey_id }));
        for (const [kind, design] of [
          ['nothing', null],
          ['design', { foreground: from }],
        ] as const)
          this.ids.set(`qr_code ${kind} ${name}`, await add('qr_code_group', { name: `${kind} of ${name}`, design }));
        for (const [kind, document] of [
          ['nothing', null],
          ['draft', { links: [] }],
          ['design', linksOf(from)],
        ] as const)
          this.ids.set(`links ${kind} ${name}`, await add('link_list_group', { name: `${kind} of ${name}`, document }));
      }
  }

  private change(text: string, ...values: unknown[]) {
    return this.served.database.statement('app', this.served.world.companyA.id, { text, values });
  }

  /** Brings the company to what the run says. */
  async arrange({ inherits, units }: Company): Promise<void> {
    const { id, nodes } = this.served.world.companyA;
    await this.change('update customer set inherit_designs = $2 where id = $1', id, inherits);
    await this.change('delete from group_node where company_id = $1', id);
    await this.change('delete from node_link_list where company_id = $1', id);
    for (const name of UNITS) {
      const { own, group } = units[name];
      const surveyId = own === 'nothing' ? null : this.ids.get(`${own} own of ${name}`);
      await this.change('update node_survey set survey_id = $2 where node_id = $1', nodes[name], surveyId);
      const design = own === 'design' ? { foreground: `own of ${name}` } : null;
      await this.change('update node_qr_code set design = $2 where node_id = $1', nodes[name], design);
      if (own === 'design')
        await this.change(
          'insert into node_link_list (company_id, node_id, document) values ($1, $2, $3)',
          id,
          nodes[name],
          linksOf(`own of ${name}`),
        );
      if (group === 'none') continue;
      const qrGroup = this.ids.get(`qr_code ${group === 'draft' ? 'nothing' : group} ${name}`);
      await this.change(
        `insert into group_node (company_id, node_id, kind, survey_group_id, qr_code_group_id, link_list_group_id)
          values ($1, $2, 'survey', $3, null, null), ($1, $2, 'qr_code', null, $4, null), ($1, $2, 'link_list', null, null, $5)`,
        id,
        nodes[name],
        this.ids.get(`survey ${group} ${name}`),
        qrGroup,
        this.ids.get(`links ${group} ${name}`),
      );
    }
  }
}

/** Thousands of calls: a busy machine needs longer for them than for other tests. */

describe('the design of a unit', async () => {
  const served = await servedWorld();
  const stock = new Stock(served);
  await stock.fill();

  async function setup(
    as: string,
    nodeId: number,
    action: `setup_${'survey' | 'qrcode' | 'linklist'}`,
  ): Promise<Setup> {
    const { status, body } = await served.call({ as, path: `companyorganizationnodes/${nodeId}/${action}/` });
    expect(status).toBe(200);
    return body as Setup;
  }

  /** What a visitor of the unit is asked. */
  async function asked(name: UnitName): Promise<string | undefined> {
    const { id, codes } = served.world.companyA;
    const resolver = createResolver(served.database);
    const versionId = (await resolver.resolve(codes[name]))?.versionId ?? 0;
    return (await resolver.survey(id, versionId))?.document.title.en;
  }

  /** The title of the links that a visitor of the unit finds. */
  async function linked(name: UnitName): Promise<string | undefined> {
    const { id, codes } = served.world.companyA;
    const resolver = createResolver(served.database);
    const found = (await resolver.resolve(codes[name]))?.links;
    return found ? (await resolver.linkList(id, found))?.title?.en : undefined;
  }

  test('is the same to the back office, to the visitor and by the rule, whatever is designed where', async () => {
    const { nodes } = served.world.companyA;
    const theDefault = await asked('room');
    await fc.assert(
      fc.asyncProperty(company, async (run) => {
        await stock.arrange(run);
        for (const name of UNITS) {
          const due = naive(run, name);
          const title = due.from === 'default' ? theDefault : due.from;
          const survey = await setup('adminA', nodes[name], 'setup_survey');
          expect({ state: survey.state, title: survey.design?.title?.en }).toEqual({ state: due.state, title });
          expect(await asked(name)).toBe(title);
          const qr = await setup('adminA', nodes[name], 'setup_qrcode');
          const drawn = due.from === 'default' ? undefined : due.from;
          expect({ state: qr.state, from: qr.design?.foreground }).toEqual({ state: due.state, from: drawn });
          const links = await setup('adminA', nodes[name], 'setup_linklist');
          expect({ state: links.state, from: links.design?.title?.en }).toEqual({ state: due.state, from: drawn });
          expect(await linked(name)).toBe(drawn);
        }
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  /** How many units would show the survey once it is published. */
  async function counted(key: string, id = stock.ids.get(key)): Promise<unknown> {
    const { status, body } = await served.call({ as: 'adminA', path: `surveys/${id}/check_publish` });
    expect({ key, status }).toEqual({ key, status: 200 });
    return (body as { unit_count: number }).unit_count;
  }

  test('is counted for a survey as the units would show it', async () => {
    const [customer] = await served.database.statement<{ id: number }>('app', served.world.companyA.id, {
      text: 'select default_survey_id as id from customer',
      values: [],
    });
    const due = (run: Company, from: string): number => UNITS.filter((name) => naive(run, name).from === from).length;
    await fc.assert(
      fc.asyncProperty(company, async (run) => {
        await stock.arrange(run);
        expect(await counted('default', customer?.id)).toBe(due(run, 'default'));
        for (const name of UNITS)
          for (const whose of ['own', 'group'] as const) {
            const has = run.units[name][whose];
            if (has === 'nothing' || has === 'none') continue;
            const published: Company = {
              ...run,
              units: { ...run.units, [name]: { ...run.units[name], [whose]: 'design' } },
            };
            expect(await counted(`${has} ${whose} of ${name}`)).toBe(due(published, `${whose} of ${name}`));
          }
      }),
      { numRuns: 30, seed: 7 },
    );
  });

  const nothing: Unit = { own: 'nothing', group: 'none' };
  const bare: Company = {
    inherits: true,
    units: { root: nothing, branch: nothing, room: nothing, otherBranch: nothing },
  };
  const sourceOf = async (run: Company, name: UnitName, as = 'adminA') => {
    await stock.arrange(run);
    return (await setup(as, served.world.companyA.nodes[name], 'setup_survey')).source;
  };

  test('says whom it is from', async () => {
    const { nodes } = served.world.companyA;
    const own = { ...bare, units: { ...bare.units, room: { own: 'design', group: 'none' } as Unit } };
    expect(await sourceOf(own, 'room')).toEqual({ kind: 'own', id: nodes.room, name: 'room' });
    const group = { ...bare, units: { ...bare.units, room: { own: 'nothing', group: 'design' } as Unit } };
    const groupId = stock.ids.get('survey design room');
    expect(await sourceOf(group, 'room')).toEqual({ kind: 'group', id: groupId, name: 'design of room' });
    const above = { ...bare, units: { ...bare.units, branch: { own: 'nothing', group: 'design' } as Unit } };
    expect(await sourceOf(above, 'room')).toEqual({ kind: 'unit', id: nodes.branch, name: 'branch' });
    expect(await sourceOf(bare, 'room')).toMatchObject({ kind: 'default', name: 'Default survey' });
  });

  test('from a unit that the reader may not see comes without its name', async () => {
    const above = { ...bare, units: { ...bare.units, root: { own: 'design', group: 'none' } as Unit } };
    expect(await sourceOf(above, 'room', 'node_read')).toEqual({ kind: 'unit', id: null, name: null });
    expect(await sourceOf(above, 'room', 'adminA')).toMatchObject({ kind: 'unit', name: 'root' });
  });

  test('comes with the group that the unit is in, designed or not, and all that it could be in', async () => {
    await stock.arrange({ ...bare, units: { ...bare.units, room: { own: 'nothing', group: 'draft' } } });
    const { nodes } = served.world.companyA;
    const { state, group, groups } = await setup('node_read', nodes.room, 'setup_survey');
    expect({ state, group }).toMatchObject({ state: 'not_designed', group: { name: 'draft of room' } });
    expect(groups.map(({ name, has_design }) => `${name}: ${has_design}`).slice(0, 3)).toEqual([
      'design of branch: true',
      'design of otherBranch: true',
      'design of room: true',
    ]);
    expect(groups.find(({ name }) => name === 'draft of room')).toMatchObject({ has_design: false });
    expect(groups).toHaveLength(12);
  });

  const mark = (assignment: string) =>
    served.database.statement('app', served.world.companyA.id, {
      text: `update node set ${assignment} where id = $1`,
      values: [served.world.companyA.nodes.branch],
    });
  const designedBranch: Company = { ...bare, units: { ...bare.units, branch: { own: 'design', group: 'none' } } };

  test('of a paused unit above goes on to be inherited: only its own codes rest', async () => {
    await stock.arrange(designedBranch);
    await mark('is_paused = true');
    const { nodes } = served.world.companyA;
    expect(await setup('adminA', nodes.room, 'setup_survey')).toMatchObject({ state: 'inherited' });
    expect(await asked('room')).toBe('own of branch');
    await mark('is_paused = false');
  });

  test('of a deleted unit above is not inherited by what is brought back below it', async () => {
    const { nodes } = served.world.companyA;
    await stock.arrange(designedBranch);
    await mark('deleted_at = now()');
    expect(await setup('adminA', nodes.room, 'setup_survey')).toMatchObject({ state: 'not_designed' });
    expect(await asked('room')).toBe('Your feedback');
    await mark('deleted_at = null');
    expect(await setup('adminA', nodes.room, 'setup_survey')).toMatchObject({ state: 'inherited' });
  });
});
