import type { Text } from '../../../../shared/survey/document.ts';
import type { Made } from './made.ts';
import { cut, LIMITS } from './texts.ts';

/** Words between the questions: what is short enough is a title, the rest stands below it. */
export function wordsBetween(title: Text | undefined, below: Text | undefined): Made | null {
  const isShort = Object.values(below ?? {}).every((said) => said.length <= LIMITS.title);
  const shown = title ?? below;
  if (!shown) return null;
  const help = title || !isShort ? below : undefined;
  return {
    question: { type: 'statement', ...(help && { help }) },
    title: Object.fromEntries(Object.entries(shown).map(([language, said]) => [language, cut(said, LIMITS.title)])),
    valueOf: () => undefined,
  };
}
