/** What is stored of whatever is sent as rich text. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { officeMarkup } from '../../shared/rich-text/office.ts';
import { parseRichText } from '../../shared/rich-text/parse.ts';
import { isMarkup, plainText, richTextOf } from '../../shared/rich-text/plain.ts';
import { safeLink } from '../../shared/rich-text/safe-link.ts';
import { writeRichText } from '../../shared/rich-text/write.ts';
import { CLIPBOARDS } from '../test/clipboard-markup.ts';
import { ATTACKS, isOfSubset } from '../test/rich-text-attacks.ts';
import { cleanRichText, sanitizeRichText, withStoredRichText } from './rich-text.ts';
import { plan } from '../generated/plan.ts';

test.each(Object.entries(ATTACKS))('%s leaves nothing but the subset', (_, attack) => {
  const schema = { type: 'object', properties: { text: { type: 'string', format: 'rich-text', maxLength: 20_000 } } };
  const { clean } = cleanRichText(schema, { text: attack });
  const { text } = clean as { text: string };
  expect(isOfSubset(text)).toBe(true);
  expect(sanitizeRichText(text)).toBe(text);
});

describe('of what is sent', () => {
  test.each([
    ['paragraphs and looks', '<p>a <b>b</b> <i>c</i> <u>d</u></p>', '<p>a <strong>b</strong> <em>c</em> <u>d</u></p>'],
    ['looks across paragraphs', '<b><p>a</p><p>b</p></b>', '<p><strong>a</strong></p><p><strong>b</strong></p>'],
    ['headings of any size', '<h1>a</h1><h2>b</h2><h5>c</h5>', '<h2>a</h2><h2>b</h2><h3>c</h3>'],
    ['text without a paragraph', 'a &amp; b', '<p>a &amp; b</p>'],
    ['parts of a page', '<div>a</div><section>b</section>', '<p>a</p><p>b</p>'],
    [
      'lists in lists',
      '<ul><li>a<ol><li>b</ol><li>c</ul>',
      '<ul><li><p>a</p><ol><li><p>b</p></li></ol></li><li><p>c</p></li></ul>',
    ],
    [
      'a list right in a list',
      '<ul><li>a</li><ul><li>b</li></ul></ul>',
      '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>',
    ],
    ['a quote', '<blockquote><h2>a</h2>b</blockquote>c', '<blockquote><p>a</p><p>b</p></blockquote><p>c</p>'],
    ['line breaks', '<p><br>a<br>b<br></p>', '<p>a<br>b</p>'],
    ['white space', '<p>  a \n  b  </p>\n<p>c</p>', '<p>a b</p><p>c</p>'],
    ['code of one look', '<code><b>a</b></code>', '<p><code>a</code></p>'],
    [
      'a link',
      '<a href="https://a.example/?b=1&c=2" class="x">a <b>b</b></a>',
      '<p><a href="https://a.example/?b=1&amp;c=2" rel="noopener">a <strong>b</strong></a></p>',
    ],
    [
      'a link of mail',
      '<a href="mailto:a@b.example">a</a>',
      '<p><a href="mailto:a@b.example" rel="noopener">a</a></p>',
    ],
    [
      'what Word writes',
      '<!--[if gte mso 9]><xml><o:p></o:p></xml><![endif]--><p class=MsoNormal style="margin:0"><span lang=DE>a<o:p></o:p></span></p>',
      '<p>a</p>',
    ],
    ['paragraphs of nothing', '<p></p><p>&nbsp;</p><p><br></p><p>\u200b</p>', ''],
    ['lists of nothing', '<ul><li></li><li> <ul><li></ul></ul>', ''],
  ])('%s are stored in one way', (_, sent, stored) => expect(sanitizeRichText(sent)).toBe(stored));

  test('five lists in each other become four', () => {
    expect(sanitizeRichText('<ul><li>x'.repeat(5)).match(/<ul>/g)?.length).toBe(4);
  });
});

const TAG = fc.constantFrom(
  'p',
  'h1',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
  'b',
  'strong',
  'em',
  'u',
  'code',
  'a',
  'br',
  'div',
  'span',
  'script',
  'svg',
  'style',
  'table',
  'td',
);
const piece = fc.oneof(
  TAG.map((tag) => `<${tag}>`),
  TAG.map((tag) => `</${tag}>`),
  fc.constantFrom(
    '<a href="https://a.example/?x=1&amp;y">',
    '<a href="mailto:a b@c">',
    '<a href="javascript:1">',
    '<!--',
    '-->',
    '&lt;',
    '&amp;lt;',
    '&nbsp;',
    '&',
    '<',
    '>',
    '"',
    ' ',
    '\n',
    'ab',
    '\u200b',
  ),
  fc.string({ maxLength: 5 }),
);

test('what was sanitized is sanitized once and for all, and its tree is what was written', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const once = sanitizeRichText(pieces.join(''));
      expect(isOfSubset(once)).toBe(true);
      expect(sanitizeRichText(once)).toBe(once);
      expect(writeRichText(parseRichText(once))).toBe(once);
    }),
    { numRuns: 500 },
  );
});

test('a text is what is read of it as rich text', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z<>&"';] ?[a-z<>&"';]$/), { maxLength: 6 }), (lines) => {
      const text = lines.join('\n');
      expect(plainText(sanitizeRichText(richTextOf(text)))).toBe(text);
    }),
  );
  expect(richTextOf('a < b\r\nc\n\n\nd')).toBe('<p>a &lt; b<br>c</p><p>d</p>');
  expect(plainText('<h2>a</h2><ul><li><p>b &amp;lt;</p></li></ul>')).toBe('a\nb &lt;');
  expect(['<p>a</p>', ' <ul>', '<3 you', 'a <b>'].map(isMarkup)).toEqual([true, true, false, false]);
});

test('nothing of an object but its rich text is touched, and nothing left is null where it may be', () => {
  const properties = {
    text: { type: ['string', 'null'], format: 'rich-text', maxLength: 10 },
    other: { type: 'string', maxLength: 10 },
  };
  const sent = { text: '<p> </p>', other: '<p>', more: 1 };
  expect(cleanRichText({ type: 'object', properties }, sent).clean).toEqual({ text: null, other: '<p>', more: 1 });
  expect(sent.text).toBe('<p> </p>');
  for (const value of [null, 7, [], 'x', { text: 5 }, {}])
    expect(cleanRichText({ type: 'object', properties }, value)).toEqual({ clean: value, errors: [] });
});

test('a row that goes around the usual way is stored clean', () => {
  expect(withStoredRichText(plan, { name: '<p>', description: 'a<script>b</script>' })).toEqual({
    name: '<p>',
    description: '<p>a</p>',
  });
});

test.each([
  ['https://a.example', 'https://a.example/'],
  ['HTTP://A.example/ü', 'http://a.example/%C3%BC'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['a.example', null],
  ['https://', null],
  ['https:a.example', null],
  ['https://x:y@a.example', null],
  ['tel:123', null],
  [`https://a.example/${'a'.repeat(3000)}`, null],
])('%s leads to %s', (address, to) => expect(safeLink(address)).toBe(to));

test.each(Object.entries(CLIPBOARDS))('what %s copies is stored with its looks and lists', (_, { copied, stored }) => {
  expect(sanitizeRichText(copied)).toBe(stored);
});

test('a space that does not break is read as browsers write it', () => {
  expect(writeRichText(parseRichText('<p>a&nbsp;b &amp;nbsp;</p>'))).toBe('<p>a\u00A0b &amp;nbsp;</p>');
});

test('styles are left out, so that no page has to refuse them', () => {
  const styled = `<style>p { color: red }</style><p style='color:red' class=x>a</p><td style=color:red>b</td>`;
  expect(officeMarkup(styled)).toBe('<p class=x>a</p> b');
});

test('lists of Word go up and down, and end where they are not closed', () => {
  const item = (level: number, sign: string, text: string): string =>
    `<p style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${sign}&nbsp;</span>${text}`;
  expect(sanitizeRichText(`${item(3, '(iv)', 'a')}${item(1, 'b)', 'b')}</p>${item(1, '·', 'c')}<p>d`)).toBe(
    '<ol><li><ol><li><ol><li><p>a</p></li></ol></li></ol></li><li><p>b</p></li></ol><ul><li><p>c</p></li></ul><p>d</p>',
  );
  expect(sanitizeRichText(item(9, '1.', 'a')).match(/<ol>/g)?.length).toBe(4);
  expect(sanitizeRichText('</span></b>a<span style="mso-list:Ignore">b</span>')).toBe('<p>ab</p>');
});
