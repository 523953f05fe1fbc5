/** What pg's own connection holds, of which its types tell only what callers see. */
import 'pg';

declare module 'pg' {
  interface Connection {
    /** Texts of the statements that the database keeps for this connection, by name. */
    parsedStatements: Record<string, string>;
    /** Of those that were sent to it and not answered yet. */
    submittedNamedStatements: Record<string, string>;
  }
}
