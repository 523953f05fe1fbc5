/** The rules of a draft: which of them lead nowhere, and how they are repaired. Pure. */
import { conditionsOf, isCondition, partsOf } from '../../../../../shared/survey/conditions.ts';
import type { Condition, Rule, RulePart, Scalar } from '../../../../../shared/survey/document.ts';
import { isObject } from '../../../../providers/user-data.ts';
import { type Draft, type DraftPage, type DraftQuestion, type Jump, questionsOfDraft } from './draft.ts';

/** Ids of the options that an answer to the question may name; undefined where it names none. */
export function optionIdsOf(question: DraftQuestion): string[] | undefined {
  return idsIn(question.options);
}

const idsIn = (items: unknown): string[] | undefined =>
  Array.isArray(items) ? items.filter(isObject).flatMap(({ id }) => (typeof id === 'string' ? [id] : [])) : undefined;

/** A rule that joins these as the given one does. */
export const withParts = (rule: Rule, parts: RulePart[]): Rule => ('all' in rule ? { all: parts } : { any: parts });

/** A value that visitors give without it being an option: their own words in place of one. */
const OTHER = 'other';

interface Known {
  types: ReadonlyMap<string, DraftQuestion>;
}

function repairCondition(condition: Condition, { types }: Known): Condition | undefined {
  const asked = types.get(condition.question);
  if (asked === undefined) return undefined;
  const { part } = condition;
  if (part !== undefined && idsIn(asked.rows)?.includes(part) === false) return undefined;
  const options = part === undefined ? optionIdsOf(asked) : idsIn(asked.columns);
  if (options === undefined) return condition;
  const isKnown = (value: Scalar) => options.includes(String(value)) || value === OTHER;
  if ('equals' in condition) return isKnown(condition.equals) ? condition : undefined;
  if ('not_equals' in condition) return isKnown(condition.not_equals) ? condition : undefined;
  if (!('in' in condition) && !('not_in' in condition)) return condition;
  const before = 'in' in condition ? condition.in : condition.not_in;
  const left = before.filter(isKnown);
  if (left.length === before.length) return condition;
  if (left.length === 0) return undefined;
  return 'in' in condition ? { ...condition, in: left } : { ...condition, not_in: left };
}

function repairRule(rule: Rule | undefined, known: Known): Rule | undefined {
  if (rule === undefined) return undefined;
  const before = partsOf(rule);
  const after = before.flatMap(
    (part) => (isCondition(part) ? repairCondition(part, known) : repairRule(part, known)) ?? [],
  );
  if (after.length === before.length && after.every((part, at) => part === before[at])) return rule;
  return after.length === 0 ? undefined : withParts(rule, after);
}

/** A jump whose rule has nothing left would always be taken, so it goes. */
function repairJump(jump: Jump, known: Known): Jump | undefined {
  if ('question' in jump.to && !known.types.has(jump.to.question)) return undefined;
  const rule = repairRule(jump.if, known);
  if (rule === jump.if) return jump;
  return rule === undefined ? undefined : { ...jump, if: rule };
}

/** What the server keeps of a draft fits the grammar. */
const isRule = (value: unknown): value is Rule => isObject(value) && ('all' in value || 'any' in value);

/** The options of a question that are offered only sometimes, each by its place. */
export function ruledOptions({ options }: DraftQuestion): { at: number; rule: Rule }[] {
  if (!Array.isArray(options)) return [];
  return options.flatMap((option: unknown, at) =>
    isObject(option) && isRule(option.show_if) ? [{ at, rule: option.show_if }] : [],
  );
}

/** A question whose option at a place has this rule, or none. */
export function withOptionRule(question: DraftQuestion, at: number, rule: Rule | undefined): DraftQuestion {
  const options: unknown[] = Array.isArray(question.options) ? question.options : [];
  const option = options[at];
  if (!isObject(option)) return question;
  const { show_if: _before, ...rest } = option;
  return { ...question, options: options.with(at, rule === undefined ? rest : { ...rest, show_if: rule }) };
}

const repairOptions = (question: DraftQuestion, known: Known): DraftQuestion =>
  ruledOptions(question).reduce((repaired, { at, rule }) => {
    const next = repairRule(rule, known);
    return next === rule ? repaired : withOptionRule(repaired, at, next);
  }, question);

function repairPage(page: DraftPage, known: Known): DraftPage {
  const { show_if: before, ...rest } = page;
  const rule = repairRule(before, known);
  if (rule === before) return page;
  return rule === undefined ? rest : { ...rest, show_if: rule };
}

/** What is for some by a rule, as an ending. */
interface RuledPart {
  id: string;
  if?: Rule;
}

/** What had a rule and has none left would be for everybody, so it goes. */
function repairParts<Part extends RuledPart>(parts: Part[], known: Known): { kept: Part[]; repaired: string[] } {
  const repaired: string[] = [];
  const kept = parts.flatMap((part) => {
    const rule = repairRule(part.if, known);
    if (rule === part.if) return part;
    repaired.push(part.id);
    return rule === undefined ? [] : { ...part, if: rule };
  });
  return { kept, repaired };
}

function repairQuestion(given: DraftQuestion, known: Known): DraftQuestion {
  const question = repairOptions(given, known);
  const rule = repairRule(question.show_if, known);
  const jumps = question.jumps?.flatMap((jump) => repairJump(jump, known) ?? []);
  const isSame =
    rule === question.show_if &&
    (jumps === undefined ||
      (jumps.length === question.jumps?.length && jumps.every((jump, at) => jump === question.jumps?.[at])));
  if (isSame) return question;
  const { show_if: _rule, jumps: _jumps, ...rest } = question;
  return {
    ...rest,
    ...(rule === undefined ? {} : { show_if: rule }),
    ...(jumps === undefined || jumps.length === 0 ? {} : { jumps }),
  };
}

/**
 * Takes out of the rules what looks at a question or an option that is gone.
 * @returns the draft, the same if nothing was to be repaired, and the ids of the questions, pages, endings and quotas whose rules were changed
 */
export function repairRules(draft: Draft): { draft: Draft; repaired: string[] } {
  const known = { types: new Map(questionsOfDraft(draft).map((question) => [question.id, question])) };
  const repaired: string[] = [];
  const pages = draft.pages.map((page) => {
    const kept = repairPage(page, known);
    if (kept !== page) repaired.push(page.id);
    return {
      ...kept,
      questions: page.questions.map((question) => {
        const next = repairQuestion(question, known);
        if (next !== question) repaired.push(question.id);
        return next;
      }),
    };
  });
  const { endings: someEndings = [], quotas: someQuotas = [], ...rest } = draft;
  const endings = repairParts(someEndings, known);
  const quotas = repairParts(someQuotas, known);
  repaired.push(...endings.repaired, ...quotas.repaired);
  if (repaired.length === 0) return { draft, repaired };
  const next = {
    ...rest,
    pages,
    ...(endings.kept.length > 0 && { endings: endings.kept }),
    ...(quotas.kept.length > 0 && { quotas: quotas.kept }),
  };
  return { draft: next, repaired };
}

export type RuleViolation = 'looks_later' | 'jumps_back';

/** Questions whose rules don't fit the order any more: they look at something later, or lead back. */
export function misplacedRules(draft: Draft): Map<string, RuleViolation> {
  const questions = questionsOfDraft(draft);
  const places = new Map(questions.map(({ id }, at) => [id, at]));
  const violations = new Map<string, RuleViolation>();
  for (const [at, question] of questions.entries()) {
    const violation = ruleViolationOf(question, at, places);
    if (violation !== undefined) violations.set(question.id, violation);
  }
  return violations;
}

/** Pages whose rules look at something that does not come before them. */
export function misplacedPages(draft: Draft): string[] {
  const places = new Map(draft.pages.flatMap(({ questions }, at) => questions.map(({ id }) => [id, at] as const)));
  return draft.pages.flatMap(({ id, show_if: rule }, at) =>
    rule !== undefined && conditionsOf(rule).some(({ question }) => (places.get(question) ?? -1) >= at) ? [id] : [],
  );
}

function ruleViolationOf(
  question: DraftQuestion,
  at: number,
  places: ReadonlyMap<string, number>,
): RuleViolation | undefined {
  const looksAfter = (rule: Rule | undefined, last: number) =>
    rule !== undefined && conditionsOf(rule).some((condition) => (places.get(condition.question) ?? -1) > last);
  const jumps = question.jumps ?? [];
  if (ruledOptions(question).some(({ rule }) => looksAfter(rule, at - 1))) return 'looks_later';
  if (looksAfter(question.show_if, at - 1) || jumps.some((jump) => looksAfter(jump.if, at))) return 'looks_later';
  const leadsBack = ({ to }: Jump) => 'question' in to && (places.get(to.question) ?? Infinity) <= at;
  return jumps.some(leadsBack) ? 'jumps_back' : undefined;
}

/** Ids of the questions whose rules look at this one or lead to it. */
export function dependentsOf(draft: Draft, id: string): string[] {
  const looks = (rule: Rule | undefined) =>
    rule !== undefined && conditionsOf(rule).some(({ question }) => question === id);
  return questionsOfDraft(draft)
    .filter(
      (question) =>
        question.id !== id &&
        (looks(question.show_if) ||
          ruledOptions(question).some(({ rule }) => looks(rule)) ||
          (question.jumps ?? []).some((jump) => looks(jump.if) || ('question' in jump.to && jump.to.question === id))),
    )
    .map((question) => question.id);
}
