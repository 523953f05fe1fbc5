export const API_BASE = '/api';

export interface ApiAnswer {
  status: number;
  headers: Headers;
  body: string;
  /** Parsed body; undefined when there is none. */
  json: unknown;
  /** Of a call for a file. */
  file?: Blob;
}
