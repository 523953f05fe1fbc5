import type { QuestionKind } from '../../shared/questions/kind.ts';
import type { Controls } from '../controls/index.tsx';

/** What a chunk of the visitor's script brings: kinds of question, and the controls by which they are asked. */
export interface KindPart {
  kinds: readonly QuestionKind[];
  controls: Partial<Controls>;
}
