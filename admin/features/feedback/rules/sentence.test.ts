/** Rules as sentences, with the words of every language. */
import { readFileSync } from 'node:fs';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import raEnglish from 'ra-language-english';
import { describe, expect, test } from 'vitest';
import { type Locale, locales, nameOfLocale } from '../../../i18n/locales.ts';
import { feedbackRule } from '../../../generated/resources.ts';
import type { Rule } from './rule.ts';
import { type Names, sentenceOf } from './sentence.ts';

const names: Names = {
  unit: (id) => `Unit${id}`,
  user: (id) => `User${id}`,
  tag: (id) => `Tag${id}`,
  webhook: (id) => `Hook${id}`,
  survey: (id) => `Survey${id}`,
  custom: (id, value) => ({ field: `Field${id}`, value, isOfUnit: id > 1 }),
};

function speechIn(locale: Locale) {
  const file = new URL(`../../../i18n/${locale}.json`, import.meta.url);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, never>;
  const { translate } = polyglotI18nProvider(() => ({ ...raEnglish, ...texts }), locale);
  const phrase = (key: string, words = {}): string => translate(`app.rules.${key}`, words);
  return { phrase, locale, nameOfLocale: (code: string) => nameOfLocale(code, locale), names };
}

/** What the card of an example tells, as the labels of the schema have it. */
function exampleIn(locale: Locale, at: number): unknown {
  const folder = locale === 'en' ? 'generated' : 'labels';
  const file = new URL(`../../../../shared/i18n/${folder}/${locale}.json`, import.meta.url);
  const { resources } = JSON.parse(readFileSync(file, 'utf8')) as Labels;
  return resources[feedbackRule.route]?.empty.examples[String(at)]?.text;
}

interface Labels {
  resources: Record<string, { empty: { examples: Record<string, { text: string }> } }>;
}

const english = (rule: Rule): string => sentenceOf(rule, speechIn('en'));

const everything: Rule = {
  trigger: 'answer',
  node_id: 7,
  score_at_most: 40,
  nps_group: 'detractor',
  survey_id: 8,
  answers_rule: { all: [{ question: 'would', less: 3 }] },
  words: ['refund', 'cold'],
  priority: 'low',
  locale: 'de',
  with_text: true,
  tag_id: 1,
  custom_field_id: 1,
  custom_value: 'Kitchen',
  raised_priority: 'high',
  assignee_id: 2,
  added_tag_id: 3,
  notifies_responsible: true,
  notify_user_ids: [4, 5],
  webhook_id: 6,
  escalate_after_hours: 8,
  escalate_user_ids: [9],
};

test.each<[Rule, string]>([
  [{}, 'When feedback comes in: nothing happens yet.'],
  [
    { trigger: 'unhandled', after_hours: 1, node_id: 7, notifies_responsible: true },
    'When feedback at Unit7 or below is still new after 1 opening hour: notify those responsible.',
  ],
  [
    { trigger: 'silence', silent_days: 3, notify_user_ids: [4], score_at_most: 40, raised_priority: 'high' },
    'When a unit has had no feedback for 3 days: notify User4.',
  ],
  [
    { score_at_most: 0, with_text: false, notify_user_ids: [], raised_priority: 'normal' },
    'When feedback comes in and its score is 0 or less: raise its priority to normal.',
  ],
  [
    everything,
    'When feedback comes in at Unit7 or below and its score is 40 or less, it comes from a detractor (0 to 6), it answers the survey Survey8 in a certain way, it contains “refund” or “cold”, its priority is low, its language is German, it contains text, it has the tag Tag1, and its field “Field1” is Kitchen: raise its priority to high, assign it to User2, add the tag Tag3, notify those responsible, notify User4 and User5, and call the webhook Hook6. If it is still new 8 opening hours later: notify User9.',
  ],
  [
    { custom_field_id: 2, custom_value: 'North', raised_priority: 'high' },
    'When feedback comes in and the field “Field2” of its unit is North: raise its priority to high.',
  ],
])('%j is said as "%s"', (rule, sentence) => {
  expect(english(rule)).toBe(sentence);
});

describe.each(locales)('in %s', (locale) => {
  const sentence = (rule: Rule): string => sentenceOf(rule, speechIn(locale));

  test('a rule names all that it is about', () => {
    const said = sentence(everything);
    const named = [
      'Unit7',
      '40',
      'Survey8',
      'refund',
      'cold',
      nameOfLocale('de', locale),
      'Tag1',
      'Field1',
      'Kitchen',
      'User2',
      'Tag3',
      'User4',
      'User5',
      'Hook6',
      '8',
      'User9',
    ];
    for (const word of named) expect(said).toContain(word);
    expect(said).not.toMatch(/%\{|app\.rules|undefined|null/);
  });

  test.each([1, 2, 5, 21])('%i hours and days are said', (count) => {
    const waiting = { after_hours: count, silent_days: count, notifies_responsible: true };
    for (const trigger of ['unhandled', 'silence'] as const)
      for (const unit of [null, 7]) {
        const said = sentence({ ...waiting, trigger, node_id: unit });
        expect(said).toContain(String(count));
        expect(said).not.toMatch(/%\{|\|\|\|\||app\.rules/);
      }
  });

  test.each(feedbackRule.examples.map((rule, at) => [at, rule] as const))(
    'of the example %i what it says',
    (at, rule) => {
      const said = sentence({ ...rule });
      expect(said).not.toMatch(/%\{|\|\|\|\||app\.rules|undefined/);
      expect(said).toBe(exampleIn(locale, at));
    },
  );
});
