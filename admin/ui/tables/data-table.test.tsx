import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Column, DataTable } from './data-table.tsx';

interface Branch {
  id: number;
  name: string;
  answers: number;
}

const branches: Branch[] = [
  { id: 1, name: 'Harbor', answers: 12 },
  { id: 2, name: 'Station', answers: 3 },
];

const columns: Column<Branch>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name, isRowHeader: true, sort: 'name' },
  { key: 'answers', header: 'Answers', cell: ({ answers }) => answers, align: 'right' },
  { key: 'way', header: 'Way there', isHeaderHidden: true, cell: ({ id }) => <a href={`/units/${id}`}>Open</a> },
  { key: 'more', header: null, cell: () => '…' },
];

type Props = Partial<Parameters<typeof DataTable<Branch>>[0]>;

/** As it is written, without styles and classes. */
const written = (props: Props = {}): string =>
  renderToStaticMarkup(<DataTable columns={columns} rows={branches} rowKey={({ id }) => id} {...props} />)
    .replace(/<style[^>]*>.*?<\/style>/gs, '')
    .replace(/ class="[^"]*"/g, '');

const cellsOf = (html: string, part: 'thead' | 'tbody'): string[] =>
  [...(html.match(`<${part}>.*</${part}>`)?.[0] ?? '').matchAll(/<t[hd][ >].*?<\/t[hd]>/gs)].map(([cell]) => cell);

test('it is called what it is labelled, and nothing where what is around it says so', () => {
  expect(written({ label: 'Branches' })).toMatch(/^<table aria-label="Branches">/);
  expect(written()).toMatch(/^<table>/);
});

test('each column has its header, also one that is not seen; one without words is no header', () => {
  const headers = cellsOf(written(), 'thead');
  expect(headers).toEqual([
    '<th scope="col">Name</th>',
    '<th scope="col">Answers</th>',
    '<th scope="col"><span>Way there</span></th>',
    '<td></td>',
  ]);
});

test('the column that names a row is its header', () => {
  expect(cellsOf(written(), 'tbody')).toEqual([
    '<th scope="row">Harbor</th>',
    '<td>12</td>',
    '<td><a href="/units/1">Open</a></td>',
    '<td>…</td>',
    '<th scope="row">Station</th>',
    '<td>3</td>',
    '<td><a href="/units/2">Open</a></td>',
    '<td>…</td>',
  ]);
});

test('without rows its headers stand', () => {
  const html = written({ rows: [] });
  expect(cellsOf(html, 'thead')).toHaveLength(columns.length);
  expect(html).toContain('<tbody></tbody>');
});

test('by whom it can be sorted, it says by what it is sorted; what does not sort has no button', () => {
  const sorted = written({ sort: { field: 'name', order: 'DESC' }, onSort: () => undefined });
  const [name, answers] = cellsOf(sorted, 'thead');
  expect(name).toContain('aria-sort="descending"');
  expect(name).toContain('role="button"');
  expect(answers).toBe('<th scope="col">Answers</th>');
  const unsorted = written({ sort: { field: 'answers', order: 'ASC' }, onSort: () => undefined });
  expect(cellsOf(unsorted, 'thead')[0]).not.toContain('aria-sort');
});

test('what scrolls in itself can be reached by keys and has a name', () => {
  expect(written({ scroll: { role: 'region', 'aria-label': 'Branches' } })).toMatch(
    /^<div tabindex="0" role="region" aria-label="Branches"><table>/i,
  );
});
