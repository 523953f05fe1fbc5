/** The labels of the locales that are kept by hand: the keys of the English ones, no more and no fewer. */
import { collectLabels, type Label } from '../emit/labels.ts';
import type { SourceFile } from '../load.ts';
import type { Model } from '../../shared/contract/model.ts';
import { pointer, type Problem, sortProblems } from '../problem.ts';

/** What polyglot replaces in a text. */
const PLACEHOLDER = /%\{[^}]*\}/g;

/**
 * A key that is missing, left over or not a text, and a placeholder that differs from the English text.
 * @param locales those that are kept by hand: all but English
 */
export function checkLabels(model: Model, files: Record<string, SourceFile>, locales: readonly string[]): Problem[] {
  const expected = new Map(collectLabels(model).map((label) => [pointer(...label.path), label]));
  return sortProblems([
    ...locales.flatMap((locale) => {
      const file = files[locale];
      return file === undefined ? [missingFile(locale)] : checkFile(file, expected);
    }),
    ...Object.entries(files).flatMap(([locale, { path }]) =>
      locales.includes(locale)
        ? []
        : [{ file: path, pointer: '', message: `'${locale}' is not a locale of the product.` }],
    ),
  ]);
}

function missingFile(locale: string): Problem {
  const message = 'The file is missing.';
  return {
    file: `shared/i18n/labels/${locale}.json`,
    pointer: '',
    message,
    hint: 'Copy the keys of shared/i18n/generated/en.json.',
  };
}

function checkFile({ path, value }: SourceFile, expected: Map<string, Label>): Problem[] {
  const actual = new Map(leaves(value, []));
  const missing = [...expected].filter(([key]) => !actual.has(key));
  return [
    ...missing.map(([key, { text }]) => ({ file: path, pointer: key, message: `The text of '${text}' is missing.` })),
    ...[...actual].flatMap(([key, text]): Problem[] => {
      const label = expected.get(key);
      if (label === undefined) return [{ file: path, pointer: key, message: 'There is no such label.' }];
      return checkText(path, key, text, label);
    }),
  ];
}

function checkText(file: string, key: string, text: unknown, label: Label): Problem[] {
  if (typeof text !== 'string' || text.trim() === '') return [{ file, pointer: key, message: 'The text is empty.' }];
  const wanted = placeholders(label.text);
  if (placeholders(text) === wanted) return [];
  const message = `The placeholders differ from the English text '${label.text}'.`;
  return [{ file, pointer: key, message, hint: `Use: ${wanted === '' ? 'none' : wanted}.` }];
}

function placeholders(text: string): string {
  return (text.match(PLACEHOLDER) ?? []).toSorted().join(' ');
}

function* leaves(value: unknown, path: string[]): Generator<[string, unknown]> {
  if (typeof value !== 'object' || value === null) yield [pointer(...path), value];
  else for (const [key, inner] of Object.entries(value)) yield* leaves(inner, [...path, key]);
}
