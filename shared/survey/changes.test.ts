/** What is told of the way from one survey to another. */
import fc from '../../scripts/test/properties.ts';
import { describe, expect, test } from 'vitest';
import { type Change, surveyChanges } from './changes.ts';

const question = (id: string, more: object = {}) => ({
  id,
  type: 'short_text',
  title: { en: `Title of ${id}`, de: `Titel von ${id}` },
  ...more,
});
const page = (id: string, ...questions: object[]) => ({ id, questions });
const survey = (...pages: object[]) => ({ title: { en: 'Survey' }, pages });
const a = question('a');
const b = question('b');
const c = question('c');
const d = question('d');
const changeOf = (kind: Change['kind'], id: string, properties?: string[]) => ({
  kind,
  question: id,
  title: `Title of ${id}`,
  ...(properties && { properties }),
});
const one = survey(page('p', a, b, c));

describe('the changes of a survey', () => {
  test.each<[name: string, before: object | null, after: object, changes: object[]]>([
    ['nothing', one, structuredClone(one), []],
    ['the order of members says nothing', one, { pages: one.pages, title: one.title }, []],
    [
      'a first version',
      null,
      survey(page('p', a)),
      [{ kind: 'title' }, { kind: 'page_added' }, changeOf('question_added', 'a')],
    ],
    ['the title', one, { ...one, title: { en: 'Other' } }, [{ kind: 'title' }]],
    [
      'wholes',
      one,
      {
        ...one,
        layout: 'one_at_a_time',
        languages: ['en'],
        theme: { corner: 'soft' },
        thank_you: {},
        return_url: 'https://a.example',
      },
      ['layout', 'languages', 'theme', 'thank_you', 'return_url'].map((kind) => ({ kind })),
    ],
    ['a question added', one, survey(page('p', a, b, c, d)), [changeOf('question_added', 'd')]],
    ['a question removed', one, survey(page('p', a, c)), [changeOf('question_removed', 'b')]],
    [
      'one that is dragged to the end, and not the two that it passed',
      one,
      survey(page('p', b, c, a)),
      [changeOf('question_moved', 'a')],
    ],
    [
      'one that goes to another page',
      one,
      survey(page('p', a, b), page('q', c)),
      [{ kind: 'page_added' }, changeOf('question_moved', 'c')],
    ],
    [
      'what of a question',
      one,
      survey(page('p', question('a', { required: true, title: { en: 'Title of a' } }), b, c)),
      [changeOf('question_changed', 'a', ['title', 'required'])],
    ],
    [
      'a setting that is taken back',
      survey(page('p', question('a', { help: { en: 'x' } }))),
      survey(page('p', question('a'))),
      [changeOf('question_changed', 'a', ['help'])],
    ],
    [
      'a page removed with what was on it',
      survey(page('p', a), { ...page('q', b), title: { en: 'Second' } }),
      survey(page('p', a)),
      [{ kind: 'page_removed', title: 'Second' }, changeOf('question_removed', 'b')],
    ],
    [
      'the title of a page',
      one,
      survey({ ...page('p', a, b, c), title: { en: 'First' } }),
      [{ kind: 'page_changed', title: 'First' }],
    ],
    ['a half-written one', {}, { pages: [{ questions: [{ type: 'smiley' }] }] }, [{ kind: 'page_changed' }]],
  ])('%s', (_, before, after, changes) => {
    expect(surveyChanges(before, after, 'en')).toEqual(changes);
  });

  test("are changeOf in the reader's language", () => {
    expect(surveyChanges(null, { pages: [page('p', a)] }, 'de')).toContainEqual({
      kind: 'question_added',
      question: 'a',
      title: 'Titel von a',
    });
  });
});

const ids = fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f']);
const any = fc.tuple(ids, ids).map(([first, second]) => {
  const taken = new Set(first);
  return survey(
    page('p', ...first.map((id) => question(id))),
    page('q', ...second.filter((id) => !taken.has(id)).map((id) => question(id))),
  );
});

test('there are none exactly when nothing differs, and never more moves than questions that stayed', () => {
  fc.assert(
    fc.property(any, any, (before, after) => {
      const changes = surveyChanges(before, after, 'en');
      expect(changes.length === 0).toBe(JSON.stringify(before) === JSON.stringify(after));
      const moved = changes.filter(({ kind }) => kind === 'question_moved').map(({ question: id }) => id);
      expect(new Set(moved).size).toBe(moved.length);
      expect(surveyChanges(after, structuredClone(after), 'en')).toEqual([]);
    }),
  );
});
