/** A file that is made for one caller, as an answer. */
import { attachment } from './attachment.ts';
import type { OperationAnswer } from './registry.ts';
import { sealed } from './sealed.ts';

export interface MadeFile {
  name: string;
  bytes: Buffer;
}

/** A file that is made once the transaction of its action is over: what takes long holds no connection. */
export type FileToMake = () => Promise<MadeFile>;

export const fileAnswer = (mediaType: string, { name, bytes }: MadeFile): OperationAnswer => ({
  headers: {
    ...sealed,
    'content-type': mediaType,
    'content-disposition': attachment(name),
    'content-length': String(bytes.length),
    'cache-control': 'private, no-store, no-transform',
  },
  body: bytes,
});
