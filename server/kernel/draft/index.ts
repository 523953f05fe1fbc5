/** What is done with drafts of rows (`x-draft`), over one set of parts. */
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import type { Call, KernelParts } from '../context.ts';
import { type DraftAsked, publishDraft, revertDraft } from './publish.ts';
import { type DraftAnswer, readDrafts } from './read.ts';
import { discardDraft, type DraftSaved, saveDraft } from './save.ts';
import { publishScheduled, type ScheduleAsked, scheduleDraft } from './schedule.ts';
import { type PilotsAsked, tryDraft } from './try.ts';

type Operation<Asked, Answer = DraftAnswer> = (call: Call, entity: EntityDescriptor, asked: Asked) => Promise<Answer>;

export interface DraftKernel {
  /** The open draft of a row, and its last publication. */
  read: Operation<number>;
  save: Operation<DraftSaved>;
  discard: Operation<Omit<DraftAsked, 'over'>>;
  /** Says what tries it before it is published. */
  try: Operation<PilotsAsked>;
  publish: Operation<DraftAsked>;
  revert: Operation<DraftAsked>;
  schedule: Operation<ScheduleAsked>;
  /** For the worker, as whom scheduled it. */
  publishScheduled: Operation<{ id: number; draft: number }, void>;
}

export const draftKernel = (parts: KernelParts): DraftKernel => ({
  read: (...request) => readDrafts(parts, ...request),
  save: (...request) => saveDraft(parts, ...request),
  discard: (...request) => discardDraft(parts, ...request),
  try: (...request) => tryDraft(parts, ...request),
  publish: (...request) => publishDraft(parts, ...request),
  revert: (...request) => revertDraft(parts, ...request),
  schedule: (...request) => scheduleDraft(parts, ...request),
  publishScheduled: (...request) => publishScheduled(parts, ...request),
});
