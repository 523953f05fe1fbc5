/** Pages that would show more than a page may are divided, so that none of their questions is lost. */
import type { SurveyPart } from '../../../../shared/survey/document.ts';
import { countControls, MAX_PAGE_CONTROLS } from '../../../../shared/survey/design-limits.ts';

/** @param nextId an identifier for what follows of a page */
export function divideCrowded(pages: readonly SurveyPart[], nextId: (of: string) => string): SurveyPart[] {
  return pages.flatMap((page) => {
    const [first, ...rest] = takeRuns(page.questions);
    if (!first) return [page];
    return [{ ...page, questions: first }, ...rest.map((questions) => ({ id: nextId(page.id), questions }))];
  });
}

/** As many questions together as a page can show, in their order. */
function takeRuns(questions: SurveyPart['questions']): SurveyPart['questions'][] {
  const runs: SurveyPart['questions'][] = [];
  for (const question of questions) {
    const run = runs.at(-1);
    if (run && countControls({ questions: [...run, question] }) <= MAX_PAGE_CONTROLS) run.push(question);
    else runs.push([question]);
  }
  return runs;
}
