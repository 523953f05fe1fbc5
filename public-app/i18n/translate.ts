/** Texts by key, in the visitor's language. */
import type { Violation } from '../../shared/survey/document.ts';

/**
 * Texts by their keys; under `locale` the code of their language. A text that counts its `limit` has a form for each
 * plural category of the language: `violations.too_long.one` beside `violations.too_long`, which is the `other`.
 */
export type Messages = Readonly<Record<string, string>>;
export type Parameters = Record<string, string | number>;

/** The text of a key with its `{placeholders}` filled, numbers as the language writes them. */
export function translate(messages: Messages, key: string, parameters: Parameters = {}): string {
  const { limit } = parameters;
  const form = typeof limit === 'number' ? `${key}.${new Intl.PluralRules(messages['locale']).select(limit)}` : key;
  const found = [form, key].find((each) => Object.hasOwn(messages, each));
  return (found === undefined ? key : (messages[found] ?? key)).replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = parameters[name];
    return typeof value === 'number' ? value.toLocaleString(messages['locale']) : (value ?? whole);
  });
}

/** What to tell a visitor about a violation. Those that only a tampered form brings share one text. */
export function violationText(
  messages: Messages,
  { code, parameters = {} }: Pick<Violation, 'code' | 'parameters'>,
): string {
  const keys = [`violations.${code}.${parameters['expected']}`, `violations.${code}`];
  return translate(messages, keys.find((key) => Object.hasOwn(messages, key)) ?? 'violations.invalid', parameters);
}
