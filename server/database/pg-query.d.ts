/** pg's own query as it works within, of which its types tell only what callers see. */
declare module 'pg/lib/query.js' {
  export default class Query {
    constructor(
      config: import('pg').QueryConfig & { queryMode?: 'extended' },
      /** Told one result, or with several executions one for each. */
      answer: (error: Error | null, result: import('pg').QueryResult | import('pg').QueryResult[]) => void,
    );
    submit(connection: import('pg').Connection): Error | null;
    handleDataRow(message: object): void;
    handleCommandComplete(message: object, connection: import('pg').Connection): void;
    handleError(error: Error, connection: import('pg').Connection): void;
    /** Executes what was bound, and ends the batch. */
    _getRows(connection: import('pg').Connection): void;
  }
}
