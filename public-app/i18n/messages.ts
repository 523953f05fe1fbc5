/** Every text of the visitor's pages. For the server: a browser gets those of its language with the page. */
import { readFileSync } from 'node:fs';
import { type Language, languages } from '../../shared/i18n/languages.ts';
import type { Messages } from './translate.ts';

const readMessages = (language: Language): Messages =>
  JSON.parse(readFileSync(new URL(`./${language}.json`, import.meta.url), 'utf8')) as Messages;

const messages = new Map(languages.map((language) => [language, readMessages(language)]));

export const messagesOf = (language: Language): Messages => messages.get(language) ?? readMessages(language);
