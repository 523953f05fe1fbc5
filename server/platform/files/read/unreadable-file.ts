/** Why a file of rows can't be read; also the problem's code. */
export type Unreadable = 'empty_file' | 'broken_file' | 'old_excel_file' | 'wrong_encoding' | 'too_many_rows';

export class UnreadableFile extends Error {
  readonly reason: Unreadable;
  constructor(reason: Unreadable, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

/**
 * What a reader's error says of the file.
 * @throws the error, where it says nothing of it
 */
export function reasonOf(error: unknown): Unreadable {
  if (error instanceof UnreadableFile) return error.reason;
  // More memory than any honest file needs is an error of the file.
  if (error instanceof RangeError) return 'broken_file';
  throw error;
}
