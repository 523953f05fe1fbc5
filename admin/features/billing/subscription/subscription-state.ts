interface Standing {
  state: string;
  auto_renew: boolean;
  period_end: string | null;
}

/** One that was stopped runs on to its period's end, and is told from one that goes on. */
export const stateOf = ({ state, auto_renew: renews, period_end: end }: Standing): string =>
  state === 'active' && !renews && end !== null ? 'stopped' : state;
