import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from '../../../scripts/test/properties.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leftJournals, openJournal } from './read-journal.ts';
import { type NewRead, type NotedRead, parseRead, toLine } from './read-line.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'feedtree-journal-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (nodeId: number): NewRead => ({
  companyId: 1,
  nodeId,
  codeId: 3,
  at: 1_700_000_000_000,
  locale: 'tr',
  channel: 'link',
  deviceClass: 'tablet',
  isBot: nodeId % 2 === 0,
  deviceHash: 'abc',
  localTime: null,
});
const files = (): string[] => readdirSync(folder).filter((name) => name.endsWith('.journal'));
const left = () => leftJournals(folder).map(({ reads }) => reads.map(({ nodeId }) => nodeId));

describe('a journal', () => {
  it('is left alone while its server lives, and found with all its reads once it is gone', () => {
    const journal = openJournal(folder);
    for (const unit of [7, 8]) journal.append(read(unit));
    expect(left()).toEqual([]);
    journal.close();
    const [found] = leftJournals(folder);
    expect(found?.reads).toEqual([
      { ...read(7), number: 1 },
      { ...read(8), number: 2 },
    ]);
    found?.remove();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('has nothing in it of what is stored, and goes on afterwards', () => {
    const journal = openJournal(folder);
    const noted = [1, 2].map((unit) => journal.append(read(unit)));
    noted.forEach((each) => journal.done(each));
    journal.append(read(3));
    journal.close();
    expect(left()).toEqual([[3]]);
  });

  it('lets go of full files once they are stored, in whatever order', () => {
    const journal = openJournal(folder, 100);
    const noted = Array.from({ length: 12 }, (_, at) => journal.append(read(at)));
    expect(files().length).toBeGreaterThan(3);
    for (const each of noted.slice(2).reverse()) journal.done(each);
    journal.close();
    expect(left()[0]?.slice(0, 2)).toEqual([0, 1]);
    for (const each of noted.slice(0, 2)) journal.done(each);
    expect(files()).toEqual([]);
  });

  it('can be cut off anywhere, and keeps what was whole', () => {
    const journal = openJournal(folder);
    for (const unit of [1, 2, 3]) journal.append(read(unit));
    journal.close();
    const [name = ''] = files();
    const whole = readFileSync(path.join(folder, name));
    for (let length = 0; length < whole.length; length++) {
      writeFileSync(path.join(folder, name), whole.subarray(0, length));
      const [units = []] = left();
      expect(units).toEqual([1, 2, 3].slice(0, units.length));
      appendFileSync(path.join(folder, name), `\n${toLine({ ...read(9), number: 9 })}\n`);
      expect(left()[0]?.at(-1)).toBe(9);
    }
  });
});

describe('a line', () => {
  const noted = fc.record({
    number: fc.nat(),
    at: fc.nat(),
    companyId: fc.nat(),
    nodeId: fc.nat(),
    codeId: fc.nat(),
    locale: fc.constantFrom('en', 'ja'),
    channel: fc.constantFrom('scan', 'link', 'typed', 'kiosk'),
    deviceClass: fc.constantFrom('phone', 'tablet', 'computer', 'other'),
    isBot: fc.boolean(),
    deviceHash: fc.string({ unit: 'binary' }),
    localTime: fc.option(fc.constantFrom('2026-03-02T00:00:00.000Z', '2026-12-31T23:59:59.999Z')),
  }) as fc.Arbitrary<NotedRead>;

  it('is read as it was written', () => {
    fc.assert(
      fc.property(noted, (each) => {
        expect(parseRead(toLine(each))).toEqual(each);
      }),
    );
  });

  it('is nothing when it is anything else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseRead(text)).toBeNull();
      }),
    );
  });
});
