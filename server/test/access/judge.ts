/** What the decision table expects of a call, and what an answer has that it must not have. */
import type { Answer, Call } from './client.ts';
import { decisions } from './decisions.ts';
import { companyWords, SECRET_UUID, SECRET_WORD, VISITORS_WORD } from './fixture.ts';
import { hasAccount } from './callers.ts';
import {
  type Caller,
  covers,
  type EntityDecision,
  type Facts,
  type OperationName,
  operations,
  type Permit,
  readingPermits,
  roleMay,
} from './vocabulary.ts';

/** One call of the matrix with the answer that is due. */
export interface Cell extends Call {
  /** `feedback.patch` */
  operation: string;
  /** How the call's target lies to the caller: `own-out-of-reach`. */
  target: string;
  /** Several where the table leaves it to the server how to refuse. */
  status: number | number[];
  code?: string;
  /** Pointers of the problem's errors. */
  pointers?: string[];
  /** Words of companies that the answer may tell for once. */
  discloses?: string[];
  /** A call for everybody, which changes another's rows as it should: of an answer to a unit, of a sign-in. */
  unconfined?: true;
  /** Called after a permitted write. */
  undo?: () => Promise<void>;
  /** Further demands on a right answer; answers what is wrong with it. */
  inspect?: (answer: Answer) => string[];
}

const CODES: Record<number, string> = { 401: 'unauthorized', 403: 'forbidden', 404: 'not_found', 400: 'invalid_input' };

/** 401 without an account, 403 with one that may never. */
export const refusal = (caller: Caller): number => (hasAccount(caller) ? 403 : 401);

/** The status that a call on one row must get; `row` null: there is no such row. */
export function statusOn(
  entity: string,
  operation: string,
  caller: Caller,
  row: Facts | null,
  fields: readonly string[] = [],
): number {
  const decision = decisions[entity] ?? {};
  const permits = permitsOf(decision, operation);
  if (!roleMay(permits, caller)) return refusal(caller);
  if (!row) return 404;
  if (covers(permits, caller, row, fields)) return operation === 'delete' ? 204 : 200;
  return covers(readingPermits(decision), caller, row) ? 403 : 404;
}

const permitsOf = (decision: EntityDecision, operation: string): Permit[] | undefined =>
  operations.some((name) => name === operation) ? decision[operation as OperationName] : decision.views?.[operation];

/** Whether the caller may see the row at all: in a list, by itself, or as what another row refers to. */
export const sees = (entity: string, caller: Caller, row: Facts): boolean =>
  covers(readingPermits(decisions[entity] ?? {}), caller, row);

/** Whether the call is to be refused. */
export const isRefused = ({ status }: Cell): boolean => [status].flat().every((one) => one >= 400);

const handlesFeedback = (caller: Caller): boolean =>
  caller.role === 'company_admin' || caller.right?.module === 'feedback' || caller.isFounder === true;

/** Words that no answer to the caller may carry. */
function forbiddenWords(caller: Caller): string[] {
  const foreign = Object.entries(companyWords).filter(
    ([company]) => caller.role !== 'superadmin' && company !== caller.company,
  );
  return [
    SECRET_WORD,
    SECRET_UUID,
    ...foreign.map(([, word]) => word),
    ...(handlesFeedback(caller) ? [] : [VISITORS_WORD]),
  ];
}

/** What is wrong with an answer, each as a sentence; empty when it is the one that is due. */
export function failuresOf(cell: Cell, answer: Answer): string[] {
  const place = `${cell.operation} as ${cell.caller.name} on ${cell.target}`;
  const due = [cell.status].flat();
  const leaks = forbiddenWords(cell.caller)
    .filter((word) => answer.text.includes(word) && !cell.discloses?.includes(word))
    .map((word) => `${place}: the answer tells "${word}"`);
  if (!due.includes(answer.status))
    return [`${place}: expected ${due.join(' or ')}, got ${answer.status} ${answer.text.slice(0, 300)}`, ...leaks];
  const problem = answer.status >= 400 ? problemFailures(cell, answer) : [];
  const further = cell.inspect?.(answer) ?? [];
  return [...leaks, ...[...problem, ...further].map((failure) => `${place}: ${failure}`)];
}

interface ProblemBody {
  code?: string;
  errors?: { pointer: string; code: string }[];
}

function problemFailures({ code, pointers }: Cell, answer: Answer): string[] {
  const due = code ?? CODES[answer.status];
  const body = parsed(answer.text) as ProblemBody;
  const named = (body.errors ?? []).map(({ pointer }) => pointer).toSorted();
  return [
    ...(due === undefined || body.code === due ? [] : [`expected the code ${due}, got ${String(body.code)}`]),
    ...(pointers === undefined || named.join(' ') === pointers.toSorted().join(' ')
      ? []
      : [`expected errors at ${pointers.join(' ')}, got ${named.join(' ')}`]),
  ];
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return {};
  }
}

/** A refusal without what differs from request to request: foreign and missing must read the same. */
export const withoutRequestId = (text: string): string => text.replace(/"request_id":"[^"]*"/, '');
