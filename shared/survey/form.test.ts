import { describe, expect, it } from 'vitest';
import { defaultSurvey } from './default-survey.ts';
import type { SurveyDocument } from './document.ts';
import { fieldName, readForm, writeAnswer } from './form.ts';
import { questionKinds } from '../questions/index.ts';

const everyKind: SurveyDocument = {
  title: { en: 'All kinds' },
  pages: [{ id: 'only', questions: questionKinds.map(({ sample }) => sample) }],
};

describe('the survey as a form', () => {
  it('reads back what it wrote, for every kind of answer', () => {
    const answers = {
      visit: 4,
      cleanliness: 1,
      recommend: 0,
      found: false,
      reason: 'work',
      problems: ['staff', 'waiting'],
      dish: '7',
      comment: 'A\nB',
    };
    const entries = Object.entries(answers).flatMap(([id, answer]) =>
      writeAnswer(answer).map((value): [string, unknown] => [fieldName(id), value]),
    );
    expect(readForm(everyKind, entries).progress.answers).toEqual(answers);
  });

  it('keeps a value that does not fit, for the check to name', () => {
    expect(
      readForm(everyKind, [
        ['q.visit', '4x'],
        ['q.found', 'maybe'],
      ]).progress.answers,
    ).toEqual({ visit: '4x', found: 'maybe' });
  });

  it('reads neither fields nor ids that the survey does not have', () => {
    const read = readForm(defaultSurvey, [
      ['q.__proto__', 'x'],
      ['q.stranger', 'x'],
      ['seen', 'experience,stranger,__proto__'],
      ['shown', ''],
    ]);
    expect(read).toEqual({ progress: { answers: {}, seen: ['experience'] }, shown: [] });
  });

  it('reads a name that is repeated to the limit of a body no slower than any other', () => {
    const times = 128 * 1024;
    const entries = Array.from({ length: times }, (): [string, unknown] => ['q.problems', 'staff']);
    // A copy for each value would take minutes: this test would not come to its end in time. One too many is kept, for
    // the check to name, and not all of them, which would go back to the sender as a page of hidden fields.
    expect(readForm(everyKind, entries).progress.answers['problems']).toEqual(['staff', 'staff', 'staff']);
  });

  it('does not read files', () => {
    expect(readForm(defaultSurvey, [['q.comment', new Blob(['x'])]]).progress.answers).toEqual({});
  });
});
