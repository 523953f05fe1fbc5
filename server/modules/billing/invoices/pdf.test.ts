/** What stands in the file, in any language and with any name. */
import { describe, expect, test } from 'vitest';
import { locales } from '../../../../shared/i18n/locales.ts';
import { contentOf } from './content.ts';
import { invoicePdf } from './pdf.ts';
import { billWith, seller } from './test/bills.ts';
import { readPdf } from '../../../platform/pdf/test/pdf-text.ts';

/** Without the ends of pieces and lines, and with the spaces that a font has. */
const squeezed = (text: string): string => text.replaceAll(/[\s\u00a0\u202f]/gu, '');

const textOf = async (...given: Parameters<typeof invoicePdf>) => {
  const { pages, missing } = readPdf(await invoicePdf(...given));
  return { pages, missing, text: squeezed(pages.join('')) };
};

describe.each(locales)('an invoice in %s', (locale) => {
  const replaces = { corrects: 'FT-2026-00007' };
  test.each([
    ['of a plan', {}],
    ['without tax, which the buyer owes', { reverseCharge: true, tax: 0, taxRate: 0, total: 6_840 }],
    ['in the place of another one', replaces],
    ['that was taken back', { state: 'void', correctedBy: 'CN-2026-00001' } as const],
    ['that is a credit note', { ...replaces, kind: 'credit_note', state: 'void', number: 'CN-2026-00001' } as const],
  ])('%s says all that it has to on one page, with a glyph for each character', async (_name, changes) => {
    const bill = billWith({ currency: locale === 'ja' ? 'JPY' : 'EUR', ...changes });
    const content = contentOf(locale, bill, seller);
    const { pages, missing, text } = await textOf(locale, bill, seller);
    expect(pages).toHaveLength(1);
    expect(missing).toBe(0);
    const said = [
      content.title,
      bill.number,
      content.state.text,
      ...content.facts.flatMap((fact) => [fact.label, fact.text]),
      ...content.parties.flatMap(({ label, lines }) => [label, ...lines]),
      ...Object.values(content.line),
      ...content.sums.flatMap((sum) => [sum.label, sum.text]),
      content.note,
      content.pageText(1, 1),
    ];
    expect(said.length).toBeGreaterThan(30);
    for (const part of said) expect(text).toContain(squeezed(part));
  });
});

describe('the amounts', () => {
  const sums = (changes: Parameters<typeof billWith>[0]) =>
    contentOf('en', billWith(changes), seller).sums.map(({ label, text }) => `${label} ${text}`);

  test('lead from the price to what was paid', () => {
    expect(contentOf('en', billWith(), seller).line).toEqual({
      title: 'Plan Pro',
      text: expect.stringMatching(/^Monthly · November 1\W+30, 2026$/),
      amount: '€99.00',
    });
    expect(sums({})).toEqual([
      'Credit for unused days −€23.00',
      'Discount −€7.60',
      'Subtotal €68.40',
      'Tax (19%) €13.00',
      'Total €81.40',
    ]);
  });

  test('of an open invoice are due; without a reduction nothing is said of one', () => {
    const plain = { state: 'open', paidAt: null, credit: 0, discount: 0, tax: 0, taxRate: 0, total: 7_600 } as const;
    expect(sums(plain)).toEqual(['Tax (0%) €0.00', 'Amount due €76.00']);
  });

  test('of a credit note are negative, and nothing has no sign', () => {
    const plain = { credit: 0, discount: 0, tax: 0, taxRate: 0, total: 7_600 };
    expect(sums({ ...plain, kind: 'credit_note', state: 'void' })).toEqual([
      'Tax (0%) €0.00',
      expect.stringMatching(/ −€76\.00$/),
    ]);
  });

  test('say the law of a tax that the buyer owes', () => {
    const bill = billWith({ reverseCharge: true, tax: 0, taxRate: 0, total: 6_840 });
    const { note } = contentOf('en', bill, seller);
    expect(sums(bill).join('\n')).toMatch(/reverse charge/i);
    expect(note).toMatch(/reverse charge/i);
    expect(contentOf('en', billWith(), seller).note).not.toMatch(/reverse charge/i);
  });

  test('are exact, however large they are', () => {
    expect(sums({ total: 999_999_999_999_999 }).at(-1)).toBe('Total €9,999,999,999,999.99');
    expect(sums({ total: 1_000, currency: 'KWD' }).at(-1)).toMatch(/^Total KWD\s1\.000$/u);
  });
});

test('the same invoice is the same file, which can be archived and read aloud', async () => {
  const [one, other] = [await invoicePdf('tr', billWith(), seller), await invoicePdf('tr', billWith(), seller)];
  expect(one.equals(other)).toBe(true);
  const raw = one.toString('latin1');
  expect(raw).toContain('<pdfaid:part>2</pdfaid:part>');
  expect(raw).toMatch(/\/Marked true/);
  expect(raw).toMatch(/\/Lang \(tr\)/);
  expect(one.length).toBeLessThan(60_000);
});

describe('a hostile name', () => {
  test('neither turns the direction of what follows, nor ends its line, nor gets into the metadata', async () => {
    const buyerName = 'Evil\u202egnp.\u202c\u0000 \r\n\u2028<rdf:x>) Tj ET (&amp;';
    const { text, missing } = await textOf('en', billWith({ buyerName }), seller);
    expect(missing).toBe(0);
    expect(text).toContain('Evilgnp.<rdf:x>)TjET(&amp;');
    expect((await invoicePdf('en', billWith({ buyerName }), seller)).toString('latin1')).not.toContain('rdf:x');
  });

  test('in a script that no font has is no reason to fail: its letters stand there by their names', async () => {
    const { text, missing } = await textOf('en', billWith({ buyerName: 'ᚠᛇᚻ 🎉 Ltd' }), seller);
    expect(missing).toBe(0);
    expect(text).toContain('U+16A0U+16C7U+16BB🎉Ltd');
  });

  test('in Arabic stands from right to left, in letters that are joined', async () => {
    const { pages } = await textOf('en', billWith({ buyerName: 'شركة النور (Berlin)' }), seller);
    const drawn = squeezed(pages.join('')).normalize('NFKC');
    const [first, second] = ['شركة', 'النور'].map((word) => drawn.indexOf([...word].reverse().join('')));
    expect(second).toBeGreaterThan(0);
    expect(first).toBeGreaterThan(second ?? 0);
    expect(drawn.indexOf('(Berlin)')).toBeGreaterThan(first ?? 0);
  });

  test('in Hebrew stands from right to left, with its number read from left to right', async () => {
    const { pages, missing } = await textOf('en', billWith({ buyerName: 'חברת 24 האור' }), seller);
    const drawn = squeezed(pages.join(''));
    expect(missing).toBe(0);
    expect(drawn).toContain([...'האור'].reverse().join('') + '24' + [...'חברת'].reverse().join(''));
  });

  test.each(['บริษัทไทยกาแฟจำกัด', '北京烤鸭店有限公司'])('%s has a glyph for each character', async (buyerName) => {
    const { text, missing } = await textOf('en', billWith({ buyerName }), seller);
    expect(missing).toBe(0);
    expect(text).not.toContain('\ufffd');
  });

  test('of the greatest length goes on over pages, each of which says which it is', async () => {
    const longest = {
      buyerName: 'W'.repeat(200),
      buyerAddress: '東京都千代田区'.repeat(200).slice(0, 800),
      description: 'ж'.repeat(300),
      planName: null,
    };
    const { pages, text } = await textOf('ja', billWith(longest), seller);
    expect(pages).toHaveLength(2);
    expect(pages.map(squeezed)).toEqual([expect.stringContaining('1/2'), expect.stringContaining('2/2')]);
    for (const value of [longest.buyerName, longest.buyerAddress, longest.description]) expect(text).toContain(value);
  });
});
