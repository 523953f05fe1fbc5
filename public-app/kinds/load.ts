import type { SurveyDocument } from '../../shared/survey/document.ts';
import { addControls } from '../controls/index.tsx';
import { addKinds } from './known.ts';
import type { KindPart } from './part.ts';
import { type PartName, partsOf } from './parts.ts';

const loads: Record<PartName, () => Promise<{ part: KindPart }>> = {
  fields: () => import('./fields.ts'),
  scales: () => import('./scales.ts'),
  matrix: () => import('./matrix.ts'),
  contact: () => import('./contact.ts'),
  consent: () => import('./consent.ts'),
  media: () => import('./media.ts'),
  signature: () => import('./signature.ts'),
};

/**
 * Loads what is needed to ask all questions of a survey.
 * @returns once they can be asked; rejected where a part can't be had
 */
export async function loadKinds(survey: SurveyDocument): Promise<void> {
  const parts = await Promise.all(partsOf(survey).map((name) => loads[name]()));
  for (const { part } of parts) {
    addKinds(part.kinds);
    addControls(part.controls);
  }
}
