/** Arbitrary surveys and answers, made from what the kinds of question say of themselves. */
import type { Arbitrary } from 'fast-check';
import fc from '../../../scripts/test/properties.ts';
import { languages } from '../../i18n/languages.ts';
import { questionKinds } from '../../questions/index.ts';
import type { AnswerSchema, QuestionKind } from '../../questions/kind.ts';
import { keyedSchemas, otherKeysAsked, otherKeysOf } from '../answer-keys.ts';
import { answerSchemaOf } from '../answers.ts';
import { operatorsOf } from '../conditions.ts';
import { isText } from '../localize.ts';
import {
  type Answer,
  type Condition,
  type Jump,
  type Question,
  questionsOf,
  type Rule,
  type Scalar,
  type SurveyDocument,
} from '../document.ts';

const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) => `${text.replaceAll('<', '‹')}?`);
const text = (offered: readonly string[]): Arbitrary<object> =>
  fc.record(Object.fromEntries(offered.map((language) => [language, words])));
const maybe = <Value>(value: Arbitrary<Value>) => fc.option(value, { nil: undefined });
const without = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined));

/** A value of an answer's schema. */
export function answerTo(schema: AnswerSchema): Arbitrary<Answer> {
  const { enum: options, minimum = 0, maximum = 0, multipleOf: step } = schema;
  switch (schema.type) {
    case 'boolean':
      return schema.const ? fc.constant(true) : fc.boolean();
    case 'integer':
      return wholeMultiple(minimum, maximum, step ?? 1);
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true }).map((value) => rounded(value, schema, step ?? 1));
    case 'array':
      return listOf(schema);
    case 'object':
      return parts(schema);
    case 'string':
      return options ? fc.constantFrom(...options) : formatted(schema);
  }
}

const wholeMultiple = (minimum: number, maximum: number, step: number): Arbitrary<number> =>
  fc.integer({ min: Math.ceil(minimum / step), max: Math.floor(maximum / step) }).map((steps) => steps * step);

/** What stands alone in its list does so. */
const listOf = (schema: AnswerSchema): Arbitrary<string[]> =>
  (
    fc.uniqueArray(answerTo(schema.items ?? schema), {
      minLength: schema.minItems ?? 0,
      maxLength: schema.maxItems ?? 1,
    }) as Arbitrary<string[]>
  ).map((values) => (schema.alone !== undefined && values.includes(schema.alone) ? [schema.alone] : values));

/** Towards zero, so that it stays within its bounds. */
const rounded = (value: number, { minimum = 0 }: AnswerSchema, step: number): number => {
  const near = Number((Math.trunc(value / step) * step).toFixed(2));
  return near < minimum ? minimum : near;
};

function parts({ properties = {}, required = [] }: AnswerSchema): Arbitrary<Answer> {
  const all = Object.entries(properties).map(([name, inner]) => [name, answerTo(inner)] as const);
  const [first] = all.filter(([name]) => name !== 'consent');
  const kept = new Set([...required, first?.[0] ?? '']);
  return fc
    .record(Object.fromEntries(all.map(([name, value]) => [name, kept.has(name) ? value : maybe(value)])))
    .map((value) => without(value) as Answer);
}

function formatted({ format, formatMinimum, formatMaximum, maxLength = 40 }: AnswerSchema): Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.stringMatching(/^[a-z]{1,9}@[a-z]{1,9}\.[a-z]{2,3}$/);
  if (format === 'phone') return fc.stringMatching(/^\+[0-9]{5,9} [0-9]{1,5}$/);
  if (format === 'date')
    return fc
      .date({
        min: new Date(formatMinimum ?? '1900-01-01'),
        max: new Date(formatMaximum ?? '2100-01-01'),
        noInvalidDate: true,
      })
      .map((day) => day.toISOString().slice(0, 10));
  return fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(maxLength, 12) })
    .map((value) => value.trim())
    .filter((value) => value !== '' && [...value].length <= maxLength);
}

/** What is no answer to a schema, by design or by chance. */
export const anything: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(true, [[]], [1], -1, 1e12, 0.005, 'x'.repeat(5000), 'a\0b', '\uD800', '2023-02-30', {}, { a: 1 }),
  fc.integer({ min: -3, max: 13 }),
  fc.double({ noNaN: true }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.array(fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('staff', 'price', 'waiting')), { maxLength: 4 }),
  fc.dictionary(
    fc.constantFrom('food', 'drinks', 'name', 'email', 'phone', 'consent', 'x'),
    fc.constantFrom('good', 'a@b.ex', true, 3),
  ),
);

function conditionOn(question: Question): Arbitrary<Condition> {
  const schema = answerSchemaOf(question);
  const scalar: Arbitrary<Scalar> = schema
    ? (answerTo(schema.items ?? schema) as Arbitrary<Scalar>)
    : fc.constant(true);
  const numbers = fc.integer({ min: -2, max: 12 });
  const by: Record<string, Arbitrary<object>> = {
    equals: fc.record({ equals: scalar }),
    in: fc.record({ in: fc.array(scalar, { minLength: 1, maxLength: 3 }) }),
    less: fc.record({ less: numbers }),
    greater: fc.record({ greater: numbers }),
    answered: fc.record({ answered: fc.boolean() }),
  };
  return fc
    .oneof(...operatorsOf(question).map((operator) => by[operator] ?? fc.constant({})))
    .map((condition) => ({ question: question.id, ...condition }) as Condition);
}

/** Undefined where none of the questions can be looked at. */
function ruleOn(questions: Question[]): Arbitrary<Rule | undefined> {
  const open = questions.filter((question) => operatorsOf(question).length > 0);
  if (open.length === 0) return fc.constant(undefined);
  const conditions = fc.array(fc.oneof(...open.map(conditionOn)), { minLength: 1, maxLength: 3 });
  return maybe(fc.oneof(fc.record({ all: conditions }), fc.record({ any: conditions })));
}

function jumpsFrom(questions: Question[], at: number): Arbitrary<Jump[] | undefined> {
  const later = questions.slice(at + 1).map(({ id }) => ({ question: id }));
  const jump = fc.record({
    if: ruleOn(questions.slice(0, at + 1)),
    to: fc.constantFrom({ end: true as const }, ...later),
  });
  return maybe(
    fc.array(
      jump.map((made) => without(made) as Jump),
      { minLength: 1, maxLength: 2 },
    ),
  );
}

const image = fc.uuid().map((id) => ({ file: `${id}.webp` }));

/** Every text of a sample in each of the languages. */
function written(value: unknown, offered: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => written(item, offered));
  if (typeof value !== 'object' || value === null) return value;
  if (isText(value)) return Object.fromEntries(offered.map((language) => [language, `${value.en} (${language})`]));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, written(inner, offered)]));
}

const SCORING: Record<string, Arbitrary<unknown>> = {
  counts: fc.boolean(),
  weight: fc.integer({ min: 1, max: 5 }),
  good_answer: fc.constantFrom('yes', 'no'),
};

/** Options that a kind adds by a word. */
const addedOption = fc.oneof(
  fc.constant({}),
  words.map((en) => ({ label: { en } })),
);
const ADDED: Record<string, Arbitrary<unknown>> = { other: addedOption, none: addedOption };

/** Of these properties, those that the kind's dialect has, or not. */
const someOf = ({ dialect }: QuestionKind, values: Record<string, Arbitrary<unknown>>): Arbitrary<object> =>
  fc.record(
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => (name in dialect.properties ? [[name, maybe(value)]] : [])),
    ),
  );

/** How much it counts, as far as its kind can say so. */
const scoringOf = (kind: QuestionKind): Arbitrary<object> => someOf(kind, SCORING);

const questionOf = (kind: QuestionKind, id: string, offered: readonly string[]): Arbitrary<Question> =>
  fc
    .record({
      shared: fc.record({ title: text(offered), help: maybe(text(offered)), image: maybe(image) }),
      required: maybe(fc.boolean()),
      scoring: scoringOf(kind),
      added: someOf(kind, ADDED).map((added) => written(added, offered) as object),
    })
    .map(
      ({ shared, required, scoring, added }) =>
        without({
          ...(written(kind.sample, offered) as Question),
          ...shared,
          ...(kind.answer && { required }),
          ...scoring,
          ...added,
          id,
        }) as Question,
    );

/** Adds to each question rules that look back and jumps that lead on. */
const withLogic = (questions: Question[]): Arbitrary<Question[]> =>
  fc.tuple(
    ...questions.map((question, at) =>
      fc
        .record({ show_if: ruleOn(questions.slice(0, at)), jumps: jumpsFrom(questions, at) })
        .map((logic) => without({ ...question, ...logic }) as Question),
    ),
  );

const color = fc.stringMatching(/^#[0-9A-F]{6}$/);

/** Any valid design: some kinds, with rules, jumps, pages of any size, languages, a layout and a theme. */
export const design: Arbitrary<SurveyDocument> = fc
  .record({
    offered: fc.uniqueArray(fc.constantFrom(...languages), { minLength: 1, maxLength: 3 }),
    kinds: fc.array(fc.constantFrom(...questionKinds), { minLength: 1, maxLength: 6 }),
    asked: fc.constantFrom(...questionKinds.filter(({ answer }) => answer)),
  })
  .chain(({ offered, kinds, asked }) =>
    fc.record({
      offered: fc.constant(offered),
      questions: fc
        .tuple(...[asked, ...kinds].map((kind, at) => questionOf(kind, `q_${at}`, offered)))
        .chain(withLogic),
      title: text(offered),
      perPage: fc.integer({ min: 1, max: 3 }),
      layout: fc.constantFrom('pages' as const, 'one_at_a_time' as const, undefined),
      theme: maybe(fc.record({ accent: color, background: color, corner: fc.constantFrom('round', 'soft', 'square') })),
      return_url: maybe(fc.webUrl({ validSchemes: ['https'] })),
    }),
  )
  .map(({ offered, questions, perPage, ...rest }) => {
    const count = Math.ceil(questions.length / perPage);
    const pages = Array.from({ length: count }, (_, at) => ({
      id: `page_${at}`,
      questions: questions.slice(at * perPage, (at + 1) * perPage),
    }));
    return without({ ...rest, languages: offered, pages }) as SurveyDocument;
  });

/** Answers to some of the questions of a survey, each as its schema wants it, and the words of each 'other' that is chosen. */
export const answersTo = (survey: SurveyDocument): Arbitrary<Record<string, Answer | undefined>> =>
  fc
    .record(
      Object.fromEntries(
        questionsOf(survey).flatMap((question) =>
          keyedSchemas(question).map(([key, schema]) => {
            const answer = answerTo(schema);
            return [key, key === question.id ? maybe(answer) : answer];
          }),
        ),
      ),
    )
    .map((answers: Record<string, Answer | undefined>) => {
      const unasked = new Set(
        questionsOf(survey).flatMap((question) => {
          const asked = otherKeysAsked(question, answers);
          return otherKeysOf(question).filter((key) => !asked.includes(key));
        }),
      );
      return Object.fromEntries(Object.entries(answers).filter(([key]) => !unasked.has(key)));
    });
