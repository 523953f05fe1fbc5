/** What the app calls rows. */
import { fieldsOfLabel } from '../../shared/contract/label.ts';
import { recordLabels } from './parts.ts';
import { entityOf } from './site.ts';

export { recordLabels } from './parts.ts';

/** What of a resource's rows has to be read to name them and to lead to them. */
export function labelFieldsOf(resource: string): readonly string[] {
  const entity = entityOf(resource);
  if (entity === undefined) return [];
  const { id, label, shownIn } = entity;
  return [...fieldsOfLabel(label), ...(recordLabels[id]?.fields ?? []), ...(shownIn ? [shownIn.field] : [])];
}
