/** The screens of entities: generated ones, and those that are written by hand over them. */
import { type ComponentType, createElement, Fragment } from 'react';
import type { Composite } from '../fields/base/composite.tsx';
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
  /** What a form asks for. */
  inputs?: Pieces;
}

export type ViewLoader = () => Promise<ViewModule>;

export interface EntityOverride extends EntityViews {
  /** Asks and deletes in place of the plain question; such rows are not deleted several at once. */
  deleteDialog?: ComponentType<DeleteDialogProps>;
  /** Buttons beside those that edit and delete a row; the row is the record around them. */
  rowActions?: ComponentType;
  /** By name what the schema says has a component of its own (`x-admin.panels`); the row is the record around it. */
  panels?: Record<string, ComponentType>;
  /** By name what shows several fields as one (`x-admin.composites`). */
  composites?: Record<string, Composite>;
}

export interface Views {
  /** Says in time that rows of a limited kind can soon be made no more. */
  LimitWarning?: ComponentType<{ limit: string }>;
  /** What is written by hand for the entity. */
  overrideOf: (entity: EntityResource) => EntityOverride | undefined;
  /** The screen of an entity: the hand-written one where there is one, else the generated one; loaded when it is first shown. */
  viewOf: (entity: EntityResource, name: ViewName) => ComponentType;
  /** The inputs of an action's form, one below the other; loaded when they are first shown. */
  inputsOf: (entity: EntityResource, action: string) => ComponentType;
  /** The input of a field, as a form has it; loaded when it is first shown. */
  inputOf: (entity: EntityResource, field: string) => ComponentType;
}

type ById<Value> = Partial<Record<string, Value>>;

export function createViews(
  overrides: ById<EntityOverride>,
  loaders: ById<ViewLoader>,
  parts: Pick<Views, 'LimitWarning'> = {},
): Views {
  const cache = new Map<string, ComponentType>();
  const cached = (key: string, make: () => ComponentType): ComponentType => {
    const component = cache.get(key) ?? make();
    cache.set(key, component);
    return component;
  };
  const load = async <Part>(
    id: string,
    pick: (module: ViewModule) => Part | undefined,
    name: string,
  ): Promise<Part> => {
    const module = await loaders[id]?.();
    const part = module && pick(module);
    if (part === undefined) throw new Error(`There is no "${name}" of ${id}.`);
    return part;
  };
  return {
    ...(parts.LimitWarning && { LimitWarning: parts.LimitWarning }),
    overrideOf: ({ id }) => overrides[id],
    inputsOf: ({ id }, action) =>
      cached(`${id}.actions.${action}`, () =>
        lazyChunk(async () => {
          const pieces = await load(id, ({ dialogs }) => dialogs?.[action], action);
          const inputs = () =>
            Object.entries(pieces).map(([source, input]) => createElement(Conditional, { source, input }));
          return { default: () => createElement(Fragment, null, ...inputs()) };
        }),
      ),
    inputOf: ({ id }, field) =>
      cached(`${id}.inputs.${field}`, () =>
        lazyChunk(async () => {
          const inputs = await load(id, (module) => module.inputs, field);
          if (inputs[field] === undefined) throw new Error(`There is no "${field}" of ${id}.`);
          return { default: () => inputs[field] };
        }),
      ),
    viewOf: ({ id }, name) =>
      cached(
        `${id}.${name}`,
        () =>
          overrides[id]?.[name] ??
          lazyChunk(async () => ({ default: await load(id, ({ views }) => views[name], name) })),
      ),
  };
}
