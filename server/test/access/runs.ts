/** The three runs: with both locks, and with each of them alone. */
import type { ServeOptions } from '../scenarios.ts';

export const runs: { title: string; options: ServeOptions }[] = [
  { title: 'with both locks', options: {} },
  { title: "with the application's tenancy switched off", options: { tenancy: 'database-only' } },
  { title: 'with row-level security bypassed', options: { bypassRowSecurity: true } },
];
