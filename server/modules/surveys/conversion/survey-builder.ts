/** The questions of a survey as a definition is read: what each was called there, and what it depends on. */
import { ruleViolations, type Order, orderOf } from '../../../../shared/survey/check-rules.ts';
import type { Jump, Question, SurveyPart, Text } from '../../../../shared/survey/document.ts';
import { MAX_QUESTIONS } from '../../../../shared/survey/design-limits.ts';
import type { Condition } from './condition.ts';
import type { Made } from './made.ts';
import { Identifiers } from './names.ts';
import { addOptionRules, dropOptionRules } from './option-rules.ts';
import { type Named, ruleOf, together } from './rules.ts';

/** A question on its way, with the conditions of all that it stood in. */
export interface Converted extends Named, Pick<Made, 'optionConditions'> {
  question: Question;
  conditions: Condition[];
}

export interface Addition {
  made: Made;
  title: Text;
  conditions: Condition[];
  /** What the definition calls it, the first for its identifier. */
  names: readonly string[];
}

/** Says that a jump could not be carried over, by the jump. */
export type JumpOrigins = ReadonlyMap<Jump, () => void>;

export const orderOfPages = (pages: readonly SurveyPart[]): Order =>
  orderOf(pages.flatMap(({ questions }) => questions.map((question) => ({ question, pointer: '' }))));

export class SurveyBuilder {
  readonly #questionIds = new Identifiers();
  readonly #pageIds = new Identifiers();
  readonly #all: Converted[] = [];
  readonly #named = new Map<string, Converted>();

  /** It has as many questions as a survey may. */
  get isFull(): boolean {
    return this.#all.length >= MAX_QUESTIONS;
  }

  add({ made, title, conditions, names }: Addition): Question {
    const id = this.#questionIds.make(names[0] ?? '', 'question');
    const question = { id, title, ...made.question };
    const one = { ...made, id, type: question.type, question, conditions };
    this.#all.push(one);
    // Nobody answers a statement, so nothing can be asked of it.
    const known = question.type === 'statement' ? [] : names;
    for (const name of known) if (name !== '' && !this.#named.has(name)) this.#named.set(name, one);
    return question;
  }

  pageId = (name: string): string => this.#pageIds.make(name, 'page');

  lookup = (name: string): Converted | undefined => this.#named.get(name);

  /** Rules come when all questions are known, and go where they would look ahead (`dropInvalid`). */
  addRules(): void {
    for (const { question, conditions, optionConditions = [] } of this.#all) {
      addOptionRules(optionConditions, this.lookup);
      if (conditions.length === 0) continue;
      const read = conditions.map(({ expression }) => ruleOf(expression, this.lookup)?.rule ?? null);
      const rules = read.flatMap((rule) => rule ?? []);
      const rule = read.includes(null) ? null : together(rules);
      if (rule) question.show_if = rule;
      for (const condition of conditions)
        if (rule) condition.settle();
        else condition.leaveOut();
    }
  }

  /** Takes away what the survey's own check would refuse. */
  dropInvalid(pages: readonly SurveyPart[], origins: JumpOrigins): void {
    const made = new Map(this.#all.map((one) => [one.question, one]));
    const order = orderOfPages(pages);
    for (const [at, { question }] of order.placed.entries()) {
      const violations = ruleViolations(order, at).map(({ pointer }) => pointer);
      dropOptionRules(question, made.get(question)?.optionConditions ?? [], violations);
      if (question.show_if && violations.some((pointer) => pointer.startsWith('/show_if'))) {
        delete question.show_if;
        for (const condition of made.get(question)?.conditions ?? []) condition.leaveOut();
      }
      dropJumps(question, violations, origins);
    }
  }
}

function dropJumps(question: Question, violations: readonly string[], origins: JumpOrigins): void {
  const { jumps = [] } = question;
  const isInvalid = (place: number) => violations.some((pointer) => pointer.startsWith(`/jumps/${place}/`));
  for (const [place, jump] of jumps.entries()) if (isInvalid(place)) origins.get(jump)?.();
  const kept = jumps.filter((_, place) => !isInvalid(place));
  if (kept.length > 0) question.jumps = kept;
  else delete question.jumps;
}
