import type { KnownCode } from '../../check.ts';
import type { Problem } from '../../problem.ts';
import type { MergePatch } from '../project.ts';

/** One mistake in the fixture project, and all that the check says about it. */
export interface Case {
  mistake: string;
  /** The file that the patch changes, or makes. */
  in: string;
  patch: MergePatch;
  /** In the order of their places; `file` is `in` unless said. */
  problems: (Omit<Problem, 'file'> & { file?: string })[];
  known?: KnownCode;
}

export const SHELF = 'schemas/shop/shelf.schema.json';
export const SAMPLE = 'schemas/shop/sample.schema.json';
export const CUSTOMER = 'schemas/shop/customer.schema.json';
export const PROFILE = 'schemas/shop/company_profile.schema.json';
export const COMMON = 'schemas/common.schema.json';
export const ROLES = 'schemas/roles.json';

/** A whole valid entity, to be spread under what a case changes of it. */
export const BOX = {
  $schema: '../dialect.schema.json',
  $id: 'box',
  title: 'Box',
  type: 'object',
  'x-tenant': 'company_id',
  'x-label': '{name}',
  'x-operations': [],
  properties: { name: { type: 'string', maxLength: 80 } },
  'x-access': {},
};
