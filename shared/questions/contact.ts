import { texts } from '../survey/dialect-parts.ts';
import type { AnswerParts, Question, Text } from '../survey/document.ts';
import { forAuthors } from './for-authors.ts';
import type { AnswerSchema, QuestionKind } from './kind.ts';

type Field = 'name' | 'email' | 'phone';
type Wish = 'optional' | 'required';

interface ContactQuestion extends Question {
  /** The asked ones; `required` counts once any of them is filled. */
  fields: Partial<Record<Field, Wish>>;
  /** What the visitor agrees to. */
  consent: Text;
}

/** In the order in which they are asked. */
const fields: Record<Field, { schema: AnswerSchema; autoComplete: string; keyboard: 'text' | 'email' | 'tel' }> = {
  name: {
    schema: { type: 'string', format: 'text', minLength: 1, maxLength: 120 },
    autoComplete: 'name',
    keyboard: 'text',
  },
  email: {
    schema: { type: 'string', format: 'email', minLength: 1, maxLength: 254 },
    autoComplete: 'email',
    keyboard: 'email',
  },
  phone: {
    schema: { type: 'string', format: 'phone', minLength: 1, maxLength: 40 },
    autoComplete: 'tel',
    keyboard: 'tel',
  },
};
const names = Object.keys(fields) as Field[];
const askedIn = ({ fields: wishes }: ContactQuestion): Field[] => names.filter((name) => wishes[name]);

const wish = { enum: ['optional', 'required'] };

/** How to reach the visitor, who agrees to it. */
export const contact: QuestionKind<ContactQuestion, AnswerParts> = {
  type: 'contact',
  dialect: forAuthors && {
    properties: {
      fields: {
        type: 'object',
        additionalProperties: false,
        minProperties: 1,
        properties: Object.fromEntries(names.map((name) => [name, wish])),
      },
      consent: texts.paragraph,
    },
    required: ['fields', 'consent'],
  },
  answer: (question) => {
    const asked = askedIn(question);
    return {
      type: 'object',
      additionalProperties: false,
      minProperties: 2,
      required: [...asked.filter((name) => question.fields[name] === 'required'), 'consent'],
      properties: {
        ...Object.fromEntries(asked.map((name) => [name, fields[name].schema])),
        consent: { type: 'boolean', const: true },
      },
    };
  },
  personal: true,
  contact: true,
  control: (question, { localize, translate }) => ({
    control: 'contact',
    fields: askedIn(question).map((name) => ({
      name,
      label: translate(`contact.${name}`),
      required: question.fields[name] === 'required',
      autoComplete: fields[name].autoComplete,
      keyboard: fields[name].keyboard,
    })),
    consent: localize(question.consent),
  }),
  sample: forAuthors && {
    id: 'contact',
    type: 'contact',
    title: { en: 'May we get back to you?' },
    fields: { name: 'optional', email: 'required', phone: 'optional' },
    consent: { en: 'I agree that you use these details to answer my feedback.' },
  },
};
