/** Problem documents (RFC 9457) as react-admin's errors: a readable message, and field errors at their inputs. */
import { HttpError } from 'ra-core';
import { isObject } from './user-data.ts';

/** Keys of admin/i18n for what goes wrong before a server answers. */
export const transportErrors = { network: 'app.errors.network', timeout: 'app.errors.timeout' } as const;

/** An error that never reached the server or never came back; status 0 like the browser's own. */
export function transportError(kind: keyof typeof transportErrors): HttpError {
  return new HttpError(transportErrors[kind], 0, { code: kind });
}

/**
 * The error of an answer that is not ok. Its message is the problem's title and `detail`, in the caller's language: what
 * happened, and what to do. Its body is the document, whose `errors` react-admin's forms read: `{ [field]: message }`;
 * `pointers` has the message of each place.
 */
export function problemToError(status: number, body: unknown): HttpError {
  const problem = isObject(body) ? body : {};
  const errors = fieldErrors(problem.errors);
  const pointers = pointedErrors(problem.errors);
  const message = joinSentences([problem.title, problem.detail].filter(isWritten)) ?? 'app.errors.unexpected';
  return new HttpError(message, status, {
    ...problem,
    errors: Object.keys(errors).length > 0 ? errors : undefined,
    pointers,
  });
}

const isViolation = (error: unknown): error is { pointer: string; message: string } =>
  isObject(error) && typeof error.pointer === 'string' && typeof error.message === 'string';

function pointedErrors(errors: unknown): Record<string, string> {
  const violations = Array.isArray(errors) ? errors.filter(isViolation) : [];
  return Object.fromEntries(violations.map(({ pointer, message }) => [pointer, message]));
}

/**
 * The first message of each field that a pointer (RFC 6901) leads to, and of each place inside it by its path: `parts`
 * and `parts.2.name`, of which a form shows the one that it has an input for.
 */
function fieldErrors(errors: unknown): Record<string, string> {
  const result: Record<string, string> = {};
  if (!Array.isArray(errors)) return result;
  for (const error of errors) {
    if (!isViolation(error)) continue;
    const [field, ...inside] = error.pointer.split('/').slice(1).map(unescapeStep);
    if (!field) continue;
    result[field] ??= error.message;
    if (inside.length > 0) result[[field, ...inside].join('.')] ??= error.message;
  }
  return result;
}

const unescapeStep = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');

/** Titles have no full stop of their own; Japanese has another one, and no space behind it. */
function joinSentences([first, second]: string[]): string | undefined {
  if (first === undefined || second === undefined || first === second) return first;
  if (/[。！？]$/u.test(first)) return first + second;
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(first)) return `${first}。${second}`;
  return /[.!?…:]$/u.test(first) ? `${first} ${second}` : `${first}. ${second}`;
}

/** What an error says: a key of admin/i18n or the server's own words. */
export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : 'app.errors.unexpected';
}

/** The problem document of a refused call; empty for any other error. */
export function problemOf(error: unknown): Record<string, unknown> {
  return error instanceof HttpError && isObject(error.body) ? error.body : {};
}

/** The messages at the fields of a refused form; empty where it was refused for something else. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const { errors } = problemOf(error);
  if (!isObject(errors)) return {};
  return Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => isText(entry[1])));
}

/** The messages of a refusal by their places (RFC 6901), for what is more than a flat form. */
export function pointedErrorsOf(error: unknown): Record<string, string> {
  const { pointers } = problemOf(error);
  return isObject(pointers) ? (pointers as Record<string, string>) : {};
}

/** What stands at a field says more than the sentence over all of them. */
export function closestWordsOf(error: unknown): string {
  return Object.values(fieldErrorsOf(error))[0] ?? wordsOf(error);
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isWritten = (value: unknown): value is string => isText(value) && value !== '';
