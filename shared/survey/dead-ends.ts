/**
 * What of a survey no visitor ever comes to, whatever is answered: each finding is certain, and some stay unfound. Pure:
 * the designer's screen tells of them as the survey is written.
 */
import { questionKinds } from '../questions/index.ts';
import { OTHER, NONE } from '../questions/open-options.ts';
import type { Option } from '../questions/options.ts';
import type { JumpTarget, Question, Rule, Scalar, SurveyDocument } from './document.ts';
import { type Formula, formulaOf, isPossible, not, type World } from './formula.ts';

/** A question, jump, option, ending, page or quota that counts for nobody. `kind` is the key of its text. */
export interface DeadEnd {
  pointer: string;
  kind:
    | 'never_asked'
    | 'passed_over'
    | 'page_never_shown'
    | 'option_never_offered'
    | 'jump_never_taken'
    | 'ending_never_shown'
    | 'quota_never_counts';
}

interface Place {
  question: Question & { options?: Option[] };
  pointer: string;
  /** Of the first question of its page, where any may come first. */
  first?: number;
  /** What holds where it is asked. */
  asked: Formula;
  /** Whether it is asked of everybody who comes to it. */
  isAlways: boolean;
}

const knownTypes = new Set(questionKinds.map(({ type }) => type));

function placesOf({ pages }: SurveyDocument): Place[] {
  return pages.flatMap(({ show_if: rule, questions, question_order: order }, page) =>
    questions.map((question, at) => ({
      question,
      pointer: `/pages/${page}/questions/${at}`,
      ...(order && { first: pages.slice(0, page).reduce((sum, each) => sum + each.questions.length, 0) }),
      asked: { all: [formulaOf(rule), formulaOf(question.show_if)] },
      isAlways: !rule && !question.show_if && !canRunOut(question),
    })),
  );
}

/** Whether all its options may be left out, and with them the question. */
const canRunOut = ({ options = [], ...question }: Question & { options?: Option[] }): boolean =>
  options.length > 0 && options.every(({ show_if: rule }) => rule) && !(OTHER in question) && !(NONE in question);

/** What is found on the way through: a question that nobody is asked has no answer that later rules could look at. */
class Search {
  readonly found: DeadEnd[] = [];
  readonly #places: Place[];
  readonly #at: ReadonlyMap<string, number>;
  readonly #dead = new Set<string>();
  readonly #never = new Map<string, Set<Scalar>>();
  readonly #world: World;
  /** Places that some jump leads over. */
  readonly #passed: ReadonlySet<number>;

  constructor(survey: SurveyDocument) {
    this.#places = placesOf(survey);
    this.#at = new Map(this.#places.map(({ question }, at) => [question.id, at]));
    const place = (id: string): Place | undefined => this.#places[this.#at.get(id) ?? -1];
    this.#world = {
      question: (id) => (this.#dead.has(id) ? undefined : place(id)?.question),
      whenAsked: (id) => place(id)?.asked ?? false,
      neverOffered: (id) => this.#never.get(id) ?? new Set(),
    };
    this.#passed = new Set(
      this.#places.flatMap(({ question: { jumps = [] } }, at) => {
        const farthest = Math.max(at, ...jumps.map(({ to }) => this.#targetOf(to)));
        return Array.from({ length: Math.max(0, farthest - at - 1) }, (_, over) => at + 1 + over);
      }),
    );
  }

  isPossible(formula: Formula): boolean {
    return isPossible(formula, this.#world);
  }

  /** Place of what a jump leads to; behind the last question for the end. */
  #targetOf(to: JumpTarget): number {
    const at = 'question' in to ? this.#at.get(to.question) : undefined;
    return at === undefined ? this.#places.length : (this.#places[at]?.first ?? at);
  }

  /** Holds where the jumps of a question lead nobody over a place behind it. */
  #staysBefore({ jumps = [] }: Question, place: number): Formula {
    return jumps.reduceRight<Formula>((otherwise, { if: rule, to }) => {
      const isFine = this.#targetOf(to) <= place;
      const when = formulaOf(rule);
      return { any: [{ all: [when, isFine] }, { all: [not(when), otherwise] }] };
    }, true);
  }

  /** Holds where the jumps of all questions before a place lead to it or before it, as far as that is certain. */
  #comesTo(place: number): Formula {
    return {
      all: this.#places.slice(0, place).flatMap(({ question, asked }, at) => {
        if (!question.jumps?.length || this.#passed.has(at) || canRunOut(question)) return [];
        return [{ any: [not(asked), this.#staysBefore(question, place)] }];
      }),
    };
  }

  run(): void {
    const arrived = new Set([0]);
    for (const [at, place] of this.#places.entries()) {
      const here: Formula = { all: [this.#comesTo(at), place.asked] };
      const isAsked = arrived.has(at) && this.isPossible(here);
      if (!place.isAlways && arrived.has(at)) arrived.add(at + 1);
      if (!isAsked) {
        this.#dead.add(place.question.id);
        const kind = this.isPossible(place.asked) ? 'passed_over' : 'never_asked';
        this.found.push({ pointer: place.pointer, kind });
        continue;
      }
      this.#lookAtOptions(place, here);
      for (const next of this.#goesOn(place, here, at)) arrived.add(next);
    }
  }

  #lookAtOptions({ question, pointer }: Place, here: Formula): void {
    const never = new Set<Scalar>();
    for (const [at, { id, show_if: rule }] of (question.options ?? []).entries()) {
      if (!rule || this.isPossible({ all: [here, formulaOf(rule)] })) continue;
      never.add(id);
      this.found.push({ pointer: `${pointer}/options/${at}`, kind: 'option_never_offered' });
    }
    this.#never.set(question.id, never);
  }

  /** Places to which those go on who were asked a question. */
  #goesOn({ question: { jumps = [] }, pointer }: Place, here: Formula, at: number): number[] {
    const places: number[] = [];
    let left: Formula = here;
    for (const [place, { if: rule, to }] of jumps.entries()) {
      const when = formulaOf(rule);
      if (this.isPossible({ all: [left, when] })) places.push(this.#targetOf(to));
      else this.found.push({ pointer: `${pointer}/jumps/${place}`, kind: 'jump_never_taken' });
      left = { all: [left, not(when)] };
    }
    return this.isPossible(left) ? [...places, at + 1] : places;
  }
}

/** @param survey without violations, or a draft of which those rules were left out that lead nowhere */
export function deadEndsOf(survey: SurveyDocument): DeadEnd[] {
  const search = new Search(survey);
  // A kind of a later version is not judged.
  if (survey.pages.some(({ questions }) => questions.some(({ type }) => !knownTypes.has(type)))) return [];
  search.run();
  return [...byPage(survey, search.found), ...endingsOf(survey, search), ...quotasOf(survey, search)];
}

/** A page of which nothing is asked is told in place of its questions. */
function byPage({ pages }: SurveyDocument, found: readonly DeadEnd[]): DeadEnd[] {
  const isQuestion = ({ kind }: DeadEnd): boolean => kind === 'never_asked' || kind === 'passed_over';
  return pages.flatMap(({ questions }, at): DeadEnd[] => {
    const pointer = `/pages/${at}`;
    const here = found.filter((each) => each.pointer.startsWith(`${pointer}/`));
    const isEmpty = questions.length > 0 && here.filter(isQuestion).length === questions.length;
    return isEmpty ? [{ pointer, kind: 'page_never_shown' }] : here;
  });
}

/** The first ending that holds is shown; one with bounds of the score leaves others to those that come after it. */
function endingsOf({ endings = [] }: SurveyDocument, search: Search): DeadEnd[] {
  let left: Formula = true;
  return endings.flatMap(({ if: rule, score_at_least: least, score_at_most: most }, at): DeadEnd[] => {
    const when = formulaOf(rule);
    const isShown = search.isPossible({ all: [left, when] });
    if (least === undefined && most === undefined) left = { all: [left, not(when)] };
    return isShown ? [] : [{ pointer: `/endings/${at}`, kind: 'ending_never_shown' }];
  });
}

const quotasOf = ({ quotas = [] }: SurveyDocument, search: Search): DeadEnd[] =>
  quotas.flatMap(({ if: rule }: { if?: Rule }, at): DeadEnd[] =>
    search.isPossible(formulaOf(rule)) ? [] : [{ pointer: `/quotas/${at}`, kind: 'quota_never_counts' }],
  );
