import type { ComponentType } from 'react';
import { viewLoaders } from '../generated/views.ts';
import { overrides } from '../overrides.ts';
import type { EntityResource, EntityViews, ViewName } from './resource.ts';
import { lazyChunk } from './lazy-chunk.ts';

const cache = new Map<string, ComponentType>();

/** The screen of an entity: the hand-written one where there is one, else the generated one; loaded when it is first shown. */
export function viewOf(entity: EntityResource, name: ViewName): ComponentType {
  const key = `${entity.id}.${name}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const own = overrides[entity.id]?.[name];
  const view = own ?? lazyChunk(async () => ({ default: await generatedView(entity.id, name) }));
  cache.set(key, view);
  return view;
}

async function generatedView(id: string, name: ViewName): Promise<ComponentType> {
  const views: EntityViews = (await loaders[id]?.()) ?? {};
  const view = views[name];
  if (view === undefined) throw new Error(`There is no view "${name}" of ${id}.`);
  return view;
}

const loaders: Partial<Record<string, (typeof viewLoaders)[keyof typeof viewLoaders]>> = viewLoaders;
