import { type Draft, type DraftQuestion, questionsOfDraft } from './draft.ts';
import { addQuestion, positionOf } from './operations.ts';
import { repairRules } from './rules.ts';

/**
 * Brings back what one step deleted, whatever was done since: pages, questions, and the rules that were repaired for it
 * in questions that nobody has touched meanwhile. Pure; the same document where everything is there already.
 * @param before the document before that step
 * @param after the document after it
 */
export function restoreDeleted(now: Draft, before: Draft, after: Draft): Draft {
  const left = new Set(questionsOfDraft(after).map(({ id }) => id));
  const gone = questionsOfDraft(before).filter(({ id }) => !left.has(id) && positionOf(now, id) === undefined);
  const withPages = withPagesOf(now, before, after);
  if (gone.length === 0 && withPages === now) return now;
  const whole = gone.reduce((draft, question) => putBack(draft, before, question), withPages);
  return repairRules(withRulesOf(whole, before, after)).draft;
}

function withPagesOf(now: Draft, before: Draft, after: Draft): Draft {
  const has = (draft: Draft, id: string) => draft.pages.some((page) => page.id === id);
  let { pages } = now;
  for (const [at, page] of before.pages.entries()) {
    if (!has(after, page.id) && !has(now, page.id)) pages = pages.toSpliced(at, 0, { ...page, questions: [] });
  }
  return pages === now.pages ? now : { ...now, pages };
}

/** Where it stood; at the end where its page is gone. */
function putBack(now: Draft, before: Draft, question: DraftQuestion): Draft {
  const position = positionOf(before, question.id);
  const page = now.pages.find(({ id }) => id === position?.page) ?? now.pages.at(-1);
  if (position === undefined || page === undefined) return now;
  const at = page.id === position.page ? Math.min(position.at, page.questions.length) : page.questions.length;
  return addQuestion(now, question, { page: page.id, at });
}

function withRulesOf(now: Draft, before: Draft, after: Draft): Draft {
  const byId = (draft: Draft) => new Map(questionsOfDraft(draft).map((question) => [question.id, question]));
  const [old, repaired] = [byId(before), byId(after)];
  const whole = (question: DraftQuestion): DraftQuestion => {
    const isUntouched = JSON.stringify(repaired.get(question.id)) === JSON.stringify(question);
    return (isUntouched ? old.get(question.id) : undefined) ?? question;
  };
  return { ...now, pages: now.pages.map((page) => ({ ...page, questions: page.questions.map(whole) })) };
}
