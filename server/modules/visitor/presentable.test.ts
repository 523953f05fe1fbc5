import fc from '../../../scripts/test/properties.ts';
import { describe, expect, it } from 'vitest';
import { defaultSurvey } from '../../../shared/survey/default-survey.ts';
import { presentable } from './presentable.ts';
import { surveyDocumentViolations } from '../surveys/index.ts';

const question = (id: string, more: object = {}) => ({ id, type: 'smiley', title: { en: id }, ...more });
const page = (id: string, ...questions: object[]) => ({ id, questions });
const idsOf = (document: ReturnType<typeof presentable>) =>
  document.pages.map((each) => each.questions.map(({ id }) => id));

describe('a draft that is shown', () => {
  it('is itself where nothing is missing', () => {
    expect(presentable(defaultSurvey, 'Name')).toEqual(defaultSurvey);
  });

  it.each<[string, unknown, string[][]]>([
    [
      'without a half-written question',
      { title: { en: 'T' }, pages: [page('p', question('a'), question('b', { title: {} }))] },
      [['a']],
    ],
    [
      'without rules that point to one',
      {
        title: { en: 'T' },
        pages: [
          page(
            'p',
            question('a', { title: {} }),
            question('b', { show_if: { any: [{ question: 'a', answered: true }] } }),
            question('c'),
          ),
        ],
      },
      [['c']],
    ],
    ['without an empty page', { title: { en: 'T' }, pages: [page('p'), page('q', question('a'))] }, [['a']]],
    ['under the survey’s name where it has no title', { title: {}, pages: [page('p', question('a'))] }, [['a']]],
    ['with its name alone where there is nothing', { pages: [] }, [['question']]],
    ['whatever it is', null, [['question']]],
  ])('is shown %s', (_, draft, ids) => {
    const shown = presentable(draft, 'Trial run');
    expect(idsOf(shown)).toEqual(ids);
    expect(surveyDocumentViolations(shown)).toEqual([]);
  });

  it('can always be shown', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string({ maxLength: 200 }), (draft, name) => {
        expect(
          surveyDocumentViolations(
            presentable(JSON.parse(JSON.stringify(draft) ?? 'null'), name.toWellFormed().replaceAll('\0', '')),
          ),
        ).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
