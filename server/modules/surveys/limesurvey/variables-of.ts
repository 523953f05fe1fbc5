/** What a file's expressions may call its questions. */
import { type Entry, valueIn } from './tables.ts';
import type { Variable, Variables } from './variables.ts';

/** Choices of which each is a variable. */
const OPTIONS = ['M', 'P'];
/** Each subquestion is a question of its own. */
const SEPARATE = ['Q', 'K'];

/** By code and part (`Q1_SQ1`), and by survey, group and number (`1X2X3SQ1`). */
export function variablesOf(questions: readonly Entry[], subquestions: ReadonlyMap<string, Entry[]>): Variables {
  const variables = new Map<string, Variable>();
  for (const { part } of questions) {
    const code = valueIn(part, 'title');
    const type = valueIn(part, 'type');
    const number = ['sid', 'gid', 'qid'].map((name) => valueIn(part, name)).join('X');
    for (const name of [code, number]) variables.set(name, { name: code });
    const parts = (subquestions.get(valueIn(part, 'qid')) ?? []).map((row) => valueIn(row.part, 'title'));
    for (const one of OPTIONS.includes(type) ? [...parts, 'other'] : parts) {
      const variable = OPTIONS.includes(type)
        ? { name: code, option: one }
        : { name: SEPARATE.includes(type) ? `${code}_${one}` : `${code}.${one}` };
      for (const name of [`${code}_${one}`, `${number}${one}`]) variables.set(name, variable);
    }
  }
  return variables;
}
