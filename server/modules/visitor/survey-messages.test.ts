import { describe, expect, it } from 'vitest';
import { languages } from '../../../shared/i18n/languages.ts';
import { messagesOf } from '../../../public-app/i18n/messages.ts';
import { questionKinds } from '../../../shared/questions/index.ts';
import type { Question, SurveyDocument } from '../../../shared/survey/document.ts';
import { surveyMessagesOf } from './survey-messages.ts';

const submission = { address: '/api/setsurveyanswer/', code: 'CODE', version_key: 'V' };
const surveyOf = (questions: Question[]): SurveyDocument => ({
  title: { en: 'Visit' },
  pages: [{ id: 'only', questions }],
});
const samples = questionKinds.map(({ sample }) => sample);
const keysFor = (questions: Question[], place: Parameters<typeof surveyMessagesOf>[2]): string[] =>
  Object.keys(surveyMessagesOf('en', surveyOf(questions), place));
const smiley = samples.filter(({ type }) => type === 'smiley');

describe('the texts of a survey’s page', () => {
  it.each(questionKinds.map((kind) => [kind.type, kind] as const))('have all that %s says', (_, kind) => {
    for (const language of languages) {
      const messages = surveyMessagesOf(language, surveyOf([kind.sample]), { submission });
      const asked: string[] = [];
      kind.control(kind.sample, { localize: () => '', translate: (key) => (asked.push(key), key) });
      for (const key of asked) expect(messages).toHaveProperty([key], messagesOf(language)[key]);
    }
  });

  it('have nothing of kinds that the survey does not ask, unless a designer may add them', () => {
    const ofOthers = /^(stars|nps|csat|ces|thumbs|ranking|contact|media)\./;
    expect(keysFor(smiley, { submission }).filter((key) => ofOthers.test(key))).toEqual([]);
    expect(keysFor(smiley, { submission })).toContain('smiley.5');
    expect(keysFor(smiley, { submission: null })).toEqual(
      expect.arrayContaining(['stars.of', 'ranking.up', 'contact.name', 'media.take', 'preview']),
    );
  });

  it.each([
    ['ranking', 'ranking.up'],
    ['contact', 'contact.name'],
    ['photo', 'media.take'],
    ['audio', 'media.denied'],
    ['file', 'media.choose_file'],
    ['signature', 'signature.draw'],
    ['consent', 'consent.agree'],
  ])('have what the control of %s says by itself', (type, key) => {
    const asked = samples.filter((sample) => sample.type === type);
    expect(keysFor(asked, { submission })).toContain(key);
    expect(keysFor(smiley, { submission })).not.toContain(key);
  });

  it('have those of ‘other’ and ‘none of these’ where a question offers one of them', () => {
    const single = samples.filter(({ type }) => type === 'single');
    const told = (added: object): string[] =>
      keysFor(
        single.map((question) => ({ ...question, ...added })),
        { submission },
      ).filter((key) => key.startsWith('options.'));
    expect(told({})).toEqual([]);
    expect(told({ other: {} })).toEqual(['options.other', 'options.none', 'options.words']);
    expect(told({ none: {} })).toContain('options.none');
  });

  it('have those of a kiosk and of the way on only where there is one', () => {
    const told = (place: Parameters<typeof surveyMessagesOf>[2]): string[] =>
      keysFor(smiley, place).filter((key) => /^(kiosk|return|preview)\b/.test(key));
    expect(told({ submission })).toEqual([]);
    expect(told({ submission: { ...submission, kiosk: 'K' } })).toContain('kiosk.title');
    expect(told({ submission, nextSteps: { returnTo: 'https://example.com/' } })).toContain('return.go');
    expect(told({ submission: null })).toContain('preview');
  });

  it('have what every survey says, and nothing of pages without script', () => {
    const keys = keysFor(smiley, { submission });
    expect(keys).toEqual(
      expect.arrayContaining(['next', 'violations.required', 'thanks.code', 'kept.title', 'resumed']),
    );
    expect(keys.filter((key) => /^(answer|links|contact_page|code|not_found)\./.test(key))).toEqual([]);
  });
});
