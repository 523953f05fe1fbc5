import { describe, expect, it } from 'vitest';
import type { SurveyDocument } from '../shared/survey/document.ts';
import type { Speaker } from './answer-words.ts';
import { fillingIn } from './filled-in.ts';
import { messagesOf } from './i18n/messages.ts';
import { translate } from './i18n/translate.ts';

const options = ['soup', 'fish'].map((id) => ({ id, label: { en: `The ${id}` } }));
const survey: SurveyDocument = {
  title: { en: 'x' },
  pages: [
    {
      id: 'only',
      questions: [
        { id: 'name', type: 'short_text', title: { en: 'Name?' } },
        {
          id: 'dishes',
          type: 'multiple',
          title: { en: 'Which?' },
          options,
        } as SurveyDocument['pages'][0]['questions'][0],
        { id: 'visit', type: 'smiley', title: { en: 'How?' } },
        { id: 'day', type: 'date', title: { en: 'When?' } },
      ],
    },
  ],
};
const messages = messagesOf('en');
const plain: Speaker = {
  language: 'en',
  localize: (text) => text?.en ?? '',
  translate: (key, parameters) => translate(messages, key, parameters),
};
const answers = { name: 'Ada <b>', dishes: ['soup', 'fish'], visit: 4, day: '2026-01-31' };
const says = (text: string, isOwn = true, given: Record<string, unknown> = answers): string =>
  fillingIn(plain, { survey, answers: () => given, names: { unit: 'Bar', company: 'Acme' }, isOwn }).localize({
    en: text,
  });

describe('a text with places', () => {
  it.each([
    ['Hello {{name}}', 'Hello Ada <b>'],
    ['You had {{dishes}}.', 'You had The soup, The fish.'],
    ['It was {{visit}} on {{day}}', 'It was Good on January 31, 2026'],
    ['{{unit}} of {{company}}', 'Bar of Acme'],
  ])('%s tells answers in words: %s', (text, told) => {
    expect(says(text)).toBe(told);
  });

  it('tells nobody else who the visitor is', () => {
    expect(says('{{name|guest}} had {{dishes}}', false)).toBe('… had The soup, The fish');
    expect(says('{{name|guest}}', false, {})).toBe('guest');
  });

  it('cuts a long answer between whole characters', () => {
    expect(says('{{name}}', true, { name: '😀'.repeat(300) })).toBe(`${'😀'.repeat(200)}…`);
  });

  it('does not ask for answers where it has no place', () => {
    const filling = { survey, answers: () => expect.unreachable('Nobody needs them.'), names: {}, isOwn: true };
    expect(fillingIn(plain, filling).localize({ en: 'Plain' })).toBe('Plain');
  });
});
