/** The names of the fields on the page of an answer; the views write them, the server reads them. */
export const answerFields = {
  code: 'answer',
  /** What is to be added. */
  text: 'text',
  /** The button: `add`, `solved`, `unsolved` or `delete`. */
  go: 'go',
  /** In the address: `delete` asks once more. */
  step: 'step',
} as const;

export const MAX_MESSAGE_LENGTH = 4_000;
