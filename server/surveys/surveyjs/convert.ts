/**
 * A survey definition of SurveyJS (its JSON, as surveyjs.io documents it) as a survey of ours, as far as both know the
 * same. Pure, and bounded by what it makes: whatever it is given, it answers or refuses.
 */
import { ruleFaults } from '../../../public-app/survey/check-rules.ts';
import type { Question, SurveyDocument, SurveyPart } from '../../../public-app/survey/document.ts';
import { MAX_QUESTIONS } from '../../../public-app/survey/design-limits.ts';
import { invalidInput } from '../../errors.ts';
import { type FoundElement, type FoundPage, pagesOf } from './elements.ts';
import { addJumps } from './jumps.ts';
import { Identifiers } from './names.ts';
import { type LeftOut, Notes } from './notes.ts';
import { makers } from './questions.ts';
import { type Named, readRule, together } from './rules.ts';
import { firstOf, member, type Source, stringOf } from './source.ts';
import { LIMITS, Texts } from './texts.ts';

export interface Conversion {
  name: string;
  document: Partial<SurveyDocument> & Pick<SurveyDocument, 'pages'>;
  left_out: LeftOut[];
}

/** What an element may say that no question of ours does. */
const UNSAID = [
  'validators',
  'defaultValue',
  'defaultValueExpression',
  'enableIf',
  'requiredIf',
  'setValueIf',
  'imageLink',
];

/** What there must be to choose from at least; the rows, columns or options may stand elsewhere than in the definition. */
const FEWEST = { options: 2, rows: 1, columns: 2 };

const lacksOptions = (question: Record<string, unknown>): boolean =>
  Object.entries(FEWEST).some(([part, fewest]) => {
    const items = question[part];
    return Array.isArray(items) && items.length < fewest;
  });

/** A question on its way, with the conditions of all that it stood in. */
interface Converted extends Named {
  question: Question;
  conditions: string[];
  name: string;
}

class Converter {
  readonly notes = new Notes();
  readonly texts: Texts;
  readonly #questionIds = new Identifiers();
  readonly #pageIds = new Identifiers();
  readonly #all: Converted[] = [];
  readonly #named = new Map<string, Converted>();
  #count = 0;

  constructor(definition: Source) {
    this.texts = new Texts(definition, this.notes);
  }

  page({ name, title, elements }: FoundPage): SurveyPart[] {
    const questions = elements.flatMap((element) => this.#question(element));
    if (questions.length === 0) return [];
    const said = this.texts.read(title, LIMITS.label, name);
    return [{ id: this.#pageIds.make(name, 'page'), ...(said && { title: said }), questions }];
  }

  #question({ element, name, conditions }: FoundElement): Question[] {
    const type = stringOf(member(element, 'type'));
    const maker = Object.hasOwn(makers, type) ? makers[type] : undefined;
    if (!maker) this.notes.add(name, 'type_not_supported', type);
    if (maker && this.#count >= MAX_QUESTIONS) this.notes.add(name, 'too_many_questions');
    if (!maker || this.#count >= MAX_QUESTIONS) return [];
    const made = maker(element, { notes: this.notes, texts: this.texts, place: name });
    if (!made) return [];
    if (lacksOptions(made.question)) {
      this.notes.add(name, 'too_few_options');
      return [];
    }
    this.#count += 1;
    const title = made.title ?? this.texts.read(firstOf(element, 'title') ?? name, LIMITS.title, name);
    const help = this.texts.read(member(element, 'description'), LIMITS.paragraph, name);
    const id = this.#questionIds.make(name, 'question');
    const isRequired = member(element, 'isRequired') === true && made.question.type !== 'statement';
    const question = {
      id,
      title: title ?? {},
      ...(help && { help }),
      ...made.question,
      ...(isRequired && { required: true }),
    };
    for (const property of UNSAID)
      if (member(element, property) !== undefined) this.notes.add(name, 'property_not_supported', property);
    const value = firstOf(element, 'valueName');
    const one = { ...made, id, type: question.type, question, conditions, name };
    this.#all.push(one);
    for (const known of [name, stringOf(value)])
      if (known !== '' && !this.#named.has(known)) this.#named.set(known, one);
    return [question];
  }

  lookup = (name: string): Converted | undefined => this.#named.get(name);

  /** Rules come when all questions are known, and go where they would look ahead. */
  addRules(): void {
    for (const { question, conditions, name } of this.#all) {
      if (conditions.length === 0) continue;
      const read = conditions.map((text) => readRule(text, this.lookup)?.rule ?? null);
      const rules = read.flatMap((rule) => rule ?? []);
      const rule = read.includes(null) ? null : together(rules);
      if (rule) question.show_if = rule;
      else for (const text of conditions) this.notes.add(name, 'condition_not_supported', text);
    }
  }

  /** Takes away what the survey's own check would refuse. */
  dropFaulty(pages: SurveyPart[]): void {
    const placed = pages.flatMap(({ questions }) => questions.map((question) => ({ question, pointer: '' })));
    for (const [at, { question }] of placed.entries()) {
      const faults = ruleFaults(placed, at).map(({ pointer }) => pointer);
      if (question.show_if && faults.some((pointer) => pointer.startsWith('/show_if'))) {
        delete question.show_if;
        this.notes.add(question.id, 'condition_not_supported');
      }
      const { jumps = [] } = question;
      const kept = jumps.filter((_, place) => !faults.some((pointer) => pointer.startsWith(`/jumps/${place}/`)));
      if (kept.length === jumps.length) continue;
      this.notes.add(question.id, 'trigger_not_supported');
      if (kept.length > 0) question.jumps = kept;
      else delete question.jumps;
    }
  }
}

/** Throws 400 for what is no definition of SurveyJS. */
export function convertSurveyjs(definition: Source): Conversion {
  const converter = new Converter(definition);
  const { notes, texts } = converter;
  const found = pagesOf(definition, notes);
  if (found === null) throw invalidInput({ errors: [{ pointer: '/definition', code: 'not_surveyjs' }] });
  const pages = found.flatMap((page) => converter.page(page));
  converter.addRules();
  addJumps(definition, converter);
  converter.dropFaulty(pages);
  const title = texts.read(member(definition, 'title'), LIMITS.label, 'title');
  const thanks = texts.read(member(definition, 'completedHtml'), LIMITS.paragraph, 'completedHtml');
  const isOneByOne = member(definition, 'questionsOnPageMode') === 'questionPerPage';
  for (const name of ['description', 'logo', 'completedHtmlOnCondition', 'navigateToUrl', 'calculatedValues'])
    if (member(definition, name) !== undefined) notes.add(name, 'property_not_supported', name);
  return {
    name: Object.values(title ?? {})[0] ?? 'SurveyJS',
    document: {
      ...(title && { title }),
      ...(isOneByOne && { layout: 'one_at_a_time' as const }),
      pages,
      ...(thanks && { thank_you: { text: thanks } }),
    },
    left_out: notes.all(),
  };
}
