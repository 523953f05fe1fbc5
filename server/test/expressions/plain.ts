/**
 * An expression in the older words that its judges read. What is a letter, a digit or a mark stays apart from what is
 * not, so that two repetitions meet in the plain one where they meet in the real one.
 */
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

const parser = new RegExpParser({ ecmaVersion: 2025 });

/** Each property by a few of its characters: two properties have some in common where the real ones do. */
const RANGES: [names: RegExp, range: string][] = [
  [/^(?:L|Lu|Ll|Lm|Lo)$/, 'a-zA-Z\\u0370-\\u06ff\\u0e00-\\u9fff\\uac00-\\ud7a3'],
  [/^(?:N|Nd)$/, '0-9'],
  [/^Mn?$/, '\\u0300-\\u036f'],
  [/^P$/, '!-#%-*,-\\/:;?@\\[-\\]_{}'],
  [/^S$/, '$+<=>\\^`|~'],
  [/^Cc$/, '\\x00-\\x1f\\x7f-\\x9f'],
  [/^Cs$/, '\\ud800-\\udfff'],
  [/^(?:Co|Cn)$/, '\\ue000-\\uf8ff'],
  [/^(?:Cf|Bidi_Control|Default_Ignorable_Code_Point)$/, '\\u200b-\\u200f'],
  [/^(?:Zl|Zp|Zs)$/, ' \\u2028\\u2029'],
  [/^Extended_Pictographic$/, '\\u2600-\\u26ff'],
  [/=Han$/, '\\u4e00-\\u9fff'],
  [/=(?:Kana|Hiragana|Katakana)$/, '\\u3040-\\u30ff'],
  [/=Hangul$/, '\\uac00-\\ud7a3'],
  [/=(?:Thai|Lao|Khmer|Myanmar)$/, '\\u0e00-\\u0eff'],
  [/=(?:Inherited|Hebrew|Arabic|Thaana)$/, '\\u0300-\\u036f\\u0590-\\u06ff'],
];

export interface PlainExpression {
  source: string;
  flags: string;
  pattern: AST.Pattern;
}

export function plain({ source, flags }: { source: string; flags: string }): PlainExpression {
  const [u, v] = [flags.includes('u'), flags.includes('v')];
  const given = parser.parsePattern(source, 0, source.length, { unicode: u, unicodeSets: v });
  const written = rewritten(given, flags.includes('i') ? lowered : asItIs).replaceAll(
    /\\u\{([0-9a-fA-F]{1,4})\}/g,
    (_all, digits: string) => `\\u${digits.padStart(4, '0')}`,
  );
  return { source: written, flags: flags.replaceAll(/[iuv]/g, ''), pattern: parser.parsePattern(written) };
}

interface Change {
  start: number;
  end: number;
  text: string;
}

type Letters = (raw: string) => string;

const asItIs: Letters = (raw) => raw;
/** One case stands for both; what is longer than a letter is an escape. */
const lowered: Letters = (raw) => (/^[A-Z](?:-[A-Z])?$/.test(raw) ? raw.toLowerCase() : raw);

function rewritten(pattern: AST.Pattern, letters: Letters): string {
  const changes: Change[] = [];
  const change = ({ start, end }: AST.Node, text: string): void => void changes.push({ start, end, text });
  const isWithin = ({ start, end }: AST.Node): boolean => changes.some((one) => one.start <= start && end <= one.end);
  visitRegExpAST(pattern, {
    onCapturingGroupEnter(group) {
      if (group.name !== null)
        changes.push({ start: group.start, end: group.start + `(?<${group.name}>`.length, text: '(' });
    },
    onCharacterEnter(character) {
      if (!isWithin(character)) change(character, letters(character.raw));
    },
    onCharacterClassEnter(characters) {
      if (!isWithin(characters)) change(characters, classOf(characters, letters));
    },
    onExpressionCharacterClassEnter(characters) {
      if (!isWithin(characters)) change(characters, `[${rangesOf(characters, letters)}]`);
    },
    onCharacterSetEnter(set) {
      if (set.kind === 'property' && !isWithin(set)) change(set, `[${set.negate ? '^' : ''}${rangesOf(set, letters)}]`);
    },
  });
  return changes
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), pattern.raw);
}

const classOf = ({ negate, elements }: AST.CharacterClass, letters: Letters): string =>
  `[${negate ? '^' : ''}${elements.map((element) => rangesOf(element, letters)).join('')}]`;

/** What stands in a class for an element of one; of a difference or an intersection, what it is taken from. */
function rangesOf(node: AST.Node, letters: Letters): string {
  if (node.type === 'ExpressionCharacterClass') return rangesOf(node.expression, letters);
  if (node.type === 'ClassSubtraction' || node.type === 'ClassIntersection') return rangesOf(node.left, letters);
  if (node.type === 'CharacterClass') return node.elements.map((element) => rangesOf(element, letters)).join('');
  if (node.type === 'CharacterSet' && node.kind === 'property') return rangeOfProperty(node);
  return letters(node.raw);
}

function rangeOfProperty({ key, value }: AST.UnicodePropertyCharacterSet): string {
  const name = value === null ? key : key === 'General_Category' ? value : `${key}=${value}`;
  const [, range] = RANGES.find(([names]) => names.test(name)) ?? [];
  if (range === undefined) throw new Error(`Say in plain.ts which range stands for \\p{${name}}.`);
  return range;
}
