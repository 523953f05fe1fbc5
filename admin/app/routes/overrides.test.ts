/** How much of the back office the schemas print: the table of docs/dialect.md. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { resources } from '../../generated/resources.ts';
import type { EntityOverride } from '../../crud/views.ts';
import type { EntityResource } from '../../entities/resource.ts';
import { overrides } from './overrides.ts';

const VIEWS = ['list', 'show', 'create', 'edit'] as const;
const BUTTONS = ['deleteDialog', 'rowActions'] as const;
const DOCUMENT = path.join(import.meta.dirname, '../../../docs/dialect.md');

const inMenu = Object.values<EntityResource>(resources).filter(({ menu }) => menu !== 'none');
const parts = (override: EntityOverride, names: readonly (keyof EntityOverride)[]) =>
  names.filter((name) => override[name] !== undefined).length;
const all = Object.values(overrides).flatMap((override) => override ?? []);
const total = (count: (override: EntityOverride) => number) => all.reduce((sum, override) => sum + count(override), 0);

const COUNTS: [name: string, count: number][] = [
  ['Entities in the menu', inMenu.length],
  ['of them printed wholly: no view, dialog or button by hand', inMenu.filter(({ id }) => isPrinted(id)).length],
  ['Their views', inMenu.reduce((sum, { views }) => sum + views.length, 0)],
  ['Views by hand, of all entities', total((override) => parts(override, VIEWS))],
  ['Dialogs and buttons by hand', total((override) => parts(override, BUTTONS))],
  ['Panels by hand, on pages that are printed', total(({ panels = {} }) => Object.keys(panels).length)],
];

function isPrinted(id: string): boolean {
  const override = overrides[id];
  return override === undefined || parts(override, [...VIEWS, ...BUTTONS]) === 0;
}

test('the table says how much is printed', () => {
  const table = COUNTS.map(([name, count]) => `| ${name} | ${count} |`).join('\n');
  expect(readFileSync(DOCUMENT, 'utf8')).toContain(table);
});
