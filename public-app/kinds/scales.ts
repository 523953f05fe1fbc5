import { rating } from '../../shared/questions/rating.ts';
import type { KindPart } from './part.ts';

/** Asked like the everyday scales. */
export const part: KindPart = { kinds: [rating], controls: {} };
