/** Where the server answers for an entity. */
import { descriptors } from '../../generated/index.ts';
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';

/** What the matrix must know of an entity to address it; no word of who may. */
export interface Address {
  entity: string;
  path: string;
  /** Whether its list takes the filter `q`. */
  searchable: boolean;
}

export function addressOf(entity: string): Address {
  const descriptor: EntityDescriptor | undefined = descriptors[entity];
  if (!descriptor) throw new Error(`The server has no entity "${entity}".`);
  return { entity, path: descriptor.path, searchable: descriptor.list.search.length > 0 };
}
