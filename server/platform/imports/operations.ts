/** Imports into the lists whose schema says so (`x-list.import`). */
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import type { Operation } from '../../http/registry.ts';
import { faultsOperation } from './faults.ts';
import { stepOperations } from './steps.ts';
import { type ImportParts, uploadOperation } from './upload.ts';

export const listImportOperations = (
  parts: ImportParts,
  descriptors: Record<string, EntityDescriptor>,
): Operation[] => [
  ...Object.values(descriptors).flatMap((entity) => (entity.imported ? [uploadOperation(parts, entity)] : [])),
  ...stepOperations(parts, descriptors),
  faultsOperation(parts, descriptors),
];
