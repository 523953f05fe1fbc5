/** A refusal of the API (RFC 9457), as what is thrown. */
import type { ApiAnswer, Send } from './transport.ts';

export interface ProblemError {
  /** RFC 6901, into the body. */
  pointer: string;
  code: string;
  message: string;
}

export class ApiProblem extends Error {
  readonly status: number;
  /** Of server/errors.ts; 'unknown' where the answer is none of ours. */
  readonly code: string;
  readonly errors: readonly ProblemError[];
  /** The whole document. */
  readonly problem: Readonly<Record<string, unknown>>;

  constructor({ status, json }: Pick<ApiAnswer, 'status' | 'json'>) {
    const problem = isObject(json) ? json : {};
    const { code, detail, title, errors } = problem;
    super(typeof detail === 'string' ? detail : typeof title === 'string' ? title : `The API answered ${status}.`);
    this.name = 'ApiProblem';
    this.status = status;
    this.code = typeof code === 'string' ? code : 'unknown';
    this.errors = Array.isArray(errors) ? errors.filter(isProblemError) : [];
    this.problem = problem;
  }
}

/** Rejects with an `ApiProblem` where the answer is a refusal. */
export function throwing(send: Send): Send {
  return async (path, request) => {
    const answer = await send(path, request);
    if (answer.status >= 400) throw new ApiProblem(answer);
    return answer;
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isProblemError = (value: unknown): value is ProblemError =>
  isObject(value) && [value['pointer'], value['code'], value['message']].every((part) => typeof part === 'string');
