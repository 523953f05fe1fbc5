/** The generic operations over one set of parts. What differs between entities is data and hooks. */
import type { Scope } from '../access/scope.ts';
import { type Call, inTransaction, type KernelParts } from './context.ts';
import type { EntityDescriptor } from './descriptor.ts';
import type { Work } from './extension.ts';
import { detail, list, type ListPage } from './read.ts';
import { create, patch, remove } from './write.ts';

export type { Call, KernelParts, ListPage };

export interface Kernel {
  scope: Scope;
  list(call: Call, entity: EntityDescriptor, query: Record<string, unknown>): Promise<ListPage>;
  detail(call: Call, entity: EntityDescriptor, id: number): Promise<string>;
  create(call: Call, entity: EntityDescriptor, body: unknown): Promise<string>;
  patch(call: Call, entity: EntityDescriptor, id: number, body: unknown): Promise<string>;
  remove(call: Call, entity: EntityDescriptor, id: number): Promise<void>;
  /** A transaction of the caller, for actions. */
  work<Result>(call: Call, run: (work: Work) => Promise<Result>): Promise<Result>;
}

export const createKernel = (parts: KernelParts): Kernel => ({
  scope: parts.scope,
  list: (...request) => list(parts, ...request),
  detail: (...request) => detail(parts, ...request),
  create: (...request) => create(parts, ...request),
  patch: (...request) => patch(parts, ...request),
  remove: (...request) => remove(parts, ...request),
  work: (call, run) => inTransaction(parts, call, run),
});
