/** What the measures ask of a queue. */
export interface Contender {
  name: string;
  /** One job, in a transaction of its own. */
  enqueue(company: number): Promise<void>;
  enqueueMany(company: number, count: number): Promise<void>;
  /** @param begun is told of each job that begins, by its company; the jobs do nothing else */
  run(concurrency: number, begun: (company: number) => void): Promise<Runner>;
  clear(): Promise<void>;
  close(): Promise<void>;
}

export interface Runner {
  stop(): Promise<void>;
}
