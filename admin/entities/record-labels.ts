/** What the app calls rows. */
import { fieldsOfLabel } from '../../shared/contract/label.ts';
import { recordLabels } from './parts.ts';
import { entityOf } from './site.ts';

export { recordLabels } from './parts.ts';

/** What of a resource's rows has to be read to name them. */
export function labelFieldsOf(resource: string): readonly string[] {
  const entity = entityOf(resource);
  if (entity === undefined) return [];
  return [...fieldsOfLabel(entity.label), ...(recordLabels[entity.id]?.fields ?? [])];
}
