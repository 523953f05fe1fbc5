import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useJudge } from '../../../entities/use-judge.ts';
import type { WrittenQuestion } from './find-questions.ts';
import { questions } from './questions.ts';

/** The questions of whoever is signed in, in his language, each with the screens that he may open. */
export function useQuestions(): WrittenQuestion[] {
  const translate = useTranslate();
  const judgePath = useJudge();
  return useMemo(
    () =>
      questions
        .map((one) => ({ ...one, links: one.links.filter(({ to, of = to }) => judgePath(of).kind === 'pass') }))
        .filter(({ links }) => links.length > 0)
        .map((one) => ({
          ...one,
          question: translate(`app.faq.${one.name}.question`),
          answer: translate(`app.faq.${one.name}.answer`),
        })),
    [judgePath, translate],
  );
}
