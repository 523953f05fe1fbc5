/** Every text of the visitor's pages. For the server: a browser gets those of its language with the page. */
import { readFileSync } from 'node:fs';
import { type Language, languages } from './languages.ts';
import type { Messages } from './translate.ts';

const readMessages = (language: Language): Messages =>
  JSON.parse(readFileSync(new URL(`./${language}.json`, import.meta.url), 'utf8')) as Messages;

const messages = new Map(languages.map((language) => [language, readMessages(language)]));

/** What only pages without script say: answers, links, contacts and notices. */
const PLAIN = /^(answer|links|contact_page|code|not_found|unused|unavailable)\./;
const surveyMessages = new Map(
  languages.map((language): [Language, Messages] => [
    language,
    Object.fromEntries(Object.entries(messages.get(language) ?? {}).filter(([key]) => !PLAIN.test(key))),
  ]),
);

/** Those of a survey and of the thanks for it, which travel with the page. */
export const surveyMessagesOf = (language: Language): Messages =>
  surveyMessages.get(language) ?? readMessages(language);

export const messagesOf = (language: Language): Messages => messages.get(language) ?? readMessages(language);
