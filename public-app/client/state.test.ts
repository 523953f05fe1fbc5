import { describe, expect, it } from 'vitest';
import { surveyPage } from '../../server/modules/visitor/page-model.ts';
import { toSurvey } from '../../server/modules/visitor/resolve.ts';
import type { Question, RawAnswers, SurveyDocument } from '../../shared/survey/document.ts';
import { defaultSurvey } from '../../shared/survey/default-survey.ts';
import { goForward } from '../../shared/survey/flow.ts';
import {
  answered,
  advancesAfterTap,
  initialState,
  left,
  sent,
  shownPage,
  stepped,
  type SurveyState,
  navigated,
} from './state.ts';

const start = (answers: RawAnswers = {}, seen: string[] = [], document = defaultSurvey): SurveyState =>
  initialState(
    surveyPage({
      survey: toSurvey(1, document),
      language: 'en',
      addressIn: () => '/Q/1',
      name: 'Harbor',
      token: 't',
      submission: null,
      showsLogo: true,
      progress: { answers, seen },
    }),
  );

describe('the browser’s survey', () => {
  it('branches with the answer', () => {
    expect(shownPage(answered(start(), { experience: 2 }))).toMatchObject({ id: 'experience', total: 4 });
    expect(shownPage(answered(start(), { experience: 5 }))).toMatchObject({ id: 'experience', total: 3 });
  });

  it('goes on by itself after a tap on a smiley', () => {
    expect(advancesAfterTap(answered(start(), { experience: 2 }))).toBe(true);
  });

  it.each([
    ['a list of which several may be chosen', start({ experience: 2 }, ['experience'])],
    ['the last page', start({ experience: 5 }, ['experience', 'comment', 'photo'])],
  ])('waits on %s', (_, state) => {
    expect(advancesAfterTap(state)).toBe(false);
  });

  it('moves when a page comes, and not when a violation does', () => {
    const invalid = goForward(defaultSurvey, start().progress, ['experience']);
    const next = goForward(defaultSurvey, { answers: { experience: 5 }, seen: [] }, ['experience']);
    if (invalid.kind !== 'page' || next.kind !== 'page') throw new Error('Expected pages.');
    expect(stepped(start(), invalid)).toMatchObject({ moved: false, violations: [{ code: 'required' }] });
    expect(stepped(start(), next)).toMatchObject({ moved: true, violations: [] });
  });

  it('takes a violation back when its answer changes', () => {
    const state = { ...start(), violations: [{ question: 'experience', code: 'required' }] };
    expect(answered(state, {}).violations).toHaveLength(1);
    expect(answered(state, { experience: 4 }).violations).toEqual([]);
  });

  it('keeps saying that nothing could be sent until an answer changes', () => {
    const state = { ...start({ experience: 5 }, ['experience']), sending: 'failed' as const };
    expect(answered(state, { experience: 5, comment: '' }).sending).toBe('failed');
    expect(answered(state, { experience: 5, comment: 'x' }).sending).toBe('no');
  });

  it('follows the phone’s back button with the answers kept', () => {
    const state = navigated(start({ experience: 2, problems: ['staff'] }, ['experience']), []);
    expect(shownPage(state)?.id).toBe('experience');
    expect(state.progress.answers).toEqual({ experience: 2, problems: ['staff'] });
  });

  it('thanks only for what was stored', () => {
    expect(sent(start(), { kind: 'stored' }).thanks).toMatchObject({ title: 'Thank you' });
    expect(sent(start(), { kind: 'failed' })).toMatchObject({ thanks: null, sending: 'failed' });
    const refused = sent(start(), { kind: 'refused', violations: [{ question: 'comment', code: 'invalid' }] });
    expect(refused).toMatchObject({ thanks: null, violations: [{ question: 'comment' }] });
  });
});

const survey: SurveyDocument = {
  title: { en: 'Fields' },
  pages: [
    {
      id: 'one',
      questions: [
        {
          id: 'contact',
          type: 'contact',
          title: { en: 'Reach you' },
          fields: { name: 'optional', email: 'required', phone: 'optional' },
          consent: { en: 'I agree.' },
        } as Question,
        { id: 'nights', type: 'number', title: { en: 'Nights' }, minimum: 1, maximum: 60 } as Question,
        { id: 'note', type: 'short_text', title: { en: 'Note' }, max_length: 5 } as Question,
        { id: 'day', type: 'date', title: { en: 'Day' }, earliest: '2020-01-01' } as Question,
        {
          id: 'two',
          type: 'multiple',
          title: { en: 'Two' },
          options: ['a', 'b', 'c'].map((id) => ({ id, label: { en: id } })),
          max_choices: 2,
        } as Question,
      ],
    },
  ],
};

describe('a field that was left', () => {
  const leave = (answers: RawAnswers, field: string) => left(start(answers, [], survey), field).violations;

  it.each<[string, RawAnswers, string, object]>([
    ['a wrong address', { contact: { email: 'ann@' } }, 'q.contact.email', { part: 'email', code: 'not_an_email' }],
    ['a wrong telephone', { contact: { phone: 'x' } }, 'q.contact.phone', { part: 'phone', code: 'not_a_phone' }],
    ['a number out of range', { nights: 61 }, 'q.nights', { code: 'maximum', parameters: { limit: 60 } }],
    ['what is no number', { nights: 'two' }, 'q.nights', { code: 'type', parameters: { expected: 'integer' } }],
    ['a text that is too long', { note: 'abcdef' }, 'q.note', { code: 'too_long', parameters: { limit: 5 } }],
    ['a day too early', { day: '2019-12-31' }, 'q.day', { code: 'too_early' }],
    ['too many', { two: ['a', 'b', 'c'] }, 'q.two', { code: 'too_many_items' }],
    ['details without consent', { contact: { email: 'a@b.co' } }, 'q.contact.consent', { code: 'consent_required' }],
  ])('is told of %s', (_, answers, field, violation) => {
    expect(leave(answers, field)).toMatchObject([violation]);
  });

  it.each<[string, RawAnswers, string]>([
    ['what is missing', { contact: { name: 'Ann' } }, 'q.contact.email'],
    ['a field that was not left yet', { contact: { email: 'ann@', phone: 'x' } }, 'q.contact.name'],
    ['what is right', { contact: { email: 'a@b.co' }, nights: 60, note: 'abcde' }, 'q.nights'],
  ])('is not told of %s', (_, answers, field) => {
    expect(leave(answers, field)).toEqual([]);
  });

  it('is told one thing once, beside what is said of others', () => {
    const state = left(start({ contact: { email: 'ann@', phone: 'x' } }, [], survey), 'q.contact.email');
    const both = left(left(state, 'q.contact.phone'), 'q.contact.email');
    expect(both.violations).toHaveLength(2);
    expect(both.violations).toEqual(
      expect.arrayContaining(['email', 'phone'].map((part) => expect.objectContaining({ part }))),
    );
  });

  it('keeps its message until it is right, whatever happens to other fields', () => {
    const state = left(start({ contact: { email: 'ann@' } }, [], survey), 'q.contact.email');
    const typing = answered(answered(state, { contact: { email: 'ann@e' } }), {
      contact: { email: 'ann@e' },
      nights: 2,
    });
    expect(typing.violations).toMatchObject([{ part: 'email', code: 'not_an_email' }]);
    const other = answered(typing, { contact: { email: 'ann@e', phone: '1' }, nights: 2 });
    expect(other.violations).toMatchObject([{ part: 'email' }]);
    expect(answered(other, { contact: { email: 'ann@e.com', phone: '1' } }).violations).toEqual([]);
    expect(answered(other, { contact: { email: '', phone: '1' } }).violations).toEqual([]);
  });

  it('says nothing new while somebody types', () => {
    const state = { ...start({}, [], survey), violations: [{ question: 'nights', code: 'required' }] };
    expect(answered(state, { nights: 99 }).violations).toEqual([]);
    const empty = { ...state, violations: [{ question: 'contact', code: 'nothing_answered' }] };
    expect(answered(empty, {}).violations).toHaveLength(1);
    expect(answered(empty, { nights: 9 }).violations).toEqual([]);
  });
});
