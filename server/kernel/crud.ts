/** The generic operations over one set of parts. What differs between entities is data and hooks. */
import type { Scope } from '../access/scope.ts';
import type { Work } from '../access/work.ts';
import type { Problem } from '../errors.ts';
import { act, type ActionCall } from './act.ts';
import type { Call, KernelParts } from './context.ts';
import { entityOf } from './custom-fields.ts';
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import type { ActionHandler } from './extension.ts';
import { exportList, type ListTable } from './export.ts';
import { type FileAsked, readFile, takeFile } from './files.ts';
import { type BatchOutcome, type ImportBatch, importRows } from './import/write-rows.ts';
import { takeBackRows, type TakenBackRows, type WrittenRows } from './import/take-back.ts';
import { type BinAsked, type BinPage, listDeleted } from './bin/list.ts';
import { restoreDeleted } from './bin/restore.ts';
import { type DraftKernel, draftKernel } from './draft/index.ts';
import { history, type HistoryAsked, type HistoryPage, restore, undo } from './history.ts';
import { detail, list, type ListPage } from './read.ts';
import { type ListGroup, summarize } from './summarize.ts';
import type { StoredFileValue } from '../../shared/contract/file-types.ts';
import { schemaPolicies } from './schema-policies.ts';
import { checkRemove, remove } from './remove.ts';
import { create, patch } from './write.ts';

export type { Call, KernelParts, ListGroup, ListPage };

export interface Kernel {
  scope: Scope;
  /** An entity as the caller knows it, with the fields that were added for his tenant. */
  known(call: Pick<Call, 'principal'>, entity: EntityDescriptor): Promise<EntityDescriptor>;
  list(call: Call, entity: EntityDescriptor, query: Record<string, unknown>): Promise<ListPage>;
  /** All that a list finds, as a table to be written into a file. */
  exportList(call: Call, entity: EntityDescriptor, query: Record<string, unknown>): Promise<ListTable>;
  /** Groups and sums of what a list finds. */
  summarize(call: Call, entity: EntityDescriptor, query: Record<string, unknown>): Promise<ListGroup[]>;
  detail(call: Call, entity: EntityDescriptor, asked: { id: number; query?: Record<string, unknown> }): Promise<string>;
  create(call: Call, entity: EntityDescriptor, body: unknown): Promise<string>;
  patch(call: Call, entity: EntityDescriptor, id: number, body: unknown): Promise<string>;
  remove(call: Call, entity: EntityDescriptor, id: number): Promise<void>;
  /** What a deletion would be refused with; null where nothing stands in its way. */
  checkRemove(call: Call, entity: EntityDescriptor, id: number): Promise<Problem | null>;
  /** Makes and changes rows of a file, a batch in one transaction. */
  importRows(call: Call, entity: EntityDescriptor, batch: ImportBatch): Promise<BatchOutcome>;
  /** Takes back what a batch of a file wrote and nobody has touched since. */
  takeBackRows(call: Call, entity: EntityDescriptor, written: WrittenRows): Promise<TakenBackRows>;
  /** Of an entity that keeps it (`x-history`): a page of a row's changes, the newest first. */
  history(call: Call, entity: EntityDescriptor, asked: HistoryAsked): Promise<HistoryPage>;
  /** Gives a row the values of an earlier version. */
  restore(call: Call, entity: EntityDescriptor, asked: { id: number; version: number }): Promise<string>;
  /** Takes the last change of a row back. */
  undo(call: Call, entity: EntityDescriptor, asked: { id: number; updatedAt: string }): Promise<string>;
  /** The file that a row has in a field (`x-file`); null for none. */
  readFile(call: Call, entity: EntityDescriptor, asked: { id: number; field: string }): Promise<StoredFileValue | null>;
  /** Runs what takes a file in that the caller may write into a field, in the tenant of its row. */
  takeFile<Answer>(
    call: Call,
    entity: EntityDescriptor,
    asked: FileAsked,
    run: (work: Work, companyId: number) => Promise<Answer>,
  ): Promise<Answer>;
  /** Of an entity with a bin: a page of its deleted rows, the last ones first. */
  deleted(call: Call, entity: EntityDescriptor, asked: BinAsked): Promise<BinPage>;
  /** Brings a deleted row back. */
  restoreDeleted(call: Call, entity: EntityDescriptor, id: number): Promise<string>;
  /** Of an entity whose rows can be changed as drafts (`x-draft`). */
  drafts: DraftKernel;
  act<Answer extends object>(
    call: Call,
    entity: EntityDescriptor,
    action: ActionCall,
    handler: ActionHandler<Answer>,
  ): Promise<Answer>;
}

/** The kernel over these parts; the policies of the schemas come behind the given ones. */
export function createKernel(given: KernelParts): Kernel {
  const parts = { ...given, policies: [...given.policies, ...schemaPolicies(given)] };
  const known: Kernel['known'] = ({ principal }, entity) => entityOf(parts.customFields, principal, entity);
  /** Each operation works with the entity as its caller knows it. */
  const own =
    <Rest extends unknown[], Answer>(run: Operate<Rest, Answer>) =>
    async (call: Call, entity: EntityDescriptor, ...rest: Rest): Promise<Answer> =>
      run(parts, call, await known(call, entity), ...rest);
  return {
    scope: parts.scope,
    known,
    list: own(list),
    exportList: own(exportList),
    summarize: own(summarize),
    detail: own(detail),
    create: own(create),
    patch: own(patch),
    remove: own(remove),
    checkRemove: own(checkRemove),
    importRows: own(importRows),
    takeBackRows: own(takeBackRows),
    history: own(history),
    restore: own(restore),
    undo: own(undo),
    readFile: own(readFile),
    takeFile: (call, entity, asked, run) => takeFile(parts, call, entity, asked, run),
    deleted: own(listDeleted),
    restoreDeleted: own(restoreDeleted),
    drafts: draftKernel(parts),
    act: (call, entity, action, handler) => act(parts, call, entity, action, handler),
  };
}

type Operate<Rest extends unknown[], Answer> = (
  parts: KernelParts,
  call: Call,
  entity: EntityDescriptor,
  ...rest: Rest
) => Promise<Answer>;
