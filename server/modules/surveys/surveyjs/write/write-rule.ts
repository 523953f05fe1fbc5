/** Rules of a survey as expressions of SurveyJS; null for what an expression can't say. */
import { isScalar, isSource, type Source } from '../../conversion/source.ts';

/** What the expressions ask of: questions by their identifiers. */
export type TypeOf = (question: string) => { type: string; hasCells: boolean } | undefined;

const SEVERAL = ['multiple', 'ranking'];

const isWords = (value: unknown): value is string => typeof value === 'string';

/** A text with both kinds of quotes can't be written. */
function literal(value: unknown): string | null {
  if (!isScalar(value)) return null;
  if (typeof value !== 'string') return String(value);
  if (!value.includes("'")) return `'${value}'`;
  return value.includes('"') ? null : `"${value}"`;
}

const signed = (name: string, sign: string, value: unknown): string | null => {
  const said = literal(value);
  return said === null ? null : `${name} ${sign} ${said}`;
};

function listed(name: string, sign: string, values: unknown): string | null {
  const said = Array.isArray(values) ? values.map(literal) : [];
  return said.length === 0 || said.includes(null) ? null : `${name} ${sign} [${said.join(', ')}]`;
}

/** Of an answer that is there: the library takes none for something else than any value. */
const answered = (name: string, text: string | null): string | null =>
  text === null ? null : `(${name} notempty and ${text})`;

type Writer = (name: string, value: unknown, isSeveral: boolean) => string | null;

const writers: Record<string, Writer> = {
  equals: (name, value, isSeveral) => signed(name, isSeveral ? 'contains' : '=', value),
  not_equals: (name, value, isSeveral) => answered(name, signed(name, isSeveral ? 'notcontains' : '<>', value)),
  in: (name, values) => listed(name, 'anyof', values),
  not_in: (name, values) => answered(name, listed(name, 'noneof', values)),
  contains: (name, value) => signed(name, 'contains', value),
  less: (name, value) => signed(name, '<', value),
  greater: (name, value) => signed(name, '>', value),
  before: (name, value) => signed(name, '<', value),
  after: (name, value) => signed(name, '>', value),
  answered: (name, value) => `${name} ${value === true ? 'notempty' : 'empty'}`,
};

function writeCondition(condition: Source, typeOf: TypeOf): string | null {
  const { question, part } = condition;
  const found = isWords(question) ? typeOf(question) : undefined;
  const operator = Object.keys(writers).find((name) => name in condition);
  if (!found || operator === undefined) return null;
  const cell = found.hasCells ? '.answer' : '';
  const name = isWords(part) ? `{${String(question)}.${part}${cell}}` : `{${String(question)}}`;
  return writers[operator]?.(name, condition[operator], SEVERAL.includes(found.type)) ?? null;
}

/** @param rule of a draft, of which parts may be missing */
export function writeRule(rule: unknown, typeOf: TypeOf, isInner = false): string | null {
  if (!isSource(rule)) return null;
  const join = Array.isArray(rule['all']) ? 'all' : Array.isArray(rule['any']) ? 'any' : null;
  if (join === null) return writeCondition(rule, typeOf);
  const parts = (rule[join] as unknown[]).map((part) => writeRule(part, typeOf, true));
  if (parts.length === 0 || parts.includes(null)) return null;
  const text = parts.join(join === 'all' ? ' and ' : ' or ');
  return isInner && parts.length > 1 ? `(${text})` : text;
}
