/** What is wrong with the answer to a hostile call, and the figures of all of them. */
import type { Answer, Call } from '../../server/test/access/client.ts';
import { companyWords, SECRET_WORD } from '../../server/test/access/fixture.ts';
import { type Cell, parsed } from '../../server/test/access/judge.ts';
import type { CompanyName } from '../../server/test/access/vocabulary.ts';

export interface JudgedFigures {
  inputs: number;
  answers: Record<string, number>;
  roles: Record<string, { inputs: number; done: number }>;
  failures: Record<string, string>;
  /** Operations that were answered with 2xx. */
  reached: ReadonlySet<string>;
  /** The first answer that was none, by operation. */
  refused: ReadonlyMap<string, string>;
}

export interface Judge {
  /** Whether the call did what it is for. */
  judge(input: { operation: string; call: Call }, answer: Answer, world: { takeFailures(): unknown[] }): boolean;
  figures(): JudgedFigures;
  /** From here on everybody has an account again. */
  beginWorld(): void;
  /** Of the last calls of those who had an account, the share that was told to sign in. */
  shareLost(of: number): number;
}

const SHOWN = 600;
const UNAUTHORIZED = 401;

/**
 * A judge who has seen nothing yet.
 * @param cells of the matrix: where one tells whose a row is to everybody, so may each answer of its operation
 * @returns the judge
 */
export function createJudge(cells: readonly Cell[]): Judge {
  const open = new Set(cells.filter(({ discloses }) => discloses !== undefined).map(({ operation }) => operation));
  const answers: Record<string, number> = {};
  const roles: JudgedFigures['roles'] = {};
  const failures: Record<string, string> = {};
  const reached = new Set<string>();
  const refused = new Map<string, string>();
  let inputs = 0;
  let lost: boolean[] = [];

  return {
    judge({ operation, call }, answer, world) {
      inputs += 1;
      const isDone = answer.status >= 200 && answer.status < 300;
      const kind = answer.status === 0 ? 'broken off' : `${Math.floor(answer.status / 100)}xx`;
      answers[kind] = (answers[kind] ?? 0) + 1;
      const ofRole = (roles[call.caller.role] ??= { inputs: 0, done: 0 });
      ofRole.inputs += 1;
      if (isDone) {
        ofRole.done += 1;
        reached.add(operation);
      } else if (!refused.has(operation))
        refused.set(operation, `${answer.status} ${answer.text.slice(0, SHOWN)} of ${shown(call)}`);
      if (call.caller.company !== null && !call.headers?.['authorization']) lost.push(answer.status === UNAUTHORIZED);
      const wrong = [...faultsOf(call, answer, open.has(operation)), ...world.takeFailures().map(described)];
      if (wrong.length > 0) failures[operation] ??= `${wrong.join('; ')}\n  of ${shown(call)}`;
      return isDone;
    },
    figures: () => ({ inputs, answers, roles, failures, reached, refused }),
    beginWorld: () => void (lost = []),
    shareLost(of) {
      const last = lost.slice(-of);
      return last.length < of ? 0 : last.filter(Boolean).length / of;
    },
  };
}

function faultsOf({ caller, path, body }: Call, { status, text }: Answer, isOpen: boolean): string[] {
  if (status === 0) return [`no answer: ${text}`];
  if (status >= 500) return [`${status} ${text.slice(0, SHOWN)}`];
  const problem = parsed(text) as { status?: number; code?: string } | null;
  const isProblem = typeof problem?.code === 'string' && problem.status === status;
  const sent = Buffer.isBuffer(body) ? body.toString('latin1') : (JSON.stringify(body) ?? '');
  const told = forbiddenTo(caller.company, caller.role === 'superadmin').filter((word) => text.includes(word));
  const leaks = isOpen ? [] : told.filter((word) => !sent.includes(word) && !path.includes(word));
  return [
    ...(status >= 400 && !isProblem ? [`${status} without a problem: ${text.slice(0, SHOWN)}`] : []),
    ...leaks.map((word) => `tells "${word}": ${text.slice(0, SHOWN)}`),
  ];
}

const forbiddenTo = (company: CompanyName | null, isPlatform: boolean): string[] => [
  SECRET_WORD,
  ...(isPlatform ? [] : (['A', 'B'] as const).filter((name) => name !== company).map((name) => companyWords[name])),
];

function described(failure: unknown): string {
  if (!(failure instanceof Error)) return `logged ${String(failure)}`;
  const cause = failure.cause instanceof Error ? ` (${failure.cause.message})` : '';
  return `logged ${failure.stack?.split('\n').slice(0, 6).join(' ') ?? failure.message}${cause}`;
}

const shown = ({ caller, method, path, body, headers }: Call): string =>
  [
    `${caller.name}: ${method} ${path.slice(0, SHOWN)}`,
    JSON.stringify(headers ?? {}),
    Buffer.isBuffer(body)
      ? `bytes ${body.subarray(0, SHOWN).toString('latin1')}`
      : (JSON.stringify(body) ?? '').slice(0, SHOWN),
  ].join(' ');
