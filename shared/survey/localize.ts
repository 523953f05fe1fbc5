/** A survey in one language. */
import { fallbackLanguage, isLanguage, type Language, languages } from '../i18n/languages.ts';
import { questionsOf, type SurveyDocument, type Text } from './document.ts';

/** The languages that a visitor may choose: those that the survey says, else those in which every question is asked. */
export function offeredLanguages(survey: SurveyDocument): Language[] {
  if (survey.languages && survey.languages.length > 0) return survey.languages;
  const questions = questionsOf(survey);
  return languages.filter((language) => questions.every(({ title }) => Boolean(title[language])));
}

/**
 * A text in a language, else in the fallback, else in English, else in whichever it was written in.
 * @returns empty where there is no text
 */
export function textIn(language: Language, text: Text | undefined, fallback: Language = fallbackLanguage): string {
  return (
    text?.[language] || text?.[fallback] || text?.[fallbackLanguage] || Object.values(text ?? {}).find(Boolean) || ''
  );
}

/** The closed dialect has no other objects whose keys are all languages and whose values are all strings. */
export function isText(value: object): value is Text {
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([key, text]) => isLanguage(key) && typeof text === 'string');
}

/** The same document with each text in one language only: a tenth of the bytes for a visitor with a bad signal. */
export function onlyIn(language: Language, survey: SurveyDocument): SurveyDocument {
  const reduce = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reduce);
    if (typeof value !== 'object' || value === null) return value;
    if (isText(value)) return { [language]: textIn(language, value, survey.languages?.[0]) };
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, reduce(item)]));
  };
  return reduce(survey) as SurveyDocument;
}
