/** pg's own query as it works within, of which its types tell only what callers see. */
declare module 'pg/lib/query.js' {
  export default class Query<Result> {
    /** What it is prepared as; absent: for once. */
    name: string | undefined;
    /** How long the client waits for its answer, in milliseconds; absent: as its connection says. */
    query_timeout: number | undefined;
    callback: (error: Error | null, result: Result) => void;
    constructor(text: string, answer: (error: Error | null, result: Result) => void);
    /** Sends its messages; answers what is wrong with it where it can't. */
    submit(connection: import('pg').Connection): Error | null;
    handleRowDescription(message: object): void;
    handleDataRow(message: object): void;
    handleCommandComplete(message: object, connection: import('pg').Connection): void;
    handleReadyForQuery(connection: import('pg').Connection): void;
    handleError(error: Error, connection: import('pg').Connection): void;
  }
}

declare module 'pg/lib/utils.js' {
  /** A value as a parameter travels: text, bytes, or null. */
  export function prepareValue(value: unknown): string | Buffer | null;
}
