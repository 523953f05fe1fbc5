import { expect, test } from 'vitest';
import { fileName, sheetToCsv } from './sheet.ts';

const sheet = {
  columns: [{ label: 'Unit' }, { label: 'Score', isNumber: true }],
  rows: [
    ['=HYPERLINK("https://evil.example")', 4.5],
    ['Harbour; "north",\nsecond line', -12.5],
    ['@SUM(A1)', null],
  ],
};

test('a file runs no formula, and keeps separators, quotes and lines inside their cells', async () => {
  expect(await sheetToCsv(sheet, 'en')).toBe(
    '\uFEFFUnit,Score\r\n"\'=HYPERLINK(""https://evil.example"")",4.5\r\n"Harbour; ""north"",\nsecond line",-12.5\r\n\'@SUM(A1),\r\n',
  );
});

test('where commas stand in numbers, columns are parted by semicolons', async () => {
  const lines = (await sheetToCsv(sheet, 'de')).split('\r\n');
  expect(lines[0]).toBe('\uFEFFUnit;Score');
  expect(lines[2]).toBe('"Harbour; ""north"",\nsecond line";-12,5');
});

test('a name of a file has nothing that a system refuses', () => {
  expect(fileName(['Answers: A/B', '2026-01-01'], 'csv')).toBe('Answers A B 2026-01-01.csv');
});
