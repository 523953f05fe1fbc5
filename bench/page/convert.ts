/** The ten questions as the other renderers want them. Pure. */
import { messagesOf } from '../../public-app/i18n/messages.ts';
import { translate } from '../../public-app/i18n/translate.ts';
import { type BenchQuestion, type Layout, questions, title } from './questions.ts';

type Json = Record<string, unknown>;

const POINTS = [1, 2, 3, 4, 5];
const HIGHEST_NPS = 10;
const messages = messagesOf('en');
const word = (key: string): string => translate(messages, key);

const labelled = ({ options = [] }: BenchQuestion): { value: string; label: string }[] =>
  options.map(({ id, label }) => ({ value: id, label: label.en ?? id }));

/**
 * A definition for SurveyJS (https://surveyjs.io/form-library/documentation/design-survey/create-a-simple-survey): on a
 * narrow screen its ratings become drop-downs unless they are told to stay buttons.
 */
export function toSurveyJs(layout: Layout): Json {
  return {
    title,
    questionsOnPageMode: layout === 'one page' ? 'singlePage' : 'questionPerPage',
    pages: [{ name: 'all', elements: questions.map(surveyJsElement) }],
  };
}

function surveyJsElement(question: BenchQuestion): Json {
  return {
    name: question.id,
    title: question.title.en,
    ...(question.help && { description: question.help.en }),
    ...(question.required && { isRequired: true }),
    ...surveyJsKind(question),
  };
}

function surveyJsKind(question: BenchQuestion): Json {
  const choices = labelled(question).map(({ value, label }) => ({ value, text: label }));
  const kinds: Record<BenchQuestion['type'], Json> = {
    smiley: {
      type: 'rating',
      rateType: 'smileys',
      displayMode: 'buttons',
      rateValues: POINTS.map((value) => ({ value, text: word(`smiley.${value}`) })),
    },
    stars: { type: 'rating', rateType: 'stars', displayMode: 'buttons', rateMax: POINTS.length },
    nps: {
      type: 'rating',
      displayMode: 'buttons',
      rateMin: 0,
      rateMax: HIGHEST_NPS,
      rateCount: HIGHEST_NPS + 1,
      minRateDescription: question.lowest?.en,
      maxRateDescription: question.highest?.en,
    },
    yes_no: { type: 'boolean', renderAs: 'radio', labelTrue: word('yes'), labelFalse: word('no') },
    single: { type: 'radiogroup', choices },
    multiple: { type: 'checkbox', choices },
    short_text: { type: 'text' },
    long_text: { type: 'comment' },
  };
  return kinds[question.type];
}

/**
 * A JSON Schema and what rjsf needs beside it (https://rjsf-team.github.io/react-jsonschema-form/docs). Labels stand in
 * the second: with `oneOf` it would take the first of the options for the answer.
 */
export function toJsonSchemaForm(): { schema: Json; uiSchema: Json } {
  const parts = questions.map((question) => ({ question, ...jsonSchemaKind(question) }));
  return {
    schema: {
      type: 'object',
      title,
      required: questions.filter(({ required }) => required).map(({ id }) => id),
      properties: Object.fromEntries(
        parts.map(({ question, schema }) => [question.id, { title: question.title.en, ...schema }]),
      ),
    },
    uiSchema: Object.fromEntries(
      parts.map(({ question, ui }) => [question.id, { ...ui, ...(question.help && { 'ui:help': question.help.en }) }]),
    ),
  };
}

interface JsonSchemaKind {
  schema: Json;
  ui: Json;
}

function jsonSchemaKind(question: BenchQuestion): JsonSchemaKind {
  const options = labelled(question);
  const choices = { type: 'string', enum: options.map(({ value }) => value) };
  const names = { 'ui:enumNames': options.map(({ label }) => label) };
  const points = (values: number[], ui: Json = {}): JsonSchemaKind => ({
    schema: { type: 'integer', enum: values },
    ui: { 'ui:widget': 'radio', ...ui },
  });
  const kinds: Record<BenchQuestion['type'], JsonSchemaKind> = {
    smiley: points(POINTS, { 'ui:enumNames': POINTS.map((value) => word(`smiley.${value}`)) }),
    stars: points(POINTS),
    nps: points(Array.from({ length: HIGHEST_NPS + 1 }, (_, value) => value)),
    yes_no: {
      schema: { type: 'boolean', enum: [true, false] },
      ui: { 'ui:widget': 'radio', 'ui:enumNames': [word('yes'), word('no')] },
    },
    single: { schema: choices, ui: { 'ui:widget': 'radio', ...names } },
    multiple: {
      schema: { type: 'array', uniqueItems: true, items: choices },
      ui: { 'ui:widget': 'checkboxes', ...names },
    },
    short_text: { schema: { type: 'string' }, ui: {} },
    long_text: { schema: { type: 'string' }, ui: { 'ui:widget': 'textarea' } },
  };
  return kinds[question.type];
}
