/** Small models for tests of migrations, written as schemas are, and databases that they are applied to. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { migrate } from '../../../server/database/migrate.ts';
import config from '../../../feedtree.config.ts';
import { buildModel } from '../../build-model.ts';
import type { Model } from '../../../shared/contract/model.ts';
import type { RawEntity } from '../../raw.ts';
import { type MigrationPlan, planMigration } from '../plan.ts';
import { nextNames, writeMigration } from '../folder.ts';
import { EMPTY_SNAPSHOT } from '../snapshot.ts';
import type { Snapshot } from '../types.ts';
import { withConnection } from '../../../server/database/with-connection.ts';

export type FixtureEntity = Partial<RawEntity> & Pick<RawEntity, '$id'>;

const COMPANY: FixtureEntity = {
  $id: 'company',
  'x-tenant': 'self',
  properties: { name: { type: 'string', maxLength: 40 } },
  'x-roles': { session: { select: true, insert: true } },
};

/** A model of these entities, and of the company that their rows belong to unless one of them is it. */
export function fixtureModel(...entities: FixtureEntity[]): Model {
  const all = entities.some(({ $id }) => $id === COMPANY.$id) ? entities : [COMPANY, ...entities];
  return buildModel({
    config,
    entities: all.map((entity) => ({ path: `schemas/test/${entity.$id}.schema.json`, entity: completed(entity) })),
    definitions: {},
    roles: { roles: [], modules: [], rights: [], abilities: [] },
  });
}

function completed(entity: FixtureEntity): RawEntity {
  return {
    title: entity.$id,
    properties: {},
    'x-tenant': 'company_id',
    'x-label': '{id}',
    'x-operations': [],
    'x-access': {},
    ...entity,
  };
}

/** A folder of migrations that grows by plans, as `migrate:new` would write them. */
export function migrationFolder() {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'feedtree-migrations-'));
  let before: Snapshot = EMPTY_SNAPSHOT;
  return {
    directory,
    plan: (model: Model, droppedTables: string[] = [], fills?: ReadonlyMap<string, string>): MigrationPlan =>
      planMigration({ model, before, droppedTables, ...(fills && { fills }) }),
    /** Applies the plan; it stays in the folder even when the database refuses it. */
    async apply(plan: MigrationPlan, url: string): Promise<void> {
      writeMigration(directory, nextNames(directory, 'step', plan), plan);
      before = plan.snapshot;
      await migrate(url, { directory });
    },
    /** Goes on from a plan that is not applied. */
    follow({ snapshot }: MigrationPlan): void {
      before = snapshot;
    },
    remove: () => rmSync(directory, { recursive: true }),
  };
}

/** Runs `work` with a connection of its own. */
export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  return withConnection(url, async (client) => {
    return await work(client);
  });
}
