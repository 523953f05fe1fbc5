/** The environment, read once: every setting has a name, a meaning and a default here. */
import { ConfigError } from '../config-error.ts';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type CellAddress, readCells } from '../database/cells/addresses.ts';
import { isLoopback, isLoopbackUrl } from '../database/loopback.ts';
import { readSellerSettings, type Seller } from '../modules/billing/invoices/seller.ts';
import { type LogLevel, logLevels } from '../log.ts';
import { isTlsChoice } from '../platform/mail/tls-choice.ts';
import { type GatewaySettings, readGateway, SIMULATOR_WARNING } from '../modules/billing/payments/settings.ts';
import type { SiteAddresses } from '../http/routes/site-addresses.ts';
import { type Processes, readProcesses } from './processes/plan.ts';
import { readStorageUrl, STORAGE_URL_HELP, type StorageSettings } from '../platform/storage/settings.ts';

export interface Config {
  /** Port that everything is served on. */
  port: number;
  host: string;
  /** Origin in links that leave the server; never taken from the Host header. */
  publicUrl: string;
  /** Number of reverse proxies in front whose X-Forwarded-For entry is trusted: 0 or 1. */
  trustedProxies: 0 | 1;
  production: boolean;
  /** HMAC key of the access tokens, at least 32 bytes. */
  sessionSecret: Uint8Array;
  /** The one before, while what is sealed with it at rest is sealed anew. */
  formerSessionSecret?: Uint8Array;
  /** Folder of what the server keeps outside the database. */
  dataDirectory: string;
  /** Where uploaded files are kept: a folder beside the data, or a bucket. */
  storage: StorageSettings;
  /** The mail server, as `smtp://user:password@host:587`; null: mail stays in the outbox. */
  smtpUrl: string | null;
  /** Ports that webhooks may lead to, besides 80 and 443. */
  webhookPorts: number[];
  /** Sender of mails: an address, or `Name <address>`. */
  mailFrom: string | null;
  /** Who moves the money. */
  gateway: GatewaySettings;
  /** Where the screens lead outside the product. */
  siteAddresses: SiteAddresses;
  /** Who sells, on invoices; null: the platform's own company. */
  seller: Seller | null;
  /** From which level on the server tells what happens; `info` tells of each request. */
  logLevel: LogLevel;
  /** Where Prometheus reads; null: nowhere. */
  metrics: { host: string; port: number } | null;
  /** Databases that companies lie in, besides the one that the server is started on. */
  cells: CellAddress[];
  /** Those that do the work. */
  processes: Processes;
  /** Seconds between being told to stop and refusing connections, in which a balancer learns that it is not ready. */
  shutdownDelay: number;
}

const SECRET_BYTES = 32;

/** Whether mail may be read at /dev/outbox, which shows live links: only by who sits at this machine. */
export const showsOutbox = ({
  production,
  host,
  publicUrl,
}: Pick<Config, 'production' | 'host' | 'publicUrl'>): boolean =>
  !production && isLoopback(host) && isLoopbackUrl(publicUrl);

/** What is to be told at the start although the settings are whole. */
export const warningsOf = ({ production, gateway: { kind } }: Pick<Config, 'production' | 'gateway'>): string[] =>
  production && kind === 'simulator' ? [SIMULATOR_WARNING] : [];

/** Reads the settings; throws ConfigError with what to do when one can't be used. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = environment['PORT'] ?? '3000';
  if (!isPort(given)) throw new ConfigError(`PORT is "${environment['PORT']}": set it to a number from 0 to 65535.`);
  const port = Number(given);
  const dataDirectory = path.resolve(environment['FEEDTREE_DATA_DIR'] ?? '.data');
  const production = environment['NODE_ENV'] === 'production';
  return {
    port,
    host: environment['HOST'] ?? (production ? '0.0.0.0' : '127.0.0.1'),
    publicUrl: (environment['PUBLIC_URL'] ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    trustedProxies: trustedProxies(environment['TRUSTED_PROXIES']),
    production,
    sessionSecret: sessionSecret(environment['SESSION_SECRET'], dataDirectory, production),
    ...formerSessionSecret(environment['SESSION_SECRET_BEFORE']),
    dataDirectory,
    storage: storage(environment['STORAGE_URL'], dataDirectory),
    smtpUrl: smtpUrl(environment['SMTP_URL']),
    mailFrom: mailFrom(environment['MAIL_FROM']),
    webhookPorts: webhookPorts(environment['WEBHOOK_PORTS']),
    gateway: gateway(environment),
    siteAddresses: {
      terms: address(environment, 'TERMS_URL'),
      privacy: address(environment, 'PRIVACY_URL'),
      sales: address(environment, 'SALES_URL', ['mailto:']),
      portal: address(environment, 'PORTAL_URL'),
    },
    seller: seller(environment),
    logLevel: logLevel(environment['LOG_LEVEL'], production),
    metrics: metrics(port, environment['METRICS_PORT'], environment['METRICS_HOST']),
    cells: readCells(environment['CELLS']),
    processes: readProcesses(environment, production),
    shutdownDelay: shutdownDelay(environment['SHUTDOWN_DELAY']),
  };
}

function logLevel(given: string | undefined, production: boolean): LogLevel {
  if (given === undefined || given === '') return production ? 'info' : 'warn';
  const level = logLevels.find((each) => each === given);
  if (level) return level;
  throw new ConfigError(`LOG_LEVEL is "${given}": set it to one of ${logLevels.join(', ')}.`);
}

function metrics(main: number, given = '', host = '127.0.0.1'): Config['metrics'] {
  if (given === '') return null;
  if (!isPort(given)) throw new ConfigError(`METRICS_PORT is "${given}": set it to a number from 0 to 65535.`);
  const port = Number(given);
  if (port === main && port !== 0)
    throw new ConfigError(`METRICS_PORT is "${given}", which is the PORT of everybody: set it to another one.`);
  return { host, port };
}

const MAX_DELAY = 60;

function shutdownDelay(given = '0'): number {
  const seconds = Number(given);
  if (given.trim() !== '' && seconds >= 0 && seconds <= MAX_DELAY) return seconds;
  throw new ConfigError(`SHUTDOWN_DELAY is "${given}": set it to seconds from 0 to ${MAX_DELAY}.`);
}

const isPort = (given: string): boolean => /^\d{1,5}$/.test(given) && Number(given) <= 65_535;

function storage(given: string | undefined, dataDirectory: string): StorageSettings {
  const settings = readStorageUrl(given, dataDirectory);
  if (!settings) throw new ConfigError(STORAGE_URL_HELP);
  return settings;
}

function gateway(environment: NodeJS.ProcessEnv): GatewaySettings {
  const settings = readGateway(environment);
  if ('error' in settings) throw new ConfigError(settings.error);
  return settings;
}

function seller(environment: NodeJS.ProcessEnv): Seller | null {
  const settings = readSellerSettings(environment);
  if (settings && 'error' in settings) throw new ConfigError(settings.error);
  return settings;
}

function smtpUrl(given = ''): string | null {
  if (given === '') return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  // Not repeated in the message: it may hold a password.
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '')
    throw new ConfigError('SMTP_URL is no address of a mail server: set one like smtp://user:password@host:587.');
  if (!isTlsChoice(url.searchParams.get('tls')))
    throw new ConfigError(
      'SMTP_URL says something else of TLS than ?tls=required, which is the default, or ?tls=optional.',
    );
  return given;
}

function webhookPorts(given = ''): number[] {
  const ports = given.split(',').flatMap((port) => (port.trim() === '' ? [] : [port.trim()]));
  if (!ports.every((port) => isPort(port) && Number(port) > 0))
    throw new ConfigError(`WEBHOOK_PORTS is "${given}": set it to numbers from 1 to 65535, as 8443,9443.`);
  return ports.map(Number);
}

function mailFrom(given = ''): string | null {
  if (given === '') return null;
  if (!/^[^\r\n<>]*<?[^\s@<>]+@[^\s@<>]+>?$/.test(given))
    throw new ConfigError(
      `MAIL_FROM is "${given}": set it to an address, or to one like Feedtree <mail@company.example>.`,
    );
  return given;
}

/** Of a page that a browser opens; nothing that runs in ours. */
function address(environment: NodeJS.ProcessEnv, name: string, more: readonly string[] = []): string | null {
  const given = environment[name] ?? '';
  if (given === '') return null;
  const schemes = ['https:', 'http:', ...more];
  if (!URL.canParse(given) || !schemes.includes(new URL(given).protocol))
    throw new ConfigError(`${name} is "${given}": set it to an address that begins with ${schemes.join(' or ')}`);
  return given;
}

/** Refused rather than guessed at: behind an untrusted proxy everybody shares its address, and with it every limit. */
function trustedProxies(given = ''): 0 | 1 {
  if (given === '' || given === '0') return 0;
  if (given === '1') return 1;
  throw new ConfigError(`TRUSTED_PROXIES is "${given}": set it to 1 behind a reverse proxy, else to 0.`);
}

function longSecret(name: string, given: string): Uint8Array {
  if (Buffer.byteLength(given) < SECRET_BYTES)
    throw new ConfigError(`${name} is too short: set at least ${SECRET_BYTES} random bytes.`);
  return Buffer.from(given);
}

const formerSessionSecret = (given = ''): Pick<Config, 'formerSessionSecret'> =>
  given === '' ? {} : { formerSessionSecret: longSecret('SESSION_SECRET_BEFORE', given) };

/** From the environment; else, outside production, one that is made once and kept beside the data. */
function sessionSecret(given: string | undefined, dataDirectory: string, production: boolean): Uint8Array {
  if (given !== undefined) return longSecret('SESSION_SECRET', given);
  if (production)
    throw new ConfigError('SESSION_SECRET is missing: set at least 32 random bytes (openssl rand -hex 32).');
  const file = path.join(dataDirectory, 'session-secret');
  const kept = existsSync(file) ? Buffer.from(readFileSync(file, 'utf8'), 'hex') : null;
  // One that was cut short as it was written would sign tokens that can be guessed.
  if (kept && kept.length >= SECRET_BYTES) return kept;
  const secret = randomBytes(SECRET_BYTES);
  mkdirSync(dataDirectory, { recursive: true });
  writeFileSync(file, secret.toString('hex'), { mode: 0o600 });
  return secret;
}
