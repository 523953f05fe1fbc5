/** One sender who does the worst that the limits let him do, while others work. */

export interface Target {
  /** Of the server, without a slash at its end. */
  origin: string;
  /** Address of a connection, for attacks below HTTP. */
  host: string;
  port: number;
  /** A code that leads to a survey. */
  code: string;
  /** Of a user of the attacker's own company, who may do what its admin may; for attacks by somebody who has an account. */
  accessToken: string;
}

/** What an attack got out of it. A status that is not HTTP's: 0 for a connection that was closed without an answer. */
export type Answers = Record<number, number>;

export interface Attack {
  /** In kebab-case, as its file. */
  name: string;
  /** One sentence for the table: what is sent, and why that was dear. */
  describe: string;
  /** Sends as fast as one sender can, until the signal is aborted; then answers once its connections are closed. Never throws for what the server refuses. */
  run(target: Target, signal: AbortSignal): Promise<Answers>;
}
