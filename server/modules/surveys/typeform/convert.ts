/**
 * A form of Typeform (the JSON of its Create API) as a survey of ours, as far as both know the same. Pure, and bounded
 * by what it makes: whatever it is given, it answers.
 */
import type { Ending, Question, SurveyPart } from '../../../../shared/survey/document.ts';
import { languageOfTag } from '../../../../shared/i18n/languages.ts';
import type { Conversion } from '../conversion/conversion.ts';
import { fillIn } from '../conversion/filled-in.ts';
import { isReturnAddress } from '../conversion/is-return-address.ts';
import { lacksOptions } from '../conversion/lacks-options.ts';
import type { Made } from '../conversion/made.ts';
import { Notes } from '../conversion/notes.ts';
import * as ownWords from '../conversion/own-words.ts';
import { Part } from '../conversion/part.ts';
import { isFalse, isSource, isTrue, type Source, stringOf } from '../conversion/source.ts';
import { orderOfPages, SurveyBuilder } from '../conversion/survey-builder.ts';
import { LIMITS, Texts } from '../conversion/texts.ts';
import { wordsBetween } from '../conversion/words-between.ts';
import { type Field, makers } from './fields.ts';
import { endingsOf, type Led, readLogic, type Span } from './logic.ts';

/** `{{field:reference}}`; hidden fields and variables are written alike. */
const PLACEHOLDER = /\{\{\s*(?:field:)?([\w:./-]{1,120})\s*\}\}/g;
/** A place of our texts is written with two braces, so that one is left where nothing is filled in. */
const withoutPlace = (placeholder: string): string => `{${placeholder.slice(2, -2).trim()}}`;

/** Several fields that are asked one after the other under one title. */
const GROUPS = ['group', 'inline_group', 'contact_info', 'address'];
const MAX_DEPTH = 5;

/** Says nothing of what is asked. */
const ADMINISTRATION = ['id', '_links', 'self', 'workspace', 'created_at', 'last_updated_at', 'published_at'];

export const isTypeform = (definition: Source): boolean => Array.isArray(definition['fields']);

class Converter {
  readonly survey = new SurveyBuilder();
  readonly spans = new Map<string, Span>();
  /** A row of a matrix is asked for by its own reference. */
  readonly rows = new Map<string, string>();
  readonly #texts: Texts;

  constructor(texts: Texts) {
    this.#texts = texts;
  }

  /** Groups are pages of their own, and what stands between them is one. */
  pages(definition: Part): SurveyPart[] {
    const pages: SurveyPart[] = [];
    let loose: SurveyPart | undefined;
    const add = (questions: Question[]): void => {
      if (questions.length === 0) return;
      if (!loose) pages.push((loose = { id: this.survey.pageId('page'), questions: [] }));
      loose.questions.push(...questions);
    };
    for (const screen of definition.each('welcome_screens')) add(this.#welcome(screen));
    for (const part of definition.each('fields')) {
      if (!GROUPS.includes(stringOf(part.peek('type')))) {
        add(this.#field(part, 0));
        continue;
      }
      const title = this.#texts.read(part, 'title', LIMITS.label);
      const questions = this.#group(part, 0, true);
      if (questions.length === 0) continue;
      pages.push({ id: this.survey.pageId('page'), ...(title && { title }), questions });
      loose = undefined;
    }
    return pages;
  }

  #welcome(screen: Part): Question[] {
    for (const name of ['id', 'ref']) screen.take(name);
    return this.#words(screen, 'welcome', true);
  }

  /** A statement of a title and a description. */
  #words(part: Part, name: string, hasTitle: boolean): Question[] {
    if (part.peek('attachment')) part.note('picture_not_taken', 'attachment');
    const properties = part.open('properties');
    const title = hasTitle ? this.#texts.read(part, 'title', LIMITS.title) : undefined;
    const made = wordsBetween(title, properties && this.#texts.read(properties, 'description', LIMITS.paragraph));
    if (!made || this.survey.isFull) return [];
    return [this.survey.add({ made, title: made.title ?? {}, conditions: [], names: [name] })];
  }

  #group(part: Part, depth: number, isPage: boolean): Question[] {
    const names = namesOf(part);
    part.take('type');
    if (depth >= MAX_DEPTH) {
      part.drop('nested_too_deeply');
      return [];
    }
    const properties = part.open('properties');
    const words = this.#words(part, names[0] ?? 'words', !isPage);
    const questions = properties?.each('fields').flatMap((field) => this.#field(field, depth + 1)) ?? [];
    if (questions.length === 0) part.drop('empty');
    const all = [...words, ...questions];
    this.#span(names, all);
    return all;
  }

  #span(names: readonly string[], questions: readonly Question[]): void {
    const [first, last] = [questions[0], questions.at(-1)];
    if (first && last) for (const name of names) if (!this.spans.has(name)) this.spans.set(name, { first, last });
  }

  #field(part: Part, depth: number): Question[] {
    const names = namesOf(part);
    part.question = names[0] ?? part.question;
    const type = stringOf(part.peek('type'));
    if (GROUPS.includes(type)) return this.#group(part, depth, false);
    part.take('type');
    const made =
      type === 'statement' ? this.#words(part, names[0] ?? 'statement', true) : this.#question(part, type, names);
    this.#span(names, made);
    return made;
  }

  #question(part: Part, type: string, names: string[]): Question[] {
    const maker = Object.hasOwn(makers, type) ? makers[type] : undefined;
    if (!maker || this.survey.isFull) {
      part.drop(maker ? 'too_many_questions' : 'type_not_supported', maker ? undefined : type);
      return [];
    }
    const field: Field = { part, properties: part.open('properties'), validations: part.open('validations') };
    if (part.peek('attachment')) part.note('picture_not_taken', 'attachment');
    const made = maker(field, this.#texts);
    if (!made || lacksOptions(made.question)) {
      part.drop(made ? 'too_few_options' : 'empty');
      return [];
    }
    return [this.#add(field, made, names)];
  }

  #add({ part, properties, validations }: Field, made: Made, names: string[]): Question {
    const said = this.#texts.read(part, 'title', LIMITS.title);
    const help = properties && this.#texts.read(properties, 'description', LIMITS.paragraph);
    const isRequired = validations?.takeWhere(isTrue, 'required') === true;
    validations?.takeWhere(isFalse, 'required');
    // What is agreed to is the description already.
    const shown = help && made.question.type !== 'consent' ? { help } : {};
    const question = { ...shown, ...made.question, ...(isRequired && { required: true }) };
    const title = said ?? this.#texts.plain(names[0] ?? '?', '?', LIMITS.title);
    const [name] = names;
    const rows = made.partOf ? (properties?.each('fields') ?? []).flatMap(namesOf) : [];
    if (name !== undefined) for (const row of rows) this.rows.set(row, `${name}.${row}`);
    // References that the API makes up say nothing: the title makes a better identifier.
    const called = [said?.[this.#texts.own] ?? '', ...names];
    return this.survey.add({ made: { ...made, question }, title, conditions: [], names: called });
  }
}

const namesOf = (part: Part): string[] => ['ref', 'id'].flatMap((name) => stringOf(part.take(name)) || []);

/** Its screens at the end, by their references. */
function screensOf(
  definition: Part,
  texts: Texts,
): Map<string, Pick<Ending, 'title' | 'text' | 'button'> & { part: Part }> {
  const screens = definition.each('thankyou_screens').map((part, at) => {
    const names = namesOf(part);
    part.question = names[0] ?? null;
    part.take('type');
    if (part.peek('attachment')) part.note('picture_not_taken', 'attachment');
    const properties = part.open('properties');
    const title = texts.read(part, 'title', LIMITS.label);
    const text = properties && texts.read(properties, 'description', LIMITS.paragraph);
    const button = properties && buttonOf(properties, texts);
    const said = { ...(title && { title }), ...(text && { text }), ...(button && { button }), part };
    return [names[0] ?? `${at}`, said] as const;
  });
  return new Map(screens);
}

function buttonOf(properties: Part, texts: Texts): Ending['button'] {
  const address = properties.takeWhere(isReturnAddress, 'redirect_url');
  properties.takeWhere(isFalse, 'show_button', 'share_icons');
  if (address === undefined) return undefined;
  for (const name of ['show_button', 'button_mode']) properties.take(name);
  const label = texts.read(properties, 'button_text', LIMITS.label);
  return { label: label ?? texts.plain(new URL(address).hostname, address, LIMITS.label), address };
}

/** The thanks of whom no jump led to another ending. */
function thanksOf(
  screens: ReturnType<typeof screensOf>,
  led: readonly Led[],
  last: Question | undefined,
): string | undefined {
  const always = led.find(({ rule, from }) => !rule && from === last)?.screen;
  if (always !== undefined && screens.has(always)) return always;
  const conditional = new Set(led.flatMap(({ rule, screen }) => (rule ? [screen] : [])));
  return [...screens.keys()].find((screen) => !conditional.has(screen));
}

function textsOf({ settings }: Source): Texts {
  const said = isSource(settings) ? stringOf(settings['language']) : '';
  const own = said === '' ? 'en' : languageOfTag(said);
  return new Texts({
    own: own ?? 'en',
    isOwnKnown: own !== null,
    languages: [],
    placeholders: { pattern: PLACEHOLDER, kept: withoutPlace },
  });
}

export function convertTypeform(given: Source): Conversion {
  const notes = new Notes();
  const texts = textsOf(given);
  const definition = new Part(given, notes);
  const converter = new Converter(texts);
  const { survey, spans, rows } = converter;
  const title = texts.read(definition, 'title', LIMITS.label);
  const pages = converter.pages(definition);
  const lookup = (name: string) => survey.lookup(name);
  const { origins, led } = readLogic(definition, { lookup, rows, spans });
  survey.dropInvalid(pages, origins);
  const order = orderOfPages(pages);
  const screens = screensOf(definition, texts);
  const said = (screen: string) => {
    const found = screens.get(screen);
    if (!found) return undefined;
    const { part: _, ...ending } = found;
    return ending;
  };
  const endings = endingsOf(led, order, said);
  const thanks = thanksOf(screens, led, order.placed.at(-1)?.question);
  const shown = thanks === undefined ? undefined : said(thanks);
  const used = new Set([thanks, ...led.map(({ screen }) => screen)]);
  for (const [name, { part }] of screens) if (!used.has(name)) part.drop('never_shown');
  const thank = shown && { ...(shown.title && { title: shown.title }), ...(shown.text && { text: shown.text }) };
  const last = [thank, endings];
  fillIn(order, { last, titles: [title, pages.map((page) => page.title)] }, texts, survey.lookup);
  const address = readSettings(definition, texts) ?? shown?.button?.address;
  definition.nameLosses();
  return {
    name: title?.[texts.own] ?? 'Typeform',
    document: {
      title: title ?? texts.ours(ownWords.survey),
      layout: 'one_at_a_time',
      pages,
      ...(thank && Object.keys(thank).length > 0 && { thank_you: thank }),
      ...(endings.length > 0 && { endings }),
      ...(address !== undefined && { return_url: address }),
    },
    left_out: notes.first(),
    left_out_count: notes.count,
  };
}

/** @returns where the visitor goes on */
function readSettings(definition: Part, texts: Texts): string | undefined {
  for (const name of ADMINISTRATION) definition.take(name);
  if (definition.peek('type') === 'form') definition.take('type');
  const hidden = definition.open('hidden');
  for (const at of hidden?.keys() ?? []) hidden?.note('address_field_not_taken', at, stringOf(hidden.peek(at)));
  definition.open('variables');
  const settings = definition.open('settings');
  if (texts.isOwnKnown) settings?.take('language');
  else settings?.note('language_not_supported', 'language', String(settings.peek('language')));
  // What is switched off is nothing that is lost.
  for (const name of settings?.keys() ?? []) settings?.takeWhere(isFalse, name);
  return settings?.takeWhere(isReturnAddress, 'redirect_after_submit_url');
}
