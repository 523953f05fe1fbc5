/**
 * A survey of LimeSurvey (its file, `.lss`) as a survey of ours, as far as both know the same. Pure, and bounded by what
 * it makes: whatever it is given, it answers.
 */
import { languageOfTag } from '../../../../shared/i18n/languages.ts';
import type { Question, SurveyPart } from '../../../../shared/survey/document.ts';
import type { Condition } from '../conversion/condition.ts';
import type { Conversion } from '../conversion/conversion.ts';
import { divideCrowded } from '../conversion/divide-pages.ts';
import { fillIn } from '../conversion/filled-in.ts';
import { lacksOptions } from '../conversion/lacks-options.ts';
import { Notes, type Reason } from '../conversion/notes.ts';
import * as ownWords from '../conversion/own-words.ts';
import { Part } from '../conversion/part.ts';
import { isSource, isText, type Source } from '../conversion/source.ts';
import { orderOfPages, SurveyBuilder } from '../conversion/survey-builder.ts';
import { LIMITS, Texts } from '../conversion/texts.ts';
import { wordsBetween } from '../conversion/words-between.ts';
import { type Attributes, attributesOf } from './attributes.ts';
import { parseExpression } from './expression.ts';
import { ALWAYS, type Given, makers, separateMakers, settleAsPart } from './questions.ts';
import { readSettings } from './settings.ts';
import { dropEntry, type Entry, entriesOf, rowsOf, textOf, valueIn } from './tables.ts';
import { variableOf, type Variables } from './variables.ts';
import { variablesOf } from './variables-of.ts';

const ROOT = 'document';

export const isLimesurvey = (definition: Source): boolean => {
  const document = definition[ROOT];
  return isSource(document) && document['LimeSurveyDocType'] === 'Survey';
};

class Converter {
  readonly survey = new SurveyBuilder();
  readonly variables: Variables;
  readonly #document: Part;
  readonly #texts: Texts;
  readonly #questions: Map<string, Entry[]>;
  readonly #subquestions: Map<string, Entry[]>;
  readonly #answers: Map<string, Entry[]>;
  readonly #attributes: (question: string) => Attributes;

  constructor(document: Part, texts: Texts) {
    this.#document = document;
    this.#texts = texts;
    const questions = (table: string) =>
      entriesOf(document, { table, key: ['qid'], order: 'question_order', texts: ['question_l10ns', 'qid'] });
    const all = questions('questions');
    const subquestions = questions('subquestions');
    this.#questions = Map.groupBy(all, ({ part }) => valueIn(part, 'gid'));
    this.#subquestions = Map.groupBy(subquestions, ({ part }) => valueIn(part, 'parent_qid'));
    const answers = { table: 'answers', key: ['aid', 'qid', 'code', 'scale_id'], order: 'sortorder' };
    const translated = { ...answers, texts: ['answer_l10ns', 'aid'] as [string, string] };
    this.#answers = Map.groupBy(entriesOf(document, translated), ({ part }) => valueIn(part, 'qid'));
    this.#attributes = attributesOf(document);
    this.variables = variablesOf(all, this.#subquestions);
  }

  pages(): SurveyPart[] {
    const groups = entriesOf(this.#document, {
      table: 'groups',
      key: ['gid'],
      order: 'group_order',
      texts: ['group_l10ns', 'gid'],
    });
    return groups.flatMap((group, at): SurveyPart[] => {
      const title = textOf(group, 'group_name', this.#texts, LIMITS.label);
      const conditions = this.#conditions(group.part, 'grelevance');
      const words = this.#words(group, { conditions, name: `group${at + 1}`, columns: { help: 'description' } });
      const questions = (this.#questions.get(valueIn(group.part, 'gid')) ?? []).flatMap((entry) =>
        this.#question(entry, conditions),
      );
      if (questions.length === 0) {
        dropEntry(group, 'empty');
        return [];
      }
      return [
        { id: this.survey.pageId(`group${at + 1}`), ...(title && { title }), questions: [...words, ...questions] },
      ];
    });
  }

  #conditions(part: Part, column: string): Condition[] {
    const text = valueIn(part, column);
    if (ALWAYS.includes(text)) {
      part.take(column);
      return [];
    }
    const condition: Condition = {
      expression: parseExpression(text, this.variables),
      settle: () => void part.take(column),
      leaveOut: () => part.note('condition_not_supported', column, text),
    };
    return [condition];
  }

  #words(
    entry: Entry,
    { conditions, name, columns }: { conditions: Condition[]; name: string; columns: { title?: string; help: string } },
  ): Question[] {
    const title = columns.title ? textOf(entry, columns.title, this.#texts, LIMITS.title) : undefined;
    const made = wordsBetween(title, textOf(entry, columns.help, this.#texts, LIMITS.paragraph));
    if (!made || this.survey.isFull) return [];
    return [this.survey.add({ made, title: made.title ?? {}, conditions, names: [name] })];
  }

  /** Words before everything, of the survey itself. */
  introduce(settings: Entry, pages: SurveyPart[]): void {
    const [first] = pages;
    const columns = ['surveyls_welcometext', 'surveyls_description'];
    for (const help of first ? columns : [])
      first?.questions.unshift(...this.#words(settings, { conditions: [], name: 'welcome', columns: { help } }));
  }

  #question(entry: Entry, above: Condition[]): Question[] {
    const { part } = entry;
    const code = valueIn(part, 'title');
    const number = valueIn(part, 'qid');
    for (const row of [part, ...entry.spoken]) row.question = code;
    const attributes = this.#attributes(number);
    const given: Given = {
      entry,
      attributes,
      subquestions: this.#firstScale(this.#subquestions.get(number), code),
      answers: this.#firstScale(this.#answers.get(number), code),
    };
    if (attributes.is('hidden', '1')) {
      dropAsked(given, 'never_shown');
      return [];
    }
    const conditions = [...above, ...this.#conditions(part, 'relevance')];
    const made = this.#made(given, { code, conditions });
    attributes.nameLosses(code);
    return made;
  }

  #firstScale(entries: Entry[] = [], code: string): Entry[] {
    for (const { part, spoken } of entries) for (const row of [part, ...spoken]) row.question = code;
    return entries.filter(({ part }) => ['', '0'].includes(valueIn(part, 'scale_id')));
  }

  #made(given: Given, { code, conditions }: { code: string; conditions: Condition[] }): Question[] {
    const { entry, subquestions } = given;
    const { part } = entry;
    const type = valueIn(part, 'type');
    part.take('title');
    if (type === 'X') {
      for (const name of ['type', 'mandatory', 'other']) part.take(name);
      return this.#words(entry, { conditions, name: code, columns: { title: 'question', help: 'help' } });
    }
    const separate = Object.hasOwn(separateMakers, type) ? separateMakers[type] : undefined;
    const maker = Object.hasOwn(makers, type) ? makers[type] : undefined;
    if (!separate && !maker) {
      dropAsked(given, 'type_not_supported', type);
      return [];
    }
    if (!separate) return this.#asked(given, maker, { code, conditions });
    const words = this.#words(entry, { conditions, name: code, columns: { title: 'question', help: 'help' } });
    const asked = subquestions.flatMap((one) => {
      const name = `${code}_${valueIn(one.part, 'title')}`;
      one.part.take('title');
      settleAsPart(one.part);
      const isRequired = valueIn(part, 'mandatory') === 'Y';
      return this.#asked({ ...given, entry: one, subquestions: [] }, separate, { code: name, conditions, isRequired });
    });
    for (const name of ['type', 'mandatory']) part.take(name);
    return [...words, ...asked];
  }

  #asked(
    given: Given,
    maker: (typeof makers)[string] | undefined,
    { code, conditions, isRequired }: { code: string; conditions: Condition[]; isRequired?: boolean },
  ): Question[] {
    const { entry } = given;
    if (!maker || this.survey.isFull) {
      dropAsked(given, 'too_many_questions');
      return [];
    }
    const made = maker(given, this.#texts);
    if (lacksOptions(made.question)) {
      dropAsked(given, 'too_few_options');
      return [];
    }
    entry.part.take('type');
    const mandatory = entry.part.takeWhere(isText, 'mandatory');
    if (mandatory === 'S') entry.part.note('property_not_supported', 'mandatory', mandatory);
    const needed = isRequired ?? mandatory === 'Y';
    if (valueIn(entry.part, 'other') === 'N') entry.part.take('other');
    if (valueIn(entry.part, 'preg') !== '') entry.part.note('format_not_checked', 'preg', valueIn(entry.part, 'preg'));
    const title = textOf(entry, 'question', this.#texts, LIMITS.title) ?? this.#texts.plain(code, '?', LIMITS.title);
    const help = textOf(entry, 'help', this.#texts, LIMITS.paragraph);
    const question = { ...(help && { help }), ...made.question, ...(needed && { required: true }) };
    return [this.survey.add({ made: { ...made, question }, title, conditions, names: [code] })];
  }
}

/** With all that belongs to the question. */
function dropAsked({ entry, attributes, subquestions, answers }: Given, reason: Reason, detail?: string): void {
  dropEntry(entry, reason, detail);
  attributes.dropAll();
  for (const { part, spoken } of [...subquestions, ...answers])
    for (const row of [part, ...spoken]) for (const name of row.keys()) row.take(name);
}

/** The survey's own language first. */
function textsOf(document: Part): Texts {
  const [survey] = rowsOf(document, 'surveys');
  const listed = document.open('languages')?.open('language');
  const tags = listed?.keys().map((at) => String(listed.take(at))) ?? [];
  const said = (survey ? valueIn(survey, 'language') : '') || (tags[0] ?? 'en');
  const own = languageOfTag(said);
  return new Texts({
    own: own ?? 'en',
    isOwnKnown: own !== null,
    languages: tags.flatMap((tag) => languageOfTag(tag) ?? []),
    placeholders: { pattern: /\{([^{}\s][^{}]{0,120})\}/g },
  });
}

export function convertLimesurvey(given: Source): Conversion {
  const notes = new Notes();
  const definition = new Part(given, notes);
  const document = definition.open(ROOT) ?? definition;
  const texts = textsOf(document);
  const converter = new Converter(document, texts);
  const { survey, variables } = converter;
  const pages = converter.pages();
  const [settings] = entriesOf(document, {
    table: 'surveys_languagesettings',
    key: ['surveyls_survey_id'],
    order: 'surveyls_survey_id',
  });
  const said = readSettings(document, settings, texts);
  if (settings) converter.introduce(settings, pages);
  survey.addRules();
  survey.dropInvalid(pages, new Map());
  const { title, name, thanks, ...rest } = said;
  const lookup = (written: string) => survey.lookup(variableOf(written, variables)?.name ?? '');
  const titles = [title, pages.map((page) => page.title)];
  fillIn(orderOfPages(pages), { last: [{ text: thanks }], titles }, texts, lookup);
  definition.nameLosses();
  return {
    name: name ?? 'LimeSurvey',
    document: {
      title: title ?? texts.ours(ownWords.survey),
      ...rest,
      pages: rest.layout ? pages : divideCrowded(pages, survey.pageId),
      ...(thanks && { thank_you: { text: thanks } }),
    },
    left_out: notes.first(),
    left_out_count: notes.count,
  };
}
