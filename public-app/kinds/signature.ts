import { signature } from '../../shared/questions/signature.ts';
import { Signature } from '../controls/signature.tsx';
import type { KindPart } from './part.ts';

export const part: KindPart = { kinds: [signature], controls: { signature: Signature } };
