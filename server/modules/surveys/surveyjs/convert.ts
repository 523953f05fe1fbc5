/**
 * A survey definition of SurveyJS (its JSON, as surveyjs.io documents it) as a survey of ours, as far as both know the
 * same. Pure, and bounded by what it makes: whatever it is given, it answers or refuses.
 */
import type { Question, SurveyPart, Text } from '../../../../shared/survey/document.ts';
import type { Condition } from '../conversion/condition.ts';
import type { Conversion } from '../conversion/conversion.ts';
import { divideCrowded } from '../conversion/divide-pages.ts';
import { fillIn } from '../conversion/filled-in.ts';
import { isReturnAddress } from '../conversion/is-return-address.ts';
import { lacksOptions } from '../conversion/lacks-options.ts';
import type { Made } from '../conversion/made.ts';
import { Notes } from '../conversion/notes.ts';
import * as ownWords from '../conversion/own-words.ts';
import { Part } from '../conversion/part.ts';
import { isFalse, isSource, isTrue, type Source, stringOf } from '../conversion/source.ts';
import { orderOfPages, SurveyBuilder } from '../conversion/survey-builder.ts';
import { cut, LIMITS, type Texts } from '../conversion/texts.ts';
import { wordsBetween } from '../conversion/words-between.ts';
import { conditionOf } from './condition.ts';
import { readEndings } from './endings.ts';
import { addJumps } from './jumps.ts';
import { addPreset } from './preset.ts';
import { makers } from './questions.ts';
import { textsOf } from './texts-of.ts';

const MAX_DEPTH = 10;
const isOneByOne = (value: unknown): value is string => value === 'questionPerPage';

const conditionsOf = (part: Part): Condition[] => [conditionOf(part)].flatMap((condition) => condition ?? []);

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

class Converter {
  readonly #texts: Texts;
  readonly #survey: SurveyBuilder;

  constructor(texts: Texts, survey: SurveyBuilder) {
    this.#texts = texts;
    this.#survey = survey;
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
    return [{ id: this.#survey.pageId(name), ...(title && { title }), questions: [...words, ...questions] }];
  }

  /** A definition without pages is one page, whose title is that of the survey. */
  onlyPage(definition: Part): SurveyPart[] {
    const questions = this.elements(definition, { conditions: [], depth: 0, name: 'page1' });
    return questions.length === 0 ? [] : [{ id: this.#survey.pageId('page1'), questions }];
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
    if (this.#survey.isFull) return [];
    const shown = title === null ? undefined : this.#texts.read(part, title, LIMITS.title);
    const made = wordsBetween(shown, this.#texts.read(part, 'description', LIMITS.paragraph));
    return made ? [this.#survey.add({ made, title: made.title ?? {}, conditions, names: [name] })] : [];
  }

  #question(
    part: Part,
    maker: (part: Part, texts: Texts) => Made | null,
    { conditions, name }: Omit<Place, 'depth'>,
  ): Question[] {
    if (this.#survey.isFull) {
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
    const names = [name, stringOf(part.peek('valueName'))];
    const added = this.#survey.add({ made: { ...made, question }, title, conditions, names });
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
}

const LISTS = ['pages', 'elements', 'questions'];

/** Whether it asks as SurveyJS does. */
export const isSurveyjs = (definition: Source): boolean => LISTS.some((name) => Array.isArray(definition[name]));

export function convertSurveyjs(given: Source): Conversion {
  const notes = new Notes();
  const texts = textsOf(given);
  const definition = new Part(given, notes);
  const survey = new SurveyBuilder();
  const converter = new Converter(texts, survey);
  const pages = pagesOf(definition, converter);
  converter.introduce(definition, pages);
  survey.addRules();
  survey.dropInvalid(pages, addJumps(definition, survey.lookup));
  const title = texts.read(definition, 'title', LIMITS.label);
  const thanks = texts.read(definition, 'completedHtml', LIMITS.paragraph);
  const order = orderOfPages(pages);
  const endings = readEndings(definition, texts, order, survey.lookup);
  const last = [{ text: thanks }, endings.map(({ text }) => ({ text }))];
  fillIn(order, { last, titles: [title, pages.map((page) => page.title)] }, texts, survey.lookup);
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
      pages: isSplit ? pages : divideCrowded(pages, survey.pageId),
      ...(thanks && { thank_you: { text: thanks } }),
      ...(endings.length > 0 && { endings }),
      ...(returnUrl !== undefined && { return_url: returnUrl }),
    },
    left_out: notes.first(),
    left_out_count: notes.count,
  };
}

function pagesOf(definition: Part, converter: Converter): SurveyPart[] {
  if (Array.isArray(definition.peek('pages')))
    return definition.each('pages').flatMap((page, at) => converter.page(page, `page${at + 1}`));
  return converter.onlyPage(definition);
}
