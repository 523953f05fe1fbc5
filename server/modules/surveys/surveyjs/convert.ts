/**
 * A survey definition of SurveyJS (its JSON, as surveyjs.io documents it) as a survey of ours, as far as both know the
 * same. Pure, and bounded by what it makes: whatever it is given, it answers or refuses.
 */
import { orderOf, ruleViolations } from '../../../../shared/survey/check-rules.ts';
import type { Jump, Question, SurveyDocument, SurveyPart, Text } from '../../../../shared/survey/document.ts';
import { MAX_QUESTIONS } from '../../../../shared/survey/design-limits.ts';
import { invalidInput } from '../../../errors.ts';
import { divideCrowded } from './divide-pages.ts';
import { addJumps, leaveOutTrigger } from './jumps.ts';
import { readEndings } from './endings.ts';
import { fillIn } from './filled-in.ts';
import { isReturnAddress } from './is-return-address.ts';
import { lacksOptions } from './lacks-options.ts';
import { Identifiers } from './names.ts';
import { type LeftOut, Notes } from './notes.ts';
import { addOptionRules, dropOptionRules } from './option-rules.ts';
import * as ownWords from './own-words.ts';
import { Part } from './part.ts';
import { addPreset } from './preset.ts';
import { type Made, makers, wordsBetween } from './questions.ts';
import { type Named, readRule, together } from './rules.ts';
import { isFalse, isSource, isTrue, type Source, stringOf } from './source.ts';
import { cut, LIMITS, Texts } from './texts.ts';

export interface Conversion {
  name: string;
  document: Partial<SurveyDocument> & Pick<SurveyDocument, 'pages'>;
  /** The first of them. */
  left_out: LeftOut[];
  left_out_count: number;
}

const MAX_DEPTH = 10;
const isOneByOne = (value: unknown): value is string => value === 'questionPerPage';

/** An expression on which a question depends, and where it is written. */
interface Condition {
  text: string;
  part: Part;
}

function conditionsOf(part: Part): Condition[] {
  const text = stringOf(part.peek('visibleIf')).trim();
  return text === '' ? [] : [{ text, part }];
}

const leaveOutCondition = ({ text, part }: Condition): void => part.note('condition_not_supported', 'visibleIf', text);

/** What is switched off for good; a condition switches it on again. */
function isNeverShown(part: Part): boolean {
  part.takeWhere(isTrue, 'visible');
  if (!isFalse(part.peek('visible')) || conditionsOf(part).length > 0) return false;
  part.drop('never_shown');
  return true;
}

/** Where an element stands. */
interface Place {
  conditions: Condition[];
  depth: number;
  /** For what has no name of its own. */
  name: string;
}

/** A question on its way, with the conditions of all that it stood in. */
interface Converted extends Named, Pick<Made, 'optionConditions'> {
  question: Question;
  conditions: Condition[];
}

class Converter {
  readonly #texts: Texts;
  readonly #questionIds = new Identifiers();
  readonly #pageIds = new Identifiers();
  readonly #all: Converted[] = [];
  readonly #named = new Map<string, Converted>();

  constructor(texts: Texts) {
    this.#texts = texts;
  }

  page(part: Part, fallback: string): SurveyPart[] {
    const name = stringOf(part.take('name')) || fallback;
    part.question = stringOf(part.peek('name')) || null;
    if (isNeverShown(part)) return [];
    const conditions = conditionsOf(part);
    const questions = this.elements(part, { conditions, depth: 0, name });
    if (questions.length === 0) {
      part.drop('empty');
      return [];
    }
    const title = this.#texts.read(part, 'title', LIMITS.label);
    const words = this.#words(part, null, { conditions, name });
    return [{ id: this.#pageIds.make(name, 'page'), ...(title && { title }), questions: [...words, ...questions] }];
  }

  /** A definition without pages is one page, whose title is that of the survey. */
  onlyPage(definition: Part): SurveyPart[] {
    const questions = this.elements(definition, { conditions: [], depth: 0, name: 'page1' });
    return questions.length === 0 ? [] : [{ id: this.#pageIds.make('page1', 'page'), questions }];
  }

  /** What is said before anything is asked. */
  introduce(definition: Part, pages: SurveyPart[]): void {
    const [first] = pages;
    if (first) first.questions.unshift(...this.#words(definition, null, { conditions: [], name: 'words' }));
  }

  elements(container: Part, { conditions, depth, name }: Place): Question[] {
    const list = ['elements', 'questions'].find((one) => Array.isArray(container.peek(one)));
    const found = list === undefined ? undefined : container.open(list);
    return (found?.keys() ?? []).flatMap((at) => {
      const element = isSource(found?.peek(at)) ? found.open(at) : undefined;
      return element ? this.#element(element, { conditions, depth, name: `${name}.${Number(at) + 1}` }) : [];
    });
  }

  #element(part: Part, { conditions: above, depth, name: fallback }: Place): Question[] {
    const name = stringOf(part.take('name')) || fallback;
    part.question = stringOf(part.peek('name')) || part.question;
    if (isNeverShown(part)) return [];
    const conditions = [...above, ...conditionsOf(part)];
    const type = stringOf(part.take('type'));
    if (type === 'panel' && depth >= MAX_DEPTH) part.drop('nested_too_deeply');
    else if (type === 'panel' || type === 'multipletext') {
      const place = { conditions, depth: depth + 1, name };
      const questions = type === 'panel' ? this.elements(part, place) : this.#items(part, place);
      if (questions.length === 0) part.drop('empty');
      else return [...this.#words(part, 'title', place), ...questions];
    } else {
      const maker = Object.hasOwn(makers, type) ? makers[type] : undefined;
      if (maker) return this.#question(part, maker, { conditions, name });
      part.drop('type_not_supported', type);
    }
    return [];
  }

  /** Several texts that were asked at once. */
  #items(part: Part, { conditions, name: above }: Place): Question[] {
    const { text } = makers;
    return part.each('items').flatMap((item, at) => {
      const name = stringOf(item.take('name')) || `${above}.${at + 1}`;
      return text ? this.#question(item, text, { conditions, name }) : [];
    });
  }

  /** Words of what surrounds questions stand before them as a statement. */
  #words(part: Part, title: string | null, { conditions, name }: Omit<Place, 'depth'>): Question[] {
    if (this.#all.length >= MAX_QUESTIONS) return [];
    const shown = title === null ? undefined : this.#texts.read(part, title, LIMITS.title);
    const made = wordsBetween(shown, this.#texts.read(part, 'description', LIMITS.paragraph));
    return made ? [this.#add({ part, made, title: made.title ?? {}, conditions, name })] : [];
  }

  #question(
    part: Part,
    maker: (part: Part, texts: Texts) => Made | null,
    { conditions, name }: Omit<Place, 'depth'>,
  ): Question[] {
    if (this.#all.length >= MAX_QUESTIONS) {
      part.drop('too_many_questions');
      return [];
    }
    const made = maker(part, this.#texts);
    if (!made || lacksOptions(made.question)) {
      part.drop(made ? 'too_few_options' : 'empty');
      return [];
    }
    const title =
      made.title ?? this.#texts.read(part, 'title', LIMITS.title) ?? this.#texts.plain(name, '?', LIMITS.title);
    const help = made.question['help'] ? undefined : this.#help(part, made.addition);
    part.takeWhere(isFalse, 'isRequired');
    const isRequired = made.question.type !== 'statement' && part.takeWhere(isTrue, 'isRequired') === true;
    const question = { ...(help && { help }), ...made.question, ...(isRequired && { required: true }) };
    const added = this.#add({ part, made: { ...made, question }, title, conditions, name });
    addPreset(added, made, part);
    return [added];
  }

  #help(part: Part, addition: Text | undefined): Text | undefined {
    const said: Text = this.#texts.read(part, 'description', LIMITS.paragraph) ?? {};
    const added = Object.entries(addition ?? {}).map(([language, words]) => {
      const before = said[language as keyof Text];
      return [language, cut(before ? `${before} (${words})` : words, LIMITS.paragraph)];
    });
    const help: Text = { ...said, ...(Object.fromEntries(added) as Text) };
    return Object.keys(help).length > 0 ? help : undefined;
  }

  #add({ part, made, title, conditions, name }: Addition): Question {
    const id = this.#questionIds.make(name, 'question');
    const question = { id, title, ...made.question };
    const one = { ...made, id, type: question.type, question, conditions };
    this.#all.push(one);
    const names = question.type === 'statement' ? [] : [name, stringOf(part.peek('valueName'))];
    for (const known of names) if (known !== '' && !this.#named.has(known)) this.#named.set(known, one);
    return question;
  }

  nextPageId = (of: string): string => this.#pageIds.make(of, 'page');

  lookup = (name: string): Converted | undefined => this.#named.get(name);

  /** Rules come when all questions are known, and go where they would look ahead. */
  addRules(): void {
    for (const { question, conditions, optionConditions = [] } of this.#all) {
      addOptionRules(optionConditions, this.lookup);
      if (conditions.length === 0) continue;
      const read = conditions.map(({ text }) => readRule(text, this.lookup)?.rule ?? null);
      const rules = read.flatMap((rule) => rule ?? []);
      const rule = read.includes(null) ? null : together(rules);
      if (rule) question.show_if = rule;
      for (const condition of conditions)
        if (rule) condition.part.take('visibleIf');
        else leaveOutCondition(condition);
    }
  }

  /** Takes away what the survey's own check would refuse. */
  dropInvalid(pages: SurveyPart[], origins: ReadonlyMap<Jump, Part>): void {
    const made = new Map(this.#all.map((one) => [one.question, one]));
    const order = orderOf(pages.flatMap(({ questions }) => questions.map((question) => ({ question, pointer: '' }))));
    for (const [at, { question }] of order.placed.entries()) {
      const violations = ruleViolations(order, at).map(({ pointer }) => pointer);
      dropOptionRules(question, made.get(question)?.optionConditions ?? [], violations);
      if (question.show_if && violations.some((pointer) => pointer.startsWith('/show_if'))) {
        delete question.show_if;
        for (const condition of made.get(question)?.conditions ?? []) leaveOutCondition(condition);
      }
      const { jumps = [] } = question;
      const isInvalid = (place: number) => violations.some((pointer) => pointer.startsWith(`/jumps/${place}/`));
      for (const [place, jump] of jumps.entries()) {
        const trigger = isInvalid(place) ? origins.get(jump) : undefined;
        if (trigger) leaveOutTrigger(trigger);
      }
      const kept = jumps.filter((_, place) => !isInvalid(place));
      if (kept.length > 0) question.jumps = kept;
      else delete question.jumps;
    }
  }
}

interface Addition {
  part: Part;
  made: Made;
  title: Text;
  conditions: Condition[];
  name: string;
}

/** Throws 400 for what is no definition of SurveyJS. */
export function convertSurveyjs(given: Source): Conversion {
  const notes = new Notes();
  const texts = new Texts(given);
  const definition = new Part(given, notes);
  const converter = new Converter(texts);
  const pages = pagesOf(definition, converter);
  if (pages === null) throw invalidInput({ errors: [{ pointer: '/definition', code: 'not_surveyjs' }] });
  converter.introduce(definition, pages);
  converter.addRules();
  converter.dropInvalid(pages, addJumps(definition, converter.lookup));
  const title = texts.read(definition, 'title', LIMITS.label);
  const thanks = texts.read(definition, 'completedHtml', LIMITS.paragraph);
  const order = orderOf(pages.flatMap(({ questions }) => questions.map((question) => ({ question, pointer: '' }))));
  const endings = readEndings(definition, texts, order, converter.lookup);
  fillIn(order, [{ text: thanks }, endings.map(({ text }) => ({ text }))], texts, converter.lookup);
  const returnUrl = definition.takeWhere(isReturnAddress, 'navigateToUrl');
  const isSplit = definition.takeWhere(isOneByOne, 'questionsOnPageMode') !== undefined;
  // The version of the format that it is written in.
  for (const name of ['$schema', 'sjsVersion']) definition.take(name);
  if (texts.isOwnKnown) definition.take('locale');
  else definition.note('language_not_supported', 'locale', String(definition.peek('locale')));
  definition.nameLosses();
  return {
    name: title?.[texts.own] ?? Object.values(title ?? {})[0] ?? 'SurveyJS',
    document: {
      title: title ?? texts.ours(ownWords.survey),
      ...(isSplit && { layout: 'one_at_a_time' as const }),
      pages: isSplit ? pages : divideCrowded(pages, converter.nextPageId),
      ...(thanks && { thank_you: { text: thanks } }),
      ...(endings.length > 0 && { endings }),
      ...(returnUrl !== undefined && { return_url: returnUrl }),
    },
    left_out: notes.first(),
    left_out_count: notes.count,
  };
}

/** Null where there is neither a page nor an element. */
function pagesOf(definition: Part, converter: Converter): SurveyPart[] | null {
  if (Array.isArray(definition.peek('pages')))
    return definition.each('pages').flatMap((page, at) => converter.page(page, `page${at + 1}`));
  const hasElements = ['elements', 'questions'].some((name) => Array.isArray(definition.peek(name)));
  return hasElements ? converter.onlyPage(definition) : null;
}
