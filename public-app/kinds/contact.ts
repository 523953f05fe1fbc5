import { contact } from '../../shared/questions/contact.ts';
import { Contact } from '../controls/contact.tsx';
import type { KindPart } from './part.ts';

export const part: KindPart = { kinds: [contact], controls: { contact: Contact } };
