export const API_BASE = '/api';

export interface ApiAnswer {
  status: number;
  headers: Headers;
  body: string;
  /** Parsed body; undefined when there is none. */
  json: unknown;
  /** Of a call for a file. */
  file?: Blob;
  /** Of a call for an answer that goes on. */
  stream?: ReadableStream<Uint8Array>;
}
