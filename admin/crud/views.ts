/** The screens of entities: generated ones, and those that are written by hand over them. */
import type { ComponentType } from 'react';
import type { EntityResource, ViewName } from '../entities/resource.ts';
import { lazyChunk } from '../ui/chunks/lazy-chunk.ts';
import type { DeleteDialogProps } from '../ui/mutations/use-remove.ts';

/** The screens of an entity, one for each operation that has one. */
export type EntityViews = Partial<Record<ViewName, ComponentType>>;

export type ViewLoader = () => Promise<EntityViews>;

export interface EntityOverride extends EntityViews {
  /** Asks and deletes in place of the plain question; such rows are not deleted several at once. */
  deleteDialog?: ComponentType<DeleteDialogProps>;
  /** Buttons beside those that edit and delete a row; the row is the record around them. */
  rowActions?: ComponentType;
}

export interface Views {
  /** What is written by hand for the entity. */
  overrideOf: (entity: EntityResource) => EntityOverride | undefined;
  /** The screen of an entity: the hand-written one where there is one, else the generated one; loaded when it is first shown. */
  viewOf: (entity: EntityResource, name: ViewName) => ComponentType;
}

type ById<Value> = Partial<Record<string, Value>>;

export function createViews(overrides: ById<EntityOverride>, loaders: ById<ViewLoader>): Views {
  const cache = new Map<string, ComponentType>();
  const generated = async (id: string, name: ViewName): Promise<ComponentType> => {
    const view = (await loaders[id]?.())?.[name];
    if (view === undefined) throw new Error(`There is no view "${name}" of ${id}.`);
    return view;
  };
  return {
    overrideOf: ({ id }) => overrides[id],
    viewOf({ id }, name) {
      const key = `${id}.${name}`;
      const view =
        cache.get(key) ?? overrides[id]?.[name] ?? lazyChunk(async () => ({ default: await generated(id, name) }));
      cache.set(key, view);
      return view;
    },
  };
}
