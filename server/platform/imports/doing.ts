/** What the steps of imports are done with. */
import type { Database } from '../../access/database.ts';
import type { SignedIn } from '../../access/principal.ts';
import type { Kernel } from '../../kernel/crud.ts';
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import type { Logger } from '../../log.ts';
import type { FileStore } from '../storage/file-store.ts';
import type { Job } from './jobs.ts';

export interface ImporterParts {
  kernel: Kernel;
  database: Database;
  store: FileStore;
  descriptors: Record<string, EntityDescriptor>;
  /** What the company's state refuses its users to write; throws a Problem. */
  refuseReadOnly(principal: SignedIn): Promise<void>;
  log: Logger;
}

/** The step came to nothing: the reason is shown to who asked. */
export class ImportFailed extends Error {
  readonly failure: string;
  constructor(failure: string) {
    super(failure);
    this.failure = failure;
  }
}

/** A step under way. */
export interface Doing {
  job: Job;
  entity: EntityDescriptor;
  /** The user as he is now. */
  principal(): Promise<SignedIn>;
  signal: AbortSignal;
  /** It has had its time, and others wait. */
  isTurnOver(): Promise<boolean>;
}
