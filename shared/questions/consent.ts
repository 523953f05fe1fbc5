import { languages } from '../i18n/languages.ts';
import { texts } from '../survey/dialect-parts.ts';
import type { AnswerParts, Question, Text } from '../survey/document.ts';
import { isPublicAddress } from '../text/public-address.ts';
import { forAuthors } from './for-authors.ts';
import type { QuestionKind } from './kind.ts';

interface ConsentQuestion extends Question {
  /** What the visitor agrees to. */
  text: Text;
  /** Where all of it can be read; https only. */
  link?: string;
}

const MAX_ADDRESS = 2_000;

/**
 * Agrees to a text. The answer names the language in which it was shown; with the version of the survey, which the
 * response has, that is the very text. The server adds its hash, so that the proof needs neither.
 */
export const consent: QuestionKind<ConsentQuestion, AnswerParts> = {
  type: 'consent',
  dialect: forAuthors && {
    properties: { text: texts.terms, link: { type: 'string', minLength: 1, maxLength: MAX_ADDRESS } },
    required: ['text'],
  },
  answer: () => ({
    type: 'object',
    additionalProperties: false,
    required: ['language'],
    properties: {
      language: { type: 'string', enum: [...languages] },
      text_sha256: { type: 'string', format: 'sha256' },
    },
  }),
  seal: ({ language }, { text }, { textIn, sha256 }) => ({
    language: String(language),
    text_sha256: sha256(textIn(String(language), text)),
  }),
  violations: ({ link }) =>
    forAuthors && link !== undefined && !isPublicAddress(link) ? [{ pointer: '/link', code: 'invalid_url' }] : [],
  control: ({ text, link }, { localize, translate }) => ({
    control: 'consent',
    text: localize(text),
    texts: text,
    link,
    agreed: translate('consent.agreed'),
  }),
  sample: forAuthors && {
    id: 'terms',
    type: 'consent',
    title: { en: 'Photos of the event' },
    text: { en: 'You may show the photos that I have sent on your website and in your newsletter.' },
    link: 'https://acme.example/photos',
  },
};
