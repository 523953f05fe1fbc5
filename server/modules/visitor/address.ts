/** Which of the visitor's pages an address is of. */
import type { Context } from 'koa';
import { answerFields } from '../../../public-app/answer-form.ts';
import { decoded } from '../../http/decoded.ts';

export interface CodeAddress {
  /** As it was typed; '' where a code is still asked for. */
  typed: string;
  /** Null: whatever the code opens. */
  part: 'survey' | 'links' | 'answer' | null;
  /** The visitor's own code, as it was typed. */
  answer: string;
}

const CODE_PATH = /^\/q\/([^/]+)(?:\/(survey|links|answer))?\/?$/i;
const ANSWER_PATH = /^\/q\/([^/]+)\/answer\/([^/]+)\/?$/i;
const QUERY_PATH = /^\/node_query\/?$/;

/** Null where the address is none of a code. */
export function codeAddress({ path, query }: Pick<Context, 'path' | 'query'>): CodeAddress | null {
  if (QUERY_PATH.test(path)) return { typed: String(query['code'] ?? ''), part: null, answer: '' };
  const [, ofAnswer, answer = ''] = ANSWER_PATH.exec(path) ?? [];
  if (ofAnswer !== undefined) return { typed: decoded(ofAnswer), part: 'answer', answer: decoded(answer) };
  const [, typed, part] = CODE_PATH.exec(path) ?? [];
  if (typed === undefined) return null;
  return {
    typed: decoded(typed),
    part: (part?.toLowerCase() as CodeAddress['part'] | undefined) ?? null,
    answer: String(query[answerFields.code] ?? ''),
  };
}
