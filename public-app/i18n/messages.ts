/** Every text of the visitor's pages. For the server: a browser gets those of its language with the page. */
import { readFileSync } from 'node:fs';
import type { Language } from '../../shared/i18n/languages.ts';
import type { Messages } from './translate.ts';

const readMessages = (language: Language): Messages =>
  JSON.parse(readFileSync(new URL(`./${language}.json`, import.meta.url), 'utf8')) as Messages;

const known = new Map<Language, Messages>();

/** Each read once, when it is first asked for. */
export function messagesOf(language: Language): Messages {
  const messages = known.get(language) ?? readMessages(language);
  known.set(language, messages);
  return messages;
}
