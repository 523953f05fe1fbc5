/** Any design that the dialect and the rules of contrast allow. */
import fc from '../../../../../scripts/test/properties.ts';
import type { PrintedCode, QrDesign } from '../../../../../shared/qr/design.ts';
import { qrDesignViolations } from '../../../../../shared/qr/design-violations.ts';
import { ALPHABET, checkCharacter } from '../../../../../shared/codes/crockford.ts';

export const LOGO = '00000000-0000-4000-8000-000000000001.webp';
export const COMPANY_LOGO = '00000000-0000-4000-8000-000000000002.webp';

const color = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);
const dark = fc.tuple(fc.nat(90), fc.nat(90), fc.nat(90)).map((channels) => hex(channels));
const light = fc.tuple(fc.nat(25), fc.nat(25), fc.nat(25)).map((channels) => hex(channels.map((one) => 255 - one)));
const hex = (channels: readonly number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();

const words = fc.oneof(
  fc.string({ minLength: 1, maxLength: 80, unit: 'grapheme' }).filter((text) => text.isWellFormed()),
  fc.constantFrom(
    'Tell us how it was',
    'ご感想をお聞かせください',
    'أخبرنا كيف كانت زيارتك',
    'Расскажите, как всё прошло',
    'W'.repeat(80),
  ),
);
const line = fc.record({ en: words });
const optional = { requiredKeys: [] };

const anyDesign: fc.Arbitrary<QrDesign> = fc.record<QrDesign>(
  {
    foreground: dark,
    background: light,
    modules: fc.constantFrom('square', 'rounded', 'dots', 'bars'),
    eyes: fc.constantFrom('square', 'rounded', 'round'),
    eye_color: dark,
    gradient: fc.record({ to: dark, direction: fc.constantFrom('across', 'down', 'diagonal', 'outwards') }),
    logo: fc.constant({ file: LOGO }),
    frame: fc.record({ style: fc.constantFrom('line', 'banner_below', 'banner_above'), color, text: line }, optional),
    marker: fc.record(
      {
        location: fc.constantFrom('top_left', 'top_right', 'bottom_left', 'bottom_right'),
        size: fc.constantFrom('small', 'medium', 'large'),
        color: dark,
        with_name: fc.boolean(),
      },
      { requiredKeys: ['location'] },
    ),
    poster: fc.record(
      {
        template: fc.constantFrom('a6', 'a5', 'a4', 'table_tent', 'sticker'),
        color,
        title: line,
        note: line,
        company_logo: fc.constant({ file: COMPANY_LOGO }),
        without_name: fc.boolean(),
      },
      optional,
    ),
  },
  optional,
);

export const readableDesign = anyDesign.filter((design) => qrDesignViolations(design).length === 0);

const publicCode = fc
  .array(fc.nat(ALPHABET.length - 1), { minLength: 8, maxLength: 8 })
  .map((digits) => digits.map((digit) => ALPHABET.charAt(digit)).join(''))
  .map((digits) => digits + checkCharacter(digits));

export const printedCode: fc.Arbitrary<PrintedCode> = fc
  .record({
    code: publicCode,
    name: words,
    id: fc.nat(2_000_000_000),
  })
  .map(({ code, name, id }) => ({
    address: `HTTPS://FEEDBACK.EXAMPLE.COM/Q/${code}`,
    code,
    unit: { id, name },
    company: name,
    language: 'en' as const,
  }));
