/** What is created in the matrix: a valid body for each entity, at each place that it could hang on. */
import { payableCurrencies } from '../../modules/billing/pricing/currencies.ts';
import { type Fixture, type FixtureRow, MISSING_ID, type Site, sites, tenants, type Values } from './fixture.ts';
import { oneQuestion } from './rows-of-company.ts';
import { letters } from './rows-of-platform.ts';
import { freshUnit, freshUser, groupAt } from './rows-of-units.ts';
import { usualCreations } from './usual-rows.ts';
import type { Caller, Facts } from './vocabulary.ts';

/** Only those of ISO 4217 are made. */
const realCurrency = (serial: number): string => payableCurrencies[serial % payableCurrencies.length]?.code ?? '';

/** A row that a body refers to by one of its fields. */
export interface Reference {
  entity: string;
  row: FixtureRow | null;
}

export interface Creation {
  target: string;
  /** What the new row would be. */
  row: Facts;
  body: Values;
  references: Record<string, Reference>;
  /** Takes back what the creation gave its caller besides the row. */
  undo?: () => Promise<void>;
}

type Creations = (fixture: Fixture, caller: Caller) => Promise<Creation[]>;

const company: Facts = { company: 'none', place: 'company' };

/** A row that refers to nothing: the company is the caller's, whoever he is. */
const plain =
  (body: (fixture: Fixture) => Values): Creations =>
  async (fixture, caller) => [
    {
      target: 'own',
      row: { company: caller.company ?? 'none', place: 'company' },
      body: body(fixture),
      references: {},
    },
  ];

/** What a caller has for himself once: taken away again for the cells that follow. */
const undone =
  (table: string, body: Values): Creations =>
  async (fixture, caller) =>
    (await plain(() => body)(fixture, caller)).map((creation) => ({
      ...creation,
      ...(caller.company && {
        undo: async () => {
          const made = Object.keys(body).map((name, at) => `${name} = $${at + 2}`);
          await fixture.query(`delete from ${table} where user_id = $1 and ${made.join(' and ')}`, [
            fixture.userId(caller.name),
            ...Object.values(body),
          ]);
        },
      }),
    }));

const named = plain((fixture) => ({ name: `New ${fixture.serial()}` }));

/** One creation for each row of a table, and one that refers to a row that is missing. */
const below =
  (entity: string, body: (parent: number) => Values, field: string): Creations =>
  async (fixture, caller) => {
    const parents = fixture.of(entity).filter(({ isTarget }) => isTarget);
    const creations = parents.map((row) => creation(caller, row, body(row.id), { [field]: { entity, row } }));
    return [...creations, missing(body(MISSING_ID), { [field]: { entity, row: null } })];
  };

const creation = (caller: Caller, row: FixtureRow, body: Values, references: Creation['references']): Creation => ({
  target: relationOf(caller, row),
  row,
  body,
  references,
});

const missing = (body: Values, references: Creation['references']): Creation => ({
  target: 'missing',
  row: company,
  body,
  references,
});

/** How far a row is from the caller. */
export function relationOf(caller: Caller, row: Facts & { label?: string }): string {
  const suffix = row.label ? ` (${row.label})` : '';
  if (row.company === 'none') return `platform's${suffix}`;
  if (row.company !== caller.company) return `foreign${suffix}`;
  const isFar =
    row.place === 'beyond' || (row.place === 'founded' && caller.role === 'company_user' && !caller.isFounder);
  return `${isFar ? 'own-out-of-reach' : 'own'}${suffix}`;
}

/** One creation on a fresh unit of each place: for rows of which a unit has only one. */
const onUnits =
  (
    make: (
      fixture: Fixture,
      site: Site,
      nodeId: number,
    ) => Promise<{ body: Values; references: Creation['references'] }>,
  ): Creations =>
  async (fixture, caller) => {
    const made: Creation[] = [];
    for (const site of sites) {
      const nodeId = await freshUnit(fixture, site);
      const { body, references } = await make(fixture, site, nodeId);
      const node: Reference = {
        entity: 'node',
        row: { ...site, table: 'node', id: nodeId, label: '', isTarget: false },
      };
      made.push({ target: relationOf(caller, site), row: site, body, references: { node_id: node, ...references } });
    }
    return made;
  };

const membership =
  (kind: 'survey' | 'qr_code' | 'link_list', says: Values): Creations =>
  async (fixture, caller) => {
    const group = `${kind}_group`;
    const creations = await onUnits(async (_fixture, site, nodeId) => {
      const row = groupAt(fixture, group, site);
      return {
        body: { node_id: nodeId, ...says, [`${group}_id`]: row.id },
        references: { [`${group}_id`]: { entity: group, row } },
      };
    })(fixture, caller);
    return creations.map((one) => ({ ...one, target: `${one.target} (${kind})`, row: { ...one.row, traits: [kind] } }));
  };

/** A grant of what the caller himself holds, to a colleague of the unit's company. */
const grants: Creations = (fixture, caller) =>
  onUnits(async (_fixture, site, nodeId) => {
    const userId = await freshUser(fixture, site.company);
    const right = caller.right ? `${caller.right.module}_${caller.right.right}` : 'node_read';
    const user: FixtureRow = {
      table: 'customer_user',
      id: userId,
      company: site.company,
      place: 'company',
      label: '',
      isTarget: false,
    };
    return {
      body: { user_id: userId, node_id: nodeId, [right]: true },
      references: { user_id: { entity: 'customer_user', row: user } },
    };
  })(fixture, caller);

const units: Creations = async (fixture, caller) => {
  const made: Creation[] = [];
  for (const name of tenants) {
    const organization = fixture.one('organization', name, { place: 'reach' });
    const references = { organization_id: { entity: 'organization', row: organization } };
    const body = { organization_id: organization.id, name: 'New unit' };
    made.push({ target: `${name}'s top`, row: { company: name, place: 'company' }, body, references });
    for (const parent of fixture.of('node').filter((row) => row.isTarget && row.company === name)) {
      const below: Reference = { entity: 'node', row: parent };
      const place = parent.place === 'founded' ? 'founded' : 'reach';
      const its = fixture.one('organization', name, { place });
      made.push({
        target: relationOf(caller, parent),
        row: parent,
        body: { ...body, organization_id: its.id, parent_id: parent.id },
        references: { organization_id: { entity: 'organization', row: its }, parent_id: below },
      });
    }
  }
  return made;
};

/** Those of other entities follow from their schemas (usual-rows.ts). */
const byHand: Record<string, Creations> = {
  currency: plain((fixture) => ({ code: realCurrency(fixture.serial()), name: 'New', symbol: 'n' })),
  plan_location: plain((fixture) => ({
    name: `New ${fixture.serial()}`,
    currency_id: fixture.one('currency', 'none').id,
  })),
  sub_plan: async (fixture, caller) => {
    const location = await fixture.one('plan_location', 'none').remake?.();
    const body = { plan_id: fixture.one('plan', 'none').id, plan_location_id: location, period: 'monthly', price: 1 };
    return plain(() => body)(fixture, caller);
  },
  discount: plain((fixture) => ({
    code: `NEW${letters(fixture.serial())}`,
    kind: 'percent',
    percent: 5,
    valid_from: '2024-01-01T00:00:00Z',
  })),
  // For a company of its own each time: one contract waits at most.
  contract: async (fixture) => [
    {
      target: 'a customer',
      row: company,
      body: {
        customer_id: await fixture.insert('customer', {
          name: `Company ${fixture.serial()}`,
          email: `company${fixture.serial()}@test.example`,
        }),
        plan_id: fixture.one('plan', 'none').id,
        currency_id: fixture.one('currency', 'none').id,
        starts_on: '2090-01-01',
        price: 100,
      },
      references: {},
    },
  ],
  library_question: plain((fixture) => ({ name: `New ${fixture.serial()}`, document: oneQuestion })),
  customer_user: plain((fixture) => ({ full_name: 'New', email: `new${fixture.serial()}@test.example` })),
  node_user_access: grants,
  // A newcomer gets rights with his organization: he is one again for the cells that follow.
  organization: async (fixture, caller) =>
    (await named(fixture, caller)).map((creation) => ({
      ...creation,
      ...(caller.name === 'nobody' && {
        undo: async () => {
          await fixture.query('delete from node_user_access where user_id = $1', [fixture.userId(caller.name)]);
        },
      }),
    })),
  node: units,
  group_node: async (fixture, caller) =>
    (
      await Promise.all(
        (['survey', 'qr_code', 'link_list'] as const).map((kind) => membership(kind, { kind })(fixture, caller)),
      )
    ).flat(),
  qr_code_group_node: membership('qr_code', {}),
  feedback_comment: below('feedback', (feedback) => ({ feedback_id: feedback, text: 'New' }), 'feedback_id'),
  node_survey_answer_media: async (fixture, caller) => {
    const files = { question_id: 'photo', file_name: 'new.png', media_type: 'image/png' };
    const feedback = fixture.of('feedback').filter(({ isTarget }) => isTarget);
    const answered = await Promise.all(
      feedback.map(async (row): Promise<Creation> => {
        const [stored] = await fixture.query<{ node_id: number }>('select node_id from feedback where id = $1', [
          row.id,
        ]);
        const node = fixture.of('node').find(({ id }) => id === stored?.node_id) ?? null;
        return creation(
          caller,
          row,
          { ...files, node_id: stored?.node_id, feedback_id: row.id },
          { node_id: { entity: 'node', row: node }, feedback_id: { entity: 'feedback', row } },
        );
      }),
    );
    return [...answered, ...(await below('node', (node) => ({ ...files, node_id: node }), 'node_id')(fixture, caller))];
  },
  feedback_rule: (fixture, caller) =>
    below(
      'node',
      (node) => ({ node_id: node, name: `New ${fixture.serial()}`, notifies_responsible: true }),
      'node_id',
    )(fixture, caller),
  event_rule: (fixture, caller) =>
    below(
      'webhook',
      (webhook) => ({ name: `New ${fixture.serial()}`, event: 'company_tag.created', webhook_id: webhook }),
      'webhook_id',
    )(fixture, caller),
  // Each has one: he has none again for the cells that follow.
  notice_preference: undone('notice_preference', { on_high_priority: true }),
  // One of a rhythm, at most.
  report_subscription: undone('report_subscription', { rhythm: 'daily', hour: 6 }),
  custom_field: plain((fixture) => ({ label: `New ${fixture.serial()}` })),
  saved_filter: plain((fixture) => ({ name: `New ${fixture.serial()}`, filter: { status: 'new' } })),
  support_comment: below(
    'support_ticket',
    (ticket) => ({ support_ticket_id: ticket, text: 'New' }),
    'support_ticket_id',
  ),
};

export const creationsOf = (fixture: Fixture, entity: string, caller: Caller): Promise<Creation[]> =>
  byHand[entity]?.(fixture, caller) ?? usualCreations(fixture, entity, caller);
