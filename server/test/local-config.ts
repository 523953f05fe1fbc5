/** The settings of a server that only this machine reaches: for journeys and measures. */
import path from 'node:path';
import type { Config } from '../app/config.ts';
import { ALONE } from '../app/processes/plan.ts';
import { SIMULATOR } from '../modules/billing/payments/settings.ts';
import { noAddresses } from '../http/routes/site-addresses.ts';

type Own = Pick<Config, 'sessionSecret' | 'dataDirectory'> & Partial<Config>;

/** On a port that is free, unless one is named. */
export const localConfig = (own: Own): Config => ({
  port: 0,
  host: '127.0.0.1',
  publicUrl: 'http://127.0.0.1',
  trustedProxies: 0,
  production: false,
  storage: { kind: 'folder', folder: path.join(own.dataDirectory, 'files') },
  smtpUrl: null,
  mailFrom: null,
  webhookPorts: [],
  gateway: SIMULATOR,
  siteAddresses: noAddresses,
  seller: null,
  logLevel: 'error',
  metrics: null,
  cells: [],
  processes: ALONE,
  shutdownDelay: 0,
  ...own,
});
