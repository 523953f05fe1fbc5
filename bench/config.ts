/** The settings of the servers that are measured. */
import type { Config } from '../server/app/config.ts';
import { localConfig } from '../server/test/local-config.ts';
import { BENCH_SECRET } from './principal.ts';

export const benchConfig = (own: Partial<Config>): Config =>
  localConfig({
    sessionSecret: BENCH_SECRET,
    dataDirectory: '.data',
    storage: { kind: 'folder', folder: '.data/bench/files' },
    ...own,
  });
