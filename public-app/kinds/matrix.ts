import { matrix } from '../../shared/questions/matrix.ts';
import { Matrix } from '../controls/matrix.tsx';
import type { KindPart } from './part.ts';

export const part: KindPart = { kinds: [matrix], controls: { matrix: Matrix } };
