/** The simple expressions of SurveyJS: comparisons of one question each, joined by `and`, `or` and brackets. */
import type { Comparison, Expression, Joined, Operator } from '../conversion/expression.ts';
import { isScalar, type Scalar } from '../conversion/source.ts';

/** Longer ones are programs. */
const MAX_LENGTH = 2_000;
/** Brackets within each other. */
const MAX_DEPTH = 40;

const TOKEN =
  /\s*(?:\{([^{}]{1,200})\}|'([^']*)'|"([^"]*)"|(-?\d+(?:\.\d+)?)(?![\w.])|(<=|>=|<>|!=|==|=|<|>|&&|\|\||[()[\],])|([a-z_]+))/iy;

type Token = { kind: 'name' | 'value' | 'sign'; value: Scalar };

const BINARY: Record<string, Operator> = {
  '=': 'equals',
  '==': 'equals',
  equal: 'equals',
  '<>': 'not_equals',
  '!=': 'not_equals',
  notequal: 'not_equals',
  '>': 'greater',
  greater: 'greater',
  '>=': 'at_least',
  greaterorequal: 'at_least',
  '<': 'less',
  less: 'less',
  '<=': 'at_most',
  lessorequal: 'at_most',
  contains: 'contains',
  contain: 'contains',
  notcontains: 'not_contains',
  notcontain: 'not_contains',
  anyof: 'in',
  noneof: 'not_in',
  allof: 'all_of',
};
const UNARY: Record<string, boolean> = { notempty: true, empty: false };
const AND = ['and', '&&'];
const OR = ['or', '||'];

/** Null for one that is not as simple as that. */
export function parseExpression(text: string): Expression | null {
  const tokens = text.length <= MAX_LENGTH ? tokensOf(text) : null;
  if (!tokens) return null;
  const reader = new Reader(tokens);
  const expression = readAny(reader, 0);
  return expression && reader.isAtEnd() ? expression : null;
}

function tokensOf(text: string): Token[] | null {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  const end = text.trimEnd().length;
  while (TOKEN.lastIndex < end) {
    const found = TOKEN.exec(text);
    if (!found) return null;
    tokens.push(tokenOf(found));
  }
  return tokens;
}

function tokenOf([, name, single, double, number, sign, word]: RegExpExecArray): Token {
  if (name !== undefined) return { kind: 'name', value: name.trim() };
  if (number !== undefined) return { kind: 'value', value: Number(number) };
  const text = single ?? double;
  if (text !== undefined) return { kind: 'value', value: text };
  const said = (sign ?? word ?? '').toLowerCase();
  return said === 'true' || said === 'false'
    ? { kind: 'value', value: said === 'true' }
    : { kind: 'sign', value: said };
}

class Reader {
  #at = 0;
  readonly #tokens: Token[];
  constructor(tokens: Token[]) {
    this.#tokens = tokens;
  }

  isAtEnd(): boolean {
    return this.#at >= this.#tokens.length;
  }

  /** The next token where it is of the kind; it is then read. */
  take(kind: Token['kind'], isWanted: (value: Scalar) => boolean = () => true): Scalar | undefined {
    const next = this.#tokens[this.#at];
    if (next?.kind !== kind || !isWanted(next.value)) return undefined;
    this.#at += 1;
    return next.value;
  }

  sign(...wanted: string[]): string | undefined {
    const found = this.take('sign', (value) => wanted.includes(String(value)));
    return found === undefined ? undefined : String(found);
  }
}

/** `and` binds closer than `or`. */
const readAny = (reader: Reader, depth: number): Expression | null =>
  readJoined(reader, 'any', OR, () => readJoined(reader, 'all', AND, () => readUnit(reader, depth)));

function readJoined(
  reader: Reader,
  join: Joined['join'],
  signs: string[],
  readPart: () => Expression | null,
): Expression | null {
  const parts: Expression[] = [];
  do {
    const part = readPart();
    if (!part) return null;
    parts.push(part);
  } while (reader.sign(...signs) !== undefined);
  const [only] = parts;
  return only && parts.length === 1 ? only : { join, parts };
}

function readUnit(reader: Reader, depth: number): Expression | null {
  if (!reader.sign('(')) return readComparison(reader);
  const inner = depth < MAX_DEPTH ? readAny(reader, depth + 1) : null;
  return inner && reader.sign(')') ? inner : null;
}

function readComparison(reader: Reader): Comparison | null {
  const name = reader.take('name');
  if (name === undefined) return null;
  const unary = UNARY[reader.sign(...Object.keys(UNARY)) ?? ''];
  if (unary !== undefined) return { name: String(name), operator: 'answered', values: [unary] };
  const operator = BINARY[reader.sign(...Object.keys(BINARY)) ?? ''];
  const values = operator && readValues(reader);
  return operator && values && values.length > 0 ? { name: String(name), operator, values } : null;
}

/** One value, or a list in brackets. */
function readValues(reader: Reader): Scalar[] | null {
  if (!reader.sign('[')) {
    const value = reader.take('value');
    return value === undefined ? null : [value];
  }
  const values: Scalar[] = [];
  for (;;) {
    const value = reader.take('value');
    if (!isScalar(value)) return null;
    values.push(value);
    if (reader.sign(']')) return values;
    if (!reader.sign(',')) return null;
  }
}
