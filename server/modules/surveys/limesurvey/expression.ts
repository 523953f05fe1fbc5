/** The simple expressions of LimeSurvey: comparisons of one variable each, joined by `and`, `or` and brackets. */
import type { Expression, Joined, Operator } from '../conversion/expression.ts';
import type { Scalar } from '../conversion/source.ts';
import { comparisonOf, type Variables } from './variables.ts';

/** Longer ones are programs. */
const MAX_LENGTH = 4_000;
const MAX_DEPTH = 40;

const TOKEN =
  /\s*(?:'([^']*)'|"([^"]*)"|(-?\d+(?:\.\d+)?)(?![\w.])|(<=|>=|!=|==|<|>|&&|\|\||[()!])|([A-Za-z]\w*(?:\.[A-Za-z]+)?|\d+X\d+X\w+(?:\.[A-Za-z]+)?))/y;

interface Token {
  kind: 'value' | 'sign' | 'name';
  value: Scalar;
}

const OPERATORS: Record<string, Operator> = {
  '==': 'equals',
  eq: 'equals',
  '!=': 'not_equals',
  ne: 'not_equals',
  '<': 'less',
  lt: 'less',
  '<=': 'at_most',
  le: 'at_most',
  '>': 'greater',
  gt: 'greater',
  '>=': 'at_least',
  ge: 'at_least',
};
const SIGNS = new Set([...Object.keys(OPERATORS), 'and', 'or', 'is_empty']);
/** The same, with the value before the variable. */
const TURNED: Partial<Record<Operator, Operator>> = {
  less: 'greater',
  greater: 'less',
  at_most: 'at_least',
  at_least: 'at_most',
};

/** Null for one that is not as simple as that. */
export function parseExpression(text: string, variables: Variables): Expression | null {
  const tokens = text.length <= MAX_LENGTH ? tokensOf(text) : null;
  if (!tokens) return null;
  const reader = new Reader(tokens, variables);
  const expression = reader.any(0);
  return expression && reader.isAtEnd() ? expression : null;
}

function tokensOf(text: string): Token[] | null {
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < end) {
    const found = TOKEN.exec(text);
    if (!found) return null;
    tokens.push(tokenOf(found));
  }
  return tokens;
}

function tokenOf([, single, double, number, sign, word = '']: RegExpExecArray): Token {
  const text = single ?? double;
  if (text !== undefined) return { kind: 'value', value: text };
  if (number !== undefined) return { kind: 'value', value: Number(number) };
  if (sign !== undefined) return { kind: 'sign', value: sign };
  const lower = word.toLowerCase();
  return SIGNS.has(lower) ? { kind: 'sign', value: lower } : { kind: 'name', value: word };
}

class Reader {
  #at = 0;
  readonly #tokens: Token[];
  readonly #variables: Variables;

  constructor(tokens: Token[], variables: Variables) {
    this.#tokens = tokens;
    this.#variables = variables;
  }

  isAtEnd(): boolean {
    return this.#at >= this.#tokens.length;
  }

  /** `and` binds closer than `or`. */
  any(depth: number): Expression | null {
    return this.#joined('any', ['or', '||'], () => this.#joined('all', ['and', '&&'], () => this.#unit(depth)));
  }

  #take(kind: Token['kind']): Scalar | undefined {
    const next = this.#tokens[this.#at];
    if (next?.kind !== kind) return undefined;
    this.#at += 1;
    return next.value;
  }

  #sign(...wanted: string[]): string | undefined {
    const next = this.#tokens[this.#at];
    if (next?.kind !== 'sign' || !wanted.includes(String(next.value))) return undefined;
    this.#at += 1;
    return String(next.value);
  }

  #joined(join: Joined['join'], signs: string[], readPart: () => Expression | null): Expression | null {
    const parts: Expression[] = [];
    do {
      const part = readPart();
      if (!part) return null;
      parts.push(part);
    } while (this.#sign(...signs) !== undefined);
    const [only] = parts;
    return only && parts.length === 1 ? only : { join, parts };
  }

  #unit(depth: number): Expression | null {
    if (this.#sign('!')) return this.#emptiness(true);
    if (this.#sign('(')) {
      const inner = depth < MAX_DEPTH ? this.any(depth + 1) : null;
      return inner && this.#sign(')') ? inner : null;
    }
    return this.#emptiness(false) ?? this.#comparison();
  }

  /** `is_empty(Q1)`, the other way round behind `!`. */
  #emptiness(isAnswered: boolean): Expression | null {
    if (!this.#sign('is_empty') || !this.#sign('(')) return null;
    const name = this.#take('name');
    if (name === undefined || !this.#sign(')')) return null;
    return comparisonOf(String(name), 'answered', isAnswered, this.#variables);
  }

  #comparison(): Expression | null {
    const first = this.#take('value');
    const name = this.#take('name');
    if (first !== undefined && name === undefined) return this.#turned(first);
    if (first !== undefined || name === undefined) return null;
    const operator = this.#operator();
    const value = operator && this.#take('value');
    return operator && value !== undefined ? comparisonOf(String(name), operator, value, this.#variables) : null;
  }

  #turned(value: Scalar): Expression | null {
    const operator = this.#operator();
    const name = operator && this.#take('name');
    return operator && name !== undefined
      ? comparisonOf(String(name), TURNED[operator] ?? operator, value, this.#variables)
      : null;
  }

  #operator(): Operator | undefined {
    return OPERATORS[this.#sign(...Object.keys(OPERATORS)) ?? ''];
  }
}
