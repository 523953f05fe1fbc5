/** Which fields of other entities refer to the rows of one. */
import type { EntityDescriptor, FieldDescriptor } from '../../shared/contract/descriptor.ts';

export interface Reference {
  entity: EntityDescriptor;
  field: string;
  isList: boolean;
  onDelete: FieldDescriptor['onDelete'];
}

/** Windows on a table say nothing of their own about it. */
export function referencesTo(
  descriptors: Record<string, EntityDescriptor>,
  { id, projects }: EntityDescriptor,
  isMeant: (field: FieldDescriptor) => boolean,
): Reference[] {
  const targets = new Set([id, projects ?? id]);
  for (const entity of Object.values(descriptors)) if (targets.has(entity.projects ?? '')) targets.add(entity.id);
  return Object.values(descriptors).flatMap((entity) =>
    entity.projects === undefined
      ? Object.entries(entity.fields).flatMap(([field, described]): Reference[] => {
          const { ref, type, onDelete } = described;
          const isOne = ref !== undefined && targets.has(ref) && isMeant(described);
          return isOne ? [{ entity, field, isList: type === 'array', onDelete }] : [];
        })
      : [],
  );
}
