/** The screens of entities: generated ones, and those that are written by hand over them. */
import { cloneElement, type ComponentType, createElement, Fragment, type ReactElement } from 'react';
import { Conditional } from '../fields/base/when.tsx';
import type { EntityResource, ViewName } from '../entities/resource.ts';
import { lazyChunk } from '../ui/chunks/lazy-chunk.ts';
import type { Pieces } from './filter-bar.tsx';
import type { DeleteDialogProps } from '../ui/mutations/use-remove.ts';

/** The screens of an entity, one for each operation that has one. */
export type EntityViews = Partial<Record<ViewName, ComponentType>>;

/** The generated module of an entity's screens. */
export interface ViewModule {
  views: EntityViews;
  /** What the forms of its actions ask for. */
  dialogs?: Record<string, Pieces>;
}

export type ViewLoader = () => Promise<ViewModule>;

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
  /** The inputs of an action's form, one below the other; loaded when they are first shown. */
  inputsOf: (entity: EntityResource, action: string) => ComponentType;
}

type ById<Value> = Partial<Record<string, Value>>;

export function createViews(overrides: ById<EntityOverride>, loaders: ById<ViewLoader>): Views {
  const cache = new Map<string, ComponentType>();
  const generated = async (id: string, name: ViewName): Promise<ComponentType> => {
    const view = (await loaders[id]?.())?.views[name];
    if (view === undefined) throw new Error(`There is no view "${name}" of ${id}.`);
    return view;
  };
  return {
    overrideOf: ({ id }) => overrides[id],
    inputsOf({ id }, action) {
      const key = `${id}.actions.${action}`;
      const inputs =
        cache.get(key) ??
        lazyChunk(async () => {
          const pieces = Object.entries((await loaders[id]?.())?.dialogs?.[action] ?? {});
          const inputs = pieces.map(([source, input], at) =>
            createElement(Conditional, { source, input: focusFirst(input, at) }),
          );
          return { default: () => createElement(Fragment, null, ...inputs) };
        });
      cache.set(key, inputs);
      return inputs;
    },
    viewOf({ id }, name) {
      const key = `${id}.${name}`;
      const view =
        cache.get(key) ?? overrides[id]?.[name] ?? lazyChunk(async () => ({ default: await generated(id, name) }));
      cache.set(key, view);
      return view;
    },
  };
}

/** Who opens a form goes on with its first input. */
const focusFirst = (input: Pieces[string], at: number): Pieces[string] =>
  at === 0 && input !== undefined
    ? cloneElement(input as ReactElement<{ autoFocus?: boolean }>, { autoFocus: true })
    : input;
