/** Something outside the program is not as it must be; the message says what to do and is shown without a stack. */
export class SetupError extends Error {
  override name = 'SetupError';
}
