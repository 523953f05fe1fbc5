/** What events carry of rows, and that nothing leaves with them that must not. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { descriptors } from '../server/generated/index.ts';
import payloads from '../server/generated/events.json' with { type: 'json' };
import { rules } from '../server/generated/rules.ts';
import { eventName, toldOf } from '../shared/contract/events.ts';
import type { EntityDescriptor } from '../shared/contract/descriptor.ts';
import { loadGood, modelOf } from './test/project.ts';

const told: EntityDescriptor[] = Object.values(descriptors).filter(({ id, events }) => events?.entity === id);
const NAMES = ['id', 'created_at', 'updated_at'];

describe('of our own entities', () => {
  test('some are told of', () => {
    expect(told.map(({ id }) => id)).toContain('company_tag');
  });

  test.each(told.map((entity) => [entity.id, entity] as const))(
    '%s: no secret, file, document or computed value',
    (_, entity) => {
      const carried = (entity.events?.versions ?? []).flatMap(({ fields }) => fields);
      for (const name of carried) {
        const { writeOnly, sensitive, file, document, column } = entity.fields[name] ?? {};
        expect({ name, writeOnly, sensitive, file, document, isStored: column !== undefined }).toEqual({
          name,
          isStored: true,
        });
      }
    },
  );

  test.each(told.map((entity) => [entity.id, entity] as const))(
    '%s: nothing that an administrator does not read',
    (_, entity) => {
      const grants = rules.filter(
        ({ entity: of, action, role }) =>
          of === entity.id && role === 'company_admin' && ['list', 'detail'].includes(action),
      );
      for (const { fields } of entity.events?.versions ?? [])
        for (const name of fields)
          expect(NAMES.includes(name) || grants.some((grant) => grant.fields?.includes(name) ?? true), name).toBe(true);
    },
  );

  test('each event has a schema, and no schema is of another', () => {
    const names = told.flatMap(({ id, events }) =>
      (events?.versions ?? []).flatMap(({ version }) =>
        toldOf(events ?? { on: [], states: {} }).map((what) => eventName(id, what, version)),
      ),
    );
    expect(Object.keys(payloads).toSorted()).toEqual(names.toSorted());
  });

  test('which are whole JSON Schemas', () => {
    const ajv = formats.default(new Ajv2020({ strict: true, allowUnionTypes: true }));
    for (const format of ['local-time', 'country', 'language', 'rich-text']) ajv.addFormat(format, true);
    for (const schema of Object.values(payloads)) expect(() => ajv.compile(schema)).not.toThrow();
  });
});

test('hidden fields, secrets and files stay, in every version', async () => {
  const sample = modelOf(await loadGood()).entities.find(({ id }) => id === 'sample');
  expect(sample?.events).toEqual({
    entity: 'sample',
    on: ['created', 'changed'],
    states: { status: ['done'] },
    versions: [
      { version: 2, fields: ['id', 'title', 'price', 'status', 'created_at', 'updated_at'] },
      { version: 1, fields: ['id', 'title', 'mail', 'created_at', 'updated_at'] },
    ],
    platform: true,
  });
});
