import { consent } from '../../shared/questions/consent.ts';
import { Consent } from '../controls/consent.tsx';
import type { KindPart } from './part.ts';

export const part: KindPart = { kinds: [consent], controls: { consent: Consent } };
