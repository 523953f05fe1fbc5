import type { Answer } from '../../survey/document.ts';

/** What answers a kind of question, what does not and why, what that measures. */
export interface KindTable {
  /** Beyond the sample. */
  question?: object;
  valid: unknown[];
  /** Answer, code, and the part that it is said of. */
  wrong: [answer: unknown, code: string, part?: string][];
  scores?: [answer: Answer, score: number][];
  /** False: its answers count once the survey says how. */
  countsAtFirst?: false;
  operators: string[];
  personal?: true;
}
