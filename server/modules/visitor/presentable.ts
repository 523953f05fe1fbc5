/** A draft as far as it can be shown: a question that is half-written is left out, and what points to it. Pure. */
import type { SurveyDocument } from '../../../shared/survey/document.ts';
import type { FieldViolation } from '../../errors.ts';
import { hasVisibleText } from '../../validation/has-visible-text.ts';
import { surveyDocumentViolations } from '../surveys/index.ts';

type Json = Record<string, unknown>;

/** Each round takes out what is invalid; a question that is gone may leave rules behind that point to it. */
const ROUNDS = 5;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** `name` stands for the title where there is none yet. */
export function presentable(draft: unknown, name: string): SurveyDocument {
  let document: Json = { ...(isObject(draft) ? draft : {}) };
  for (let round = 0; round < ROUNDS; round++) {
    document = withQuestions(document, name);
    const violations = surveyDocumentViolations(document);
    if (isWhole(document, violations)) return document;
    const places = violations.map(({ pointer }) => pointer.split('/').slice(1));
    document = withoutViolations(document, places, name);
  }
  return blank(name);
}

const isWhole = (_document: object, violations: FieldViolation[]): _document is SurveyDocument =>
  violations.length === 0;

/** Without any question there would be no page at all: the survey's name takes its place. */
function withQuestions(document: Json, name: string): Json {
  const pages = listOf(document['pages']).filter((page) => listOf(page['questions']).length > 0);
  return pages.length > 0 ? { ...document, pages } : { ...document, pages: blank(name).pages };
}

const blank = (name: string): SurveyDocument => {
  const shown = name.slice(0, 120).replaceAll('<', ' ');
  const title = { en: hasVisibleText(shown) ? shown : '…' };
  return { title, pages: [{ id: 'page', questions: [{ id: 'question', type: 'long_text', title }] }] };
};

/** Takes out the questions and the properties that the violations point into; a title is written in its place. */
function withoutViolations(document: Json, violations: string[][], name: string): Json {
  // A question goes as a whole; of a page, and of the survey, what is wrong.
  const bad = new Set(
    violations.map((steps) => steps.slice(0, steps[0] !== 'pages' ? 1 : steps[2] === 'questions' ? 4 : 3).join('/')),
  );
  const pages = listOf(document['pages']).map((page, at) => ({
    ...Object.fromEntries(Object.entries(page).filter(([key]) => !bad.has(`pages/${at}/${key}`))),
    id: bad.has(`pages/${at}/id`) || page['id'] === undefined ? `page_${at + 1}` : page['id'],
    questions: listOf(page['questions']).filter((_, place) => !bad.has(`pages/${at}/questions/${place}`)),
  }));
  const kept = Object.entries(document).filter(([key]) => !bad.has(key));
  return { ...Object.fromEntries(kept), title: bad.has('title') ? blank(name).title : document['title'], pages };
}
