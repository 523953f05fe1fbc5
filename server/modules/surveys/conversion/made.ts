import type { Question, Text } from '../../../../shared/survey/document.ts';
import type { OptionCondition } from './choices.ts';
import type { Scalar } from './source.ts';

/** What a type adds to the question, and how values in expressions are said of it. */
export interface Made {
  /** Of the dialect, without `id` and `title`. */
  question: { type: string } & Record<string, unknown>;
  /** Instead of the element's title. */
  title?: Question['title'] | undefined;
  /** To stand below the title, behind the element's own description. */
  addition?: Text | undefined;
  /** The answer that a value of an expression stands for; undefined for none. */
  valueOf(value: Scalar): Scalar | undefined;
  /** When options are offered. */
  optionConditions?: OptionCondition[];
  /** Of a matrix: its row that a name of the definition stands for. */
  partOf?(name: string): string | undefined;
}
