/** The kinds that are asked in one field of their own keyboard, or by a box to tick. */
import type { KindTable } from './kind-table.ts';

const given = ['answered'];

export const fieldTables: Record<string, KindTable> = {
  time: {
    question: { earliest: '06:00', latest: '22:30' },
    valid: ['06:00', '12:05', '22:30'],
    wrong: [
      ['05:59', 'time_too_early'],
      ['22:31', 'time_too_late'],
      ['24:00', 'not_a_time'],
      ['9:30', 'not_a_time'],
      ['09:30:00', 'not_a_time'],
      ['half past nine', 'not_a_time'],
      [930, 'type'],
    ],
    operators: ['equals', 'not_equals', 'before', 'after', 'answered'],
  },
  email: {
    valid: ['ann@example.com', 'ann+shop@mail.example.co.uk', 'анна@пример.рф'],
    wrong: [
      ['ann', 'not_an_email'],
      ['ann@localhost', 'not_an_email'],
      ['a@b.example, c@d.example', 'not_an_email'],
      [`${'a'.repeat(250)}@example.com`, 'too_long'],
      [{ email: 'ann@example.com' }, 'type'],
    ],
    operators: given,
    personal: true,
  },
  phone: {
    valid: ['+49 (30) 123-456', '٠١٢٣٤٥٦'],
    wrong: [
      ['call me', 'not_a_phone'],
      ['123', 'not_a_phone'],
      ['1'.repeat(41), 'too_long'],
      [4930123456, 'type'],
    ],
    operators: given,
    personal: true,
  },
  consent: {
    valid: [{ language: 'en' }, { language: 'ar', text_sha256: 'a'.repeat(64) }],
    wrong: [
      [{ language: 'xx' }, 'not_an_option', 'language'],
      [{ text_sha256: 'a'.repeat(64) }, 'required', 'language'],
      [{ language: 'en', text_sha256: 'a'.repeat(63) }, 'invalid', 'text_sha256'],
      [{ language: 'en', name: 'Ann' }, 'unknown_field', 'name'],
      ['en', 'type'],
      [true, 'type'],
    ],
    operators: given,
  },
  signature: {
    valid: [['Ann Example'], ['0b5c1b0e-6c0e-4d4e-9c1e-2f1d1f1d1f11']],
    wrong: [
      [['Ann', 'Bob'], 'too_many_items'],
      [['a'.repeat(121)], 'too_long'],
      [['a\0b'], 'invalid_text'],
      [[7], 'type'],
      ['Ann', 'type'],
    ],
    operators: given,
    personal: true,
  },
  url: {
    valid: ['example.com', 'https://example.com/menu?dish=3#soup', 'HTTP://пример.рф', 'example.com:8080/a'],
    wrong: [
      ['javascript:alert(1)', 'not_a_url'],
      ['mailto:ann@example.com', 'not_a_url'],
      ['https://ann:secret@example.com', 'not_a_url'],
      ['ftp://example.com', 'not_a_url'],
      ['example', 'not_a_url'],
      ['two words.com', 'not_a_url'],
      [`example.com/${'a'.repeat(2000)}`, 'too_long'],
      [['example.com'], 'type'],
    ],
    operators: given,
    personal: true,
  },
};
