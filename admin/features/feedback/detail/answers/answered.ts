/** What was asked and answered, as the server tells it in one language (action `answered`). */
import { useQuery } from '@tanstack/react-query';
import type { Control } from '../../../../../shared/questions/control.ts';
import { feedback } from '../../../../generated/resources.ts';
import type { MediaFile } from '../../../../ui/media/use-media.ts';
import { useAct } from '../../../../providers/use-act.ts';
import { partKey } from '../../change/feedback-cache.ts';

export interface AnswerFile extends MediaFile {
  question_id: string;
}

export interface AskedQuestion {
  id: string;
  type: string;
  title: string;
  state: 'answered' | 'unanswered' | 'erased';
  control: Control;
  /** A line for each part. */
  words: string | null;
  /** From 0 to 100; null for a question that does not count. */
  score: number | null;
  /** How much it counts towards the score of the whole. */
  weight: number;
}

export interface AskedPage {
  id: string;
  title: string | null;
  questions: AskedQuestion[];
}

export interface Answered {
  survey: { id: number; name: string; version: number };
  /** Of the titles. */
  language: string;
  languages: string[];
  answered_in: string;
  answers: Record<string, unknown>;
  pages: AskedPage[];
  media: AnswerFile[];
}

/** @param language of the titles; null for that of the answer */
export function useAnswered(id: number, language: string | null) {
  const act = useAct();
  return useQuery({
    queryKey: [...partKey(id, 'answered'), language],
    queryFn: () => act<Answered>(feedback.route, { action: 'answered', id, method: 'GET', input: { language } }),
    // In another language it is the same answer.
    placeholderData: (previous) => previous,
  });
}
