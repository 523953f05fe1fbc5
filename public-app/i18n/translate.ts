/** Texts by key, in the visitor's language. */
import type { Violation } from '../../shared/survey/document.ts';

export type Messages = Readonly<Record<string, string>>;
export type Parameters = Record<string, string | number>;

/** The text of a key with its `{placeholders}` filled. */
export function translate(messages: Messages, key: string, parameters: Parameters = {}): string {
  const text = Object.hasOwn(messages, key) ? messages[key] : undefined;
  return (text ?? key).replace(/\{(\w+)\}/g, (whole, name: string) => String(parameters[name] ?? whole));
}

/** What to tell a visitor about a violation. Those that only a tampered form brings share one text. */
export function violationText(
  messages: Messages,
  { code, parameters = {} }: Pick<Violation, 'code' | 'parameters'>,
): string {
  const keys = [`violations.${code}.${parameters['expected']}`, `violations.${code}`];
  return translate(messages, keys.find((key) => Object.hasOwn(messages, key)) ?? 'violations.invalid', parameters);
}
