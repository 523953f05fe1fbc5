/** Who renews: workers that share nothing but the database, and die now and then. */
export interface Workers {
  setTime(now: Date): void;
  /** Until nothing is due at this time. */
  workOff(isDue: () => Promise<boolean>): Promise<void>;
  toll(): Toll;
  /** What workers told of that was no crash, and how often. */
  failures(): Record<string, number>;
  close(): Promise<void>;
}

export interface Toll {
  kills: number;
  /** Of those: while it had due subscriptions in hand. */
  killsAtWork: number;
  /** Payments for which the gateway did not answer once. */
  faulty: number;
}
