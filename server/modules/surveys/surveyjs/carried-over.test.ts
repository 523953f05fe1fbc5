/** Orders, defaults, endings and repeated answers of SurveyJS, as far as a survey can say the same. */
import { describe, expect, test } from 'vitest';
import { convertDefinition } from '../convert-definition.ts';
import { surveyDocumentViolations } from '../survey-document.ts';
import { questionFrom, questionsFrom, reasons, TWO } from './test/converted.ts';

describe('a definition', () => {
  test('keeps the random order of choices and rows', () => {
    expect(questionFrom({ type: 'radiogroup', name: 'q', choices: TWO, choicesOrder: 'random' })).toMatchObject({
      order: 'random',
    });
    const grid = { type: 'matrix', name: 'q', rows: TWO, columns: TWO, rowOrder: 'random' };
    expect(questionFrom(grid)).toMatchObject({ order: 'random' });
    const sorted = { type: 'radiogroup', name: 'q', choices: TWO, choicesOrder: 'asc' };
    expect(questionFrom(sorted)).not.toHaveProperty('order');
    expect(reasons({ elements: [sorted] })).toEqual(['elements[0].choicesOrder: property_not_supported']);
  });

  test.each<[string, object, unknown]>([
    ['a choice', { type: 'radiogroup', choices: ['One', 'Two'], defaultValue: 'Two' }, 'two'],
    ['several choices', { type: 'checkbox', choices: ['One', 'Two'], defaultValue: ['One'] }, ['one']],
    ['yes or no', { type: 'boolean', defaultValue: true }, true],
    ['a number', { type: 'text', inputType: 'number', defaultValue: '3' }, 3],
    ['words', { type: 'comment', defaultValue: 'Hello' }, 'Hello'],
    ['a day', { type: 'text', inputType: 'date', defaultValue: '2026-01-31' }, '2026-01-31'],
  ])('keeps the default of %s', (_, element, preset) => {
    expect(questionFrom({ ...element, name: 'q' })?.default).toEqual(preset);
    expect(reasons({ elements: [{ ...element, name: 'q' }] })).toEqual([]);
  });

  test.each<[string, object]>([
    ['no choice', { type: 'radiogroup', choices: TWO, defaultValue: 'c' }],
    ['some that are no choices', { type: 'checkbox', choices: TWO, defaultValue: ['a', 'c'] }],
    ['a matrix', { type: 'matrix', rows: TWO, columns: TWO, defaultValue: { a: 'b' } }],
    ['a number beyond its bounds', { type: 'text', inputType: 'number', max: 2, defaultValue: 3 }],
  ])('names a default that can not be said: %s', (_, element) => {
    expect(questionFrom({ ...element, name: 'q' })).not.toHaveProperty('default');
    expect(reasons({ elements: [{ ...element, name: 'q' }] })).toContain(
      'elements[0].defaultValue: property_not_supported',
    );
  });

  test('ends by conditions', () => {
    const definition = {
      elements: [{ type: 'rating', name: 'Score' }],
      completedHtml: '<p>Thanks for {Score}</p>',
      completedHtmlOnCondition: [
        { expression: '{Score} < 3', html: '<h1>Sorry</h1> about {Score}' },
        { expression: 'today() > 1', html: 'Never' },
      ],
    };
    const { document } = convertDefinition(definition);
    expect(document.endings).toEqual([
      { id: 'ending_1', if: { all: [{ question: 'score', less: 3 }] }, text: { en: 'Sorry about {{score}}' } },
    ]);
    expect(document.thank_you).toEqual({ text: { en: 'Thanks for {{score}}' } });
    expect(surveyDocumentViolations(document)).toEqual([]);
    expect(reasons(definition)).toContain('completedHtmlOnCondition[1]: condition_not_supported');
  });

  test('repeats earlier answers in its texts, and names what it can not', () => {
    const definition = {
      elements: [
        { type: 'text', name: 'Your name', valueName: 'who' },
        { type: 'file', name: 'pic' },
        { type: 'comment', name: 'why', title: 'Why, {who}?', description: 'See {pic} and {later}' },
        { type: 'comment', name: 'later' },
      ],
    };
    expect(questionsFrom(definition)[2]).toMatchObject({
      title: { en: 'Why, {{your_name}}?' },
      help: { en: 'See {pic} and {later}' },
    });
    expect(reasons(definition)).toEqual([
      'elements[2].description: placeholder_kept',
      'elements[2].description: placeholder_kept',
      'elements[0].valueName: property_not_supported',
    ]);
  });
});
