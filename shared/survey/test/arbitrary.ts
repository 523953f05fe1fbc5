/** Arbitrary surveys and answers, made from what the kinds of question say of themselves. */
import type { Arbitrary } from 'fast-check';
import fc from '../../../scripts/test/properties.ts';
import { languages } from '../../i18n/languages.ts';
import { questionKinds } from '../../questions/index.ts';
import { matrixVariants } from '../../questions/test/matrix-variants.ts';
import type { AnswerSchema, QuestionKind } from '../../questions/kind.ts';
import { keyedSchemas, otherKeysAsked, otherKeysOf } from '../answer-keys.ts';
import { answerSchemaOf } from '../answers.ts';
import { operatorsOf, schemaAt } from '../conditions.ts';
import { isPublicAddress } from '../../text/public-address.ts';
import { questionDialect } from '../dialect.ts';
import { isText } from '../localize.ts';
import {
  type Answer,
  type Condition,
  type Ending,
  type Jump,
  type Question,
  questionsOf,
  type Rule,
  type RulePart,
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

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function formatted({ format, formatMinimum, formatMaximum, maxLength = 40 }: AnswerSchema): Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'sha256') return fc.stringMatching(/^[0-9a-f]{64}$/);
  if (format === 'email') return fc.stringMatching(/^[a-z]{1,9}@[a-z]{1,9}\.[a-z]{2,3}$/);
  if (format === 'phone') return fc.stringMatching(/^\+[0-9]{5,9} [0-9]{1,5}$/);
  if (format === 'url') return fc.webUrl({ validSchemes: ['https'] }).filter((address) => address.length <= maxLength);
  if (format === 'time')
    return fc
      .integer({ min: minutesOf(formatMinimum ?? '00:00'), max: minutesOf(formatMaximum ?? '23:59') })
      .map((minutes) =>
        [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':'),
      );
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
    fc.constantFrom('food', 'drinks', 'food.text', 'name', 'email', 'phone', 'consent', 'x'),
    fc.constantFrom<unknown[]>('good', 'a@b.ex', true, 3, [], ['good'], ['good', 'good'], ['x', 1], { a: 1 }),
  ),
);

/** On the answer to a question, and on each of its parts that more can be asked of. */
function conditionsOn(question: Question): Arbitrary<Condition>[] {
  // Words beside the row of a matrix are no cell.
  const parts = Object.keys(answerSchemaOf(question)?.properties ?? {}).filter((part) => !part.includes('.'));
  return [conditionOn(question), ...parts.map((part) => conditionOn(question, part))];
}

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const momentOf = ({ format }: AnswerSchema): Arbitrary<string> =>
  format === 'date' ? day : fc.constantFrom('00:00', '09:30', '23:59');

function conditionOn(question: Question, part?: string): Arbitrary<Condition> {
  const schema = schemaAt(question, part);
  const scalar: Arbitrary<Scalar> = schema
    ? (answerTo(schema.items ?? schema) as Arbitrary<Scalar>)
    : fc.constant(true);
  const numbers = fc.integer({ min: -2, max: 12 });
  const by: Record<string, Arbitrary<object>> = {
    equals: fc.record({ equals: scalar }),
    not_equals: fc.record({ not_equals: scalar }),
    in: fc.record({ in: fc.array(scalar, { minLength: 1, maxLength: 3 }) }),
    not_in: fc.record({ not_in: fc.array(scalar, { minLength: 1, maxLength: 3 }) }),
    contains: fc.record({ contains: fc.constantFrom('a', 'É', 'zz') }),
    before: fc.record({ before: schema ? momentOf(schema) : day }),
    after: fc.record({ after: schema ? momentOf(schema) : day }),
    less: fc.record({ less: numbers }),
    greater: fc.record({ greater: numbers }),
    answered: fc.record({ answered: fc.boolean() }),
  };
  return fc
    .oneof(...operatorsOf(question, part).map((operator) => by[operator] ?? fc.constant({})))
    .map((condition) => ({ question: question.id, ...(part !== undefined && { part }), ...condition }) as Condition);
}

/** Undefined where none of the questions can be looked at. */
function ruleOn(questions: Question[]): Arbitrary<Rule | undefined> {
  const open = questions.filter((question) => operatorsOf(question).length > 0);
  if (open.length === 0) return fc.constant(undefined);
  const condition = fc.oneof(...open.flatMap(conditionsOn));
  return maybe(joined(fc.oneof(condition, joined(fc.oneof(condition, joined(condition))))));
}

function joined(part: Arbitrary<RulePart>): Arbitrary<Rule> {
  const parts = fc.array(part, { minLength: 1, maxLength: 3 });
  return fc.oneof(fc.record({ all: parts }), fc.record({ any: parts }));
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
/** The sample of a kind, or another way in which it is asked. */
const sampleOf = ({ type, sample }: QuestionKind): Arbitrary<Question> =>
  type === 'matrix' ? fc.constantFrom<Question[]>(...Object.values(matrixVariants)) : fc.constant(sample);
/** What the dialect lets a question of a kind say. */
const ownOf = ({ type }: QuestionKind): object => dialects.get(type) ?? {};
const dialects = new Map(
  (questionDialect()['oneOf'] as { properties: { type: { const: string } } }[]).map(({ properties }) => [
    properties.type.const,
    properties,
  ]),
);

const presetOf = (kind: QuestionKind): Arbitrary<unknown> => {
  const schema = kind.answer?.(kind.sample);
  return schema ? answerTo(schema) : fc.constant(undefined);
};

const questionOf = (kind: QuestionKind, id: string, offered: readonly string[]): Arbitrary<Question> =>
  fc
    .record({
      shared: fc.record({ title: text(offered), help: maybe(text(offered)), image: maybe(image) }),
      required: maybe(fc.boolean()),
      order: 'order' in ownOf(kind) ? maybe(fc.constant('random')) : fc.constant(undefined),
      preset: 'default' in ownOf(kind) ? maybe(presetOf(kind)) : fc.constant(undefined),
      scoring: scoringOf(kind),
      added: someOf(kind, ADDED).map((added) => written(added, offered) as object),
      sample: sampleOf(kind),
    })
    .map(
      ({ shared, required, order, preset, scoring, added, sample }) =>
        without({
          ...(written(sample, offered) as Question),
          ...shared,
          ...(kind.answer && { required }),
          ...scoring,
          ...added,
          ...without({ order, default: preset }),
          id,
        }) as Question,
    );

/** Whether its questions may come in any order: nothing on it looks at the page itself, and nothing leads on. */
const isFree = (questions: Question[]): boolean =>
  questions.every((question) => !/"(show_if|jumps)"/.test(JSON.stringify(question)));

interface Logic {
  show_if: Rule | undefined;
  jumps: Jump[] | undefined;
  ofOption: Rule | undefined;
}

/** A question with its rules; that of an option stands at its first one. */
function ruled(question: Question, { ofOption, ...logic }: Logic): Question {
  const { options }: { options?: object[] } = question as object;
  const [first, ...others] = options ?? [];
  return without({
    ...question,
    ...logic,
    ...(first && { options: [without({ ...first, show_if: ofOption }), ...others] }),
  }) as Question;
}

/** Adds to each question rules that look back and jumps that lead on. */
const withLogic = (questions: Question[]): Arbitrary<Question[]> =>
  fc.tuple(
    ...questions.map((question, at) => {
      const earlier = ruleOn(questions.slice(0, at));
      return fc
        .record({ show_if: earlier, jumps: jumpsFrom(questions, at), ofOption: earlier })
        .map((logic) => ruled(question, logic));
    }),
  );

/** Endings on any answer and any score, in the survey's languages. */
const endingsOf = (survey: SurveyDocument): Arbitrary<Ending[]> => {
  const words = text(survey.languages ?? []);
  const ending = fc.record({
    if: ruleOn(questionsOf(survey)),
    score_at_least: maybe(fc.integer({ min: 0, max: 50 })),
    score_at_most: maybe(fc.integer({ min: 50, max: 100 })),
    title: maybe(words),
    text: maybe(words),
    button: maybe(fc.record({ label: words, address: fc.webUrl({ validSchemes: ['https'] }) })),
  });
  return fc
    .array(ending, { minLength: 1, maxLength: 3 })
    .map((made) => made.map((one, at) => without({ id: `end_${at}`, ...one }) as Ending));
};

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
      return_url: maybe(fc.webUrl({ validSchemes: ['https'] }).filter(isPublicAddress)),
    }),
  )
  .map(({ offered, questions, perPage, ...rest }) => {
    const count = Math.ceil(questions.length / perPage);
    const pages = Array.from({ length: count }, (_, at) => ({
      id: `page_${at}`,
      questions: questions.slice(at * perPage, (at + 1) * perPage),
    }));
    return without({ ...rest, languages: offered, pages }) as SurveyDocument;
  })
  .chain((survey) =>
    fc
      .tuple(...survey.pages.map((_, at) => ruleOn(survey.pages.slice(0, at).flatMap(({ questions }) => questions))))
      .map((rules) => ({
        ...survey,
        pages: survey.pages.map((page, at) => {
          const order = isFree(page.questions) && at % 2 === 0 ? 'random' : undefined;
          return without({ ...page, show_if: rules[at], question_order: order }) as typeof page;
        }),
      })),
  )
  .chain((survey) => maybe(endingsOf(survey)).map((endings) => without({ ...survey, endings }) as SurveyDocument));

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
