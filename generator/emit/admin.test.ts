import { describe, expect, test } from 'vitest';
import type { EntityModel } from '../../shared/contract/model.ts';
import { loadGood, modelOf } from '../test/project.ts';
import { printAdmin } from './admin.ts';
import { grantsOf } from './admin-grants.ts';
import { printElement } from './admin-jsx.ts';

const model = modelOf(await loadGood());

function entity(id: string, change: Partial<EntityModel> = {}): EntityModel {
  const found = model.entities.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`The fixture has no entity '${id}'.`);
  return { ...found, ...change };
}

function print(...entities: EntityModel[]): Record<string, string> {
  return Object.fromEntries(
    printAdmin({ ...model, entities }).map(({ path, text }) => [path.replace('admin/generated/', ''), text]),
  );
}

describe('elements', () => {
  test.each([
    ['a flag', { required: true, disabled: false }, '<A required disabled={false} />'],
    ['a plain text', { source: 'name' }, '<A source="name" />'],
    [
      'a text that JSX would read in another way',
      { pattern: '^\\d+$', help: 'a & b', say: 'a "b"' },
      `<A pattern={'^\\\\d+$'} help={'a & b'} say={'a "b"'} />`,
    ],
    ['data', { choices: ['a', 'b'], states: { a: ['b'] } }, "<A choices={['a', 'b']} states={{ a: ['b'] }} />"],
  ])('carry %s', (_, props, expected) => {
    expect(printElement({ component: 'A', props })).toBe(expected);
  });

  test('that are too long take a line for each attribute', () => {
    const text = 'x'.repeat(100);
    expect(printElement({ component: 'Input', props: { source: 'name', text } }, 2)).toBe(
      `<Input\n      source="name"\n      text="${text}"\n    />`,
    );
  });
});

describe('the screens of an entity', () => {
  test('are those that it has and no more', () => {
    const sample = entity('sample');
    const text = print({ ...sample, admin: { ...sample.admin, views: ['list', 'edit'] } })['views/sample.tsx'];
    expect(text).toContain('views = { list: SampleList, edit: SampleEdit }');
    expect(text).not.toMatch(/SampleShow|SampleCreate|EntityShow|EntityCreate/);
  });

  test('of an entity without operations are none, nor is it known', () => {
    const files = print(entity('sample', { operations: [] }), entity('customer'));
    expect(Object.keys(files)).not.toContain('views/sample.tsx');
    expect(files['resources.ts']).not.toContain('sample');
  });

  test('never ask for what a form may not carry', () => {
    const sample = entity('sample');
    const inputs =
      print(sample)['views/sample.tsx']?.split('export const inputs')[1]?.split('export const filters')[0] ?? '';
    for (const field of sample.fields.filter(
      ({ readOnly, implicit, computed }) => readOnly || implicit || computed !== undefined,
    ))
      expect(inputs, field.name).not.toContain(`source="${field.name}"`);
  });
});

describe('grants', () => {
  const access = {
    patch: [
      { role: 'company_user' as const, where: { id: '$user.id' }, fields: ['a'] },
      { role: 'company_user' as const, fields: ['b', 'a'] },
      { role: 'company_admin' as const, fields: ['a'] },
      { role: 'company_admin' as const },
      { role: 'anonymous' as const },
    ],
  };

  test('of one role add up, and those of people who never sign in stay out', () => {
    expect(grantsOf(entity('shelf', { access }), 'patch')).toEqual({ company_user: ['a', 'b'], company_admin: true });
  });

  test('to change everything leave out what only a new row asks for', () => {
    const { company_admin: fields } = grantsOf(entity('sample', { access }), 'patch');
    expect(fields).toContain('title');
    expect(fields).not.toContain('copies');
  });
});
