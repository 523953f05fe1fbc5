/** All kinds of question at once, for the server: it renders any survey, and loads nothing while it does. */
import { addControls } from '../controls/index.tsx';
import { part as consent } from './consent.ts';
import { part as contact } from './contact.ts';
import { part as fields } from './fields.ts';
import { part as matrix } from './matrix.ts';
import { part as media } from './media.ts';
import { part as signature } from './signature.ts';
import type { KindPart } from './part.ts';
import type { PartName } from './parts.ts';
import { part as scales } from './scales.ts';

export const parts: Readonly<Record<PartName, KindPart>> = {
  fields,
  scales,
  matrix,
  contact,
  consent,
  media,
  signature,
};

for (const { controls } of Object.values(parts)) addControls(controls);
