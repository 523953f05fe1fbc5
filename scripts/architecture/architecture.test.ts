/** The folders of server and back office: no circle between them, and drawn as they are. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { project } from '../front-ends.ts';
import { backOfficeLayerOf, diagramsOf, featureOf, layerOf, moduleOf, withDiagrams } from './diagrams.ts';
import { circleIn, graphOf, toMermaid, withoutShortcuts } from './folders.ts';
import { importsOf } from './imports.ts';

const graph = (arrows: [string, string][]) =>
  graphOf(
    arrows.map(([from, to]) => ({ from, to, isType: false })),
    (file) => file,
  );

test('a file imports what it names, by types, by values and later', () => {
  const text = `import type { A } from './a.ts';
    import { type B, c } from '../b.ts';
    export { type D } from './d.ts';
    export const later = () => import('./e.ts');
    import 'package';`;
  expect(importsOf('server/kernel/x.ts', text)).toEqual([
    { from: 'server/kernel/x.ts', to: 'server/kernel/a.ts', isType: true },
    { from: 'server/kernel/x.ts', to: 'server/b.ts', isType: false },
    { from: 'server/kernel/x.ts', to: 'server/kernel/d.ts', isType: true },
    { from: 'server/kernel/x.ts', to: 'server/kernel/e.ts', isType: false },
  ]);
});

test('a circle is found, however long', () => {
  expect(circleIn(graph([['a', 'b'], ['b', 'c'], ['a', 'c']]))).toBeUndefined(); // oxfmt-ignore
  expect(circleIn(graph([['a', 'b'], ['b', 'c'], ['c', 'd'], ['d', 'b']]))).toEqual(['b', 'c', 'd', 'b']); // oxfmt-ignore
});

test('a diagram leaves out what others imply', () => {
  const drawn = toMermaid(withoutShortcuts(graph([['a', 'b'], ['b', 'c'], ['a', 'c']]))); // oxfmt-ignore
  expect(drawn).toContain('a --> b');
  expect(drawn).not.toContain('a --> c');
});

describe('the product', () => {
  const diagrams = diagramsOf(project);

  test.each(diagrams)('has no circle in $name, types included', ({ graph: folders }) => {
    expect(folders.size).toBeGreaterThan(7);
    expect(circleIn(folders)).toBeUndefined();
  });

  test('is drawn as it is: npm run diagrams', () => {
    const document = fs.readFileSync(path.join(project, 'docs/architecture.md'), 'utf8');
    expect(document).toBe(withDiagrams(document, diagrams));
  });

  test('counts each file to its folder', () => {
    expect(['server/errors.ts', 'server/kernel/read.ts', 'shared/qr/svg.ts', 'admin/app/app.tsx'].map(layerOf)).toEqual(
      ['server (errors, log, i18n, generated)', 'server/kernel', 'shared', undefined],
    );
    expect(moduleOf('server/modules/codes/qr/pdf.ts')).toBe('modules/codes');
    expect(
      ['admin/main.tsx', 'admin/ui/time/when.tsx', 'admin/generated/types.ts', 'admin/generated/views/node.tsx'].map(
        backOfficeLayerOf,
      ),
    ).toEqual([undefined, 'admin/ui', 'admin/entities (generated)', 'admin/generated/views']);
    expect(featureOf('admin/features/codes/unit/links-tab.tsx')).toBe('features/codes');
  });
});
