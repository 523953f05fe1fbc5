import { describe, expect, it } from 'vitest';
import { surveyPage } from '../../server/visitor/page-model.ts';
import { toSurvey } from '../../server/visitor/resolve.ts';
import type { RawAnswers } from '../survey/document.ts';
import { defaultSurvey } from '../survey/default-survey.ts';
import { goOn } from '../survey/flow.ts';
import { answered, goesOnAfterTap, initialState, sent, shownPage, stepped, type SurveyState, wentTo } from './state.ts';

const start = (answers: RawAnswers = {}, seen: string[] = []): SurveyState =>
  initialState(
    surveyPage({
      survey: toSurvey(1, defaultSurvey),
      language: 'en',
      addressIn: () => '/Q/1',
      name: 'Harbor',
      token: 't',
      submission: null,
      progress: { answers, seen },
    }),
  );

describe('the browser’s survey', () => {
  it('branches with the answer', () => {
    expect(shownPage(answered(start(), { experience: 2 }))).toMatchObject({ id: 'experience', total: 4 });
    expect(shownPage(answered(start(), { experience: 5 }))).toMatchObject({ id: 'experience', total: 3 });
  });

  it('goes on by itself after a tap on a smiley', () => {
    expect(goesOnAfterTap(answered(start(), { experience: 2 }))).toBe(true);
  });

  it.each([
    ['a list of which several may be chosen', start({ experience: 2 }, ['experience'])],
    ['the last page', start({ experience: 5 }, ['experience', 'comment', 'photo'])],
  ])('waits on %s', (_, state) => {
    expect(goesOnAfterTap(state)).toBe(false);
  });

  it('moves when a page comes, and not when a fault does', () => {
    const faulty = goOn(defaultSurvey, start().progress, ['experience']);
    const next = goOn(defaultSurvey, { answers: { experience: 5 }, seen: [] }, ['experience']);
    if (faulty.kind !== 'page' || next.kind !== 'page') throw new Error('Expected pages.');
    expect(stepped(start(), faulty)).toMatchObject({ moved: false, faults: [{ code: 'required' }] });
    expect(stepped(start(), next)).toMatchObject({ moved: true, faults: [] });
  });

  it('takes a fault back when its answer changes', () => {
    const state = { ...start(), faults: [{ question: 'experience', code: 'required' }] };
    expect(answered(state, {}).faults).toHaveLength(1);
    expect(answered(state, { experience: 4 }).faults).toEqual([]);
  });

  it('keeps saying that nothing could be sent until an answer changes', () => {
    const state = { ...start({ experience: 5 }, ['experience']), sending: 'failed' as const };
    expect(answered(state, { experience: 5, comment: '' }).sending).toBe('failed');
    expect(answered(state, { experience: 5, comment: 'x' }).sending).toBe('no');
  });

  it('follows the phone’s back button with the answers kept', () => {
    const state = wentTo(start({ experience: 2, problems: ['staff'] }, ['experience']), []);
    expect(shownPage(state)?.id).toBe('experience');
    expect(state.progress.answers).toEqual({ experience: 2, problems: ['staff'] });
  });

  it('thanks only for what was stored', () => {
    expect(sent(start(), { kind: 'stored' }).thanks).toMatchObject({ title: 'Thank you' });
    expect(sent(start(), { kind: 'failed' })).toMatchObject({ thanks: null, sending: 'failed' });
    const refused = sent(start(), { kind: 'refused', faults: [{ question: 'comment', code: 'invalid' }] });
    expect(refused).toMatchObject({ thanks: null, faults: [{ question: 'comment' }] });
  });
});
