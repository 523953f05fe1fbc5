import { isObject } from '../../../providers/user-data.ts';

/** How many questions a document asks; 0 for what is none. */
export function countQuestions(document: Record<string, unknown>): number {
  const pages = Array.isArray(document.pages) ? document.pages.filter(isObject) : [];
  return pages.reduce((sum, { questions }) => sum + (Array.isArray(questions) ? questions.length : 0), 0);
}
