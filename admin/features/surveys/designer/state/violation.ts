/** What stands in the way of publishing, with its place in the document. */
export interface Violation {
  /** RFC 6901 */
  pointer: string;
  code: string;
  /** In the reader's language. */
  message: string;
  parameters?: Record<string, string | number>;
}
