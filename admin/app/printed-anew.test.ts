/** What an open page has of a printed module becomes what is printed, and stays what it was for those who have imported it. */
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { takeOver } from './printed-anew.ts';

const resource = (changes: object = {}) => ({ id: 'tag', route: 'tags', sections: [['name', 'color']], ...changes });

test('values keep their identity and get what was printed, in its order', () => {
  const fields: Record<string, unknown> = { name: createElement('b'), gone: createElement('i') };
  const held = { fields, names: ['a'] };
  const [color, name] = [createElement('s'), createElement('u')];
  expect(takeOver(held, { fields: { color, name }, names: ['b'] })).toBe(true);
  expect(held.fields).toBe(fields);
  expect(Object.entries(fields)).toEqual([
    ['color', color],
    ['name', name],
  ]);
  expect(held.names).toEqual(['b']);
});

test('resources that others list are the same ones after it', () => {
  const tag = resource();
  const held = { tag, resources: { tag } };
  const printed = resource({ sections: [['color'], ['name']] });
  expect(takeOver(held, { tag: printed, resources: { tag: printed } })).toBe(true);
  expect(held.resources.tag).toBe(tag);
  expect(tag.sections).toEqual([['color'], ['name']]);
});

test.each([
  ['another address', { tag: resource() }, { tag: resource({ route: 'labels' }) }],
  ['other rights', { tag: resource({ grants: { list: {} } }) }, { tag: resource({ grants: {} }) }],
  ['in a list of resources', { all: { tag: resource() } }, { all: { tag: resource({ menu: 'none' }) } }],
  ['another function', { views: { list: () => 1 } }, { views: { list: () => 2 } }],
  ['one more value', { fields: {} }, { fields: {}, panels: {} }],
])('%s is seen when the page is loaded anew', (_, held, printed) => {
  expect(takeOver(held, printed)).toBe(false);
});
