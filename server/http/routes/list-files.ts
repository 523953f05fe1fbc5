/** Lists as files: `?format=csv` of a list's address. A file goes out as it is read, so a sender has few at once. */
import type { Readable } from 'node:stream';
import { currentSender } from '../../access/sender.ts';
import { invalidInput, tooManyRequests } from '../../errors.ts';
import type { Kernel } from '../../kernel/crud.ts';
import { LIST_PARAMETERS } from '../../query/parse.ts';
import type { EntityDescriptor, JsonSchema } from '../../../shared/contract/descriptor.ts';
import { attachment } from '../attachment.ts';
import type { Operation, OperationAnswer, OperationRequest } from '../registry.ts';
import type { SheetFormat } from '../sheet-format.ts';

/** Files of one sender that are on their way: each keeps what it is still to read. */
export const FILES_AT_ONCE = 3;
const RETRY_SECONDS = 10;

export type ListFileRequest = Pick<OperationRequest, 'principal' | 'locale' | 'requestId' | 'query'>;

export interface ListFiles {
  /** What the address of the list takes. */
  parametersOf(entity: EntityDescriptor): { parameters: JsonSchema } & Pick<Operation, 'fileBy'>;
  /**
   * All that the list finds, in the format that is asked for.
   * @throws Problem 400 for another format, 429 while other files of the sender are on their way; else as the kernel
   */
  answer(entity: EntityDescriptor, request: ListFileRequest): Promise<OperationAnswer>;
}

/** @param formats those that are offered */
export function createListFiles(kernel: Pick<Kernel, 'exportList'>, formats: readonly SheetFormat[]): ListFiles {
  const names = formats.map(({ name }) => name);
  const underWay = createCounts();
  return {
    parametersOf({ exported, list: { groups, sums } }) {
      const properties = {
        ...(LIST_PARAMETERS['properties'] as object),
        ...(groups !== undefined && { group: {} }),
        ...(sums !== undefined && { sums: {} }),
      };
      if (exported === undefined) return { parameters: { properties } };
      return { parameters: { properties: { ...properties, format: { enum: names } } }, fileBy: 'format' };
    },
    async answer(entity, { principal, locale, requestId, query: { format: name, ...query } }) {
      const format = formats.find((one) => one.name === name);
      if (format === undefined)
        throw invalidInput({
          errors: [{ pointer: '/format', code: 'enum', parameters: { allowed: names.join(', ') } }],
        });
      const sender = currentSender()?.member ?? '';
      if (underWay.of(sender) >= FILES_AT_ONCE)
        throw tooManyRequests({
          parameters: { seconds: RETRY_SECONDS },
          headers: { 'retry-after': String(RETRY_SECONDS) },
        });
      const isOver = underWay.begin(sender);
      try {
        const table = await kernel.exportList({ principal, locale, requestId }, entity, query);
        const body: Readable = format.bytes({ ...table, locale, widths: [] }).once('close', isOver);
        const day = new Date().toISOString().slice(0, 10);
        return {
          headers: {
            'content-type': format.mediaType,
            'content-disposition': attachment(`${table.name} ${day}.${format.name}`),
          },
          body,
        };
      } catch (error) {
        isOver();
        throw error;
      }
    },
  };
}

/** How much of each sender's is under way. */
function createCounts() {
  const counts = new Map<string, number>();
  const of = (sender: string): number => counts.get(sender) ?? 0;
  return {
    of,
    /** Answers what is to be called once, when it is over. */
    begin(sender: string): () => void {
      counts.set(sender, of(sender) + 1);
      return () => {
        const left = of(sender) - 1;
        if (left > 0) counts.set(sender, left);
        else counts.delete(sender);
      };
    },
  };
}
