/**
 * A survey as a definition of SurveyJS, as far as both know the same: the way back of `../convert.ts`. Pure; of a draft
 * it writes what is there, and what the library can't say is named by its path in the survey.
 */
import { isLanguage, type Language } from '../../../../../shared/i18n/languages.ts';
import { type LeftOut, Notes } from '../../conversion/notes.ts';
import { Part } from '../../conversion/part.ts';
import { isSource, isTrue, type Source, stringOf } from '../../conversion/source.ts';
import { conditionIn, hasCells, makers, type Writing } from './write-questions.ts';
import { writeRule } from './write-rule.ts';
import { escaped, tagOf, TextWriter } from './write-texts.ts';

export interface Written {
  definition: Source;
  /** The first of them. */
  left_out: LeftOut[];
  left_out_count: number;
}

/** The first that it promises, else the first that its title is written in. */
function ownLanguage({ languages, title }: Source): Language {
  const promised: unknown[] = Array.isArray(languages) ? languages : [];
  return [...promised, ...Object.keys(isSource(title) ? title : {})].find(isLanguage) ?? 'en';
}

export function writeSurveyjs(draft: Source): Written {
  const notes = new Notes();
  const survey = new Part(draft, notes);
  const own = ownLanguage(draft);
  const writing = { texts: new TextWriter(own), typeOf: typesOf(draft) };
  const title = writing.texts.write(survey, 'title');
  const triggers: Source[] = [];
  const pages = survey.each('pages').map((page) => writePage(page, writing, triggers));
  const isSplit = survey.peek('layout') === 'one_at_a_time';
  survey.take('layout');
  const promised = survey.peek('languages');
  // One is the language of the definition.
  if (Array.isArray(promised) && promised.length > 1)
    survey.note('property_not_supported', 'languages', promised.join());
  else survey.take('languages');
  const address = survey.take('return_url');
  const definition = {
    locale: tagOf(own),
    ...(title !== undefined && { title }),
    ...(isSplit && { questionsOnPageMode: 'questionPerPage' }),
    pages,
    ...(triggers.length > 0 && { triggers }),
    ...thanksOf(survey, writing),
    ...endingsOf(survey, writing),
    ...(address !== undefined && { navigateToUrl: address }),
  };
  survey.nameLosses();
  return { definition, left_out: notes.first(), left_out_count: notes.count };
}

function typesOf({ pages }: Source): Writing['typeOf'] {
  const lists = (Array.isArray(pages) ? pages : []).filter(isSource).map(({ questions }) => questions);
  const questions = lists.flatMap((list) => (Array.isArray(list) ? list.filter(isSource) : []));
  const types = new Map(questions.map((one) => [stringOf(one['id']), one]));
  return (id) => {
    const found = types.get(id);
    return found && { type: stringOf(found['type']), hasCells: hasCells(found) };
  };
}

function writePage(page: Part, writing: Writing, triggers: Source[]): Source {
  const title = writing.texts.write(page, 'title');
  const elements = page.each('questions').flatMap((question) => writeQuestion(question, writing, triggers) ?? []);
  const isMixed = page.peek('question_order') === 'random';
  page.take('question_order');
  return {
    name: page.take('id'),
    ...(title !== undefined && { title }),
    ...conditionIn(page, writing),
    ...(isMixed && { questionOrder: 'random' }),
    elements,
  };
}

function writeQuestion(question: Part, writing: Writing, triggers: Source[]): Source | null {
  const id = stringOf(question.take('id'));
  const type = stringOf(question.peek('type'));
  question.question = id;
  const maker = Object.hasOwn(makers, type) ? makers[type] : undefined;
  const made = maker?.(question, writing);
  if (!made) {
    question.drop('type_not_supported', type);
    return null;
  }
  question.take('type');
  if (question.peek('image')) question.note('picture_not_taken', 'image');
  // Words between the questions have said all they say.
  const isAsked = made['type'] !== 'html';
  const title = isAsked ? writing.texts.write(question, 'title') : undefined;
  const description = isAsked ? writing.texts.write(question, 'help') : undefined;
  const preset = question.take('default');
  const isRequired = question.takeWhere(isTrue, 'required') === true;
  triggers.push(...jumpsOf(question, writing, id));
  return {
    name: id,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...made,
    ...(isRequired && { isRequired: true }),
    ...conditionIn(question, writing),
    ...(preset !== undefined && { defaultValue: preset }),
  };
}

/** Jumps are triggers of the survey; what is taken always is taken with an answer and without. */
function jumpsOf(question: Part, { typeOf }: Writing, id: string): Source[] {
  return question.each('jumps').flatMap((jump) => {
    const to = jump.peek('to');
    const rule = jump.peek('if');
    const expression = rule === undefined ? `{${id}} notempty or {${id}} empty` : writeRule(rule, typeOf);
    if (expression === null || !isSource(to)) {
      jump.drop('condition_not_supported');
      return [];
    }
    for (const name of ['if', 'to']) jump.take(name);
    return to['end'] === true
      ? [{ type: 'complete', expression }]
      : [{ type: 'skip', expression, gotoName: to['question'] }];
  });
}

/** Title and text become one text with markup, in each language that either has. */
function joined(title: unknown, text: unknown): unknown {
  const [above, below] = [title, text].map((said) => (typeof said === 'string' ? { default: said } : said));
  const parts = [above, below].filter(isSource);
  const languages = new Set(parts.flatMap((part) => Object.keys(part)));
  const said = [...languages].map((language) => [language, parts.map((part) => stringOf(part[language])).join('')]);
  const whole = Object.fromEntries(said) as Source;
  return languages.size === 1 && 'default' in whole ? whole['default'] : whole;
}

function htmlOf(part: Part | undefined, { texts }: Writing): unknown {
  if (!part) return undefined;
  const title = texts.write(part, 'title', (words) => `<h3>${escaped(words)}</h3>`);
  const text = texts.write(part, 'text', (words) => `<p>${escaped(words)}</p>`);
  return title === undefined && text === undefined ? undefined : joined(title, text);
}

function thanksOf(survey: Part, writing: Writing): Source {
  const completedHtml = htmlOf(survey.open('thank_you'), writing);
  return completedHtml === undefined ? {} : { completedHtml };
}

/** Those that depend on answers: there is no score. */
function endingsOf(survey: Part, writing: Writing): Source {
  const items = survey.each('endings').flatMap((ending) => {
    const rule = ending.peek('if');
    const isScored = ['score_at_least', 'score_at_most'].some((name) => ending.peek(name) !== undefined);
    const expression = isScored ? null : writeRule(rule, writing.typeOf);
    const html = expression === null ? undefined : htmlOf(ending, writing);
    if (expression === null || html === undefined) {
      ending.drop('condition_not_supported');
      return [];
    }
    for (const name of ['id', 'if']) ending.take(name);
    return [{ expression, html }];
  });
  return items.length > 0 ? { completedHtmlOnCondition: items } : {};
}
