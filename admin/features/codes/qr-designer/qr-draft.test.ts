import { expect, test } from 'vitest';
import { toDesign, withTemplate } from './qr-draft.ts';

test.each([
  [
    'nothing of parts that are only begun',
    { gradient: { direction: 'down' }, marker: { size: 'large' }, frame: {} },
    {},
  ],
  ['nothing of a logo without a picture', { poster: { company_logo: {}, title: {} } }, {}],
  [
    'everything else',
    { foreground: '#102030', gradient: { to: '#000000' }, poster: { template: 'a5', title: { en: 'Hello' } } },
    { foreground: '#102030', gradient: { to: '#000000' }, poster: { template: 'a5', title: { en: 'Hello' } } },
  ],
])('a draft keeps %s', (_, draft, design) => {
  expect(toDesign(draft)).toEqual(design);
});

test('another template keeps the texts', () => {
  const draft = { poster: { template: 'a5', title: { en: 'Hello' } } };
  expect(withTemplate(draft, 'sticker')).toEqual({ poster: { template: 'sticker', title: { en: 'Hello' } } });
  expect(toDesign(withTemplate(draft, undefined))).toEqual({ poster: { title: { en: 'Hello' } } });
});
