import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConfigError } from '../config-error.ts';
import { readConfig, showsOutbox, warningsOf } from './config.ts';

describe('the settings', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'feedtree-config-'))));
  afterEach(() => rmSync(folder, { recursive: true }));
  const read = (settings: Record<string, string> = {}) => readConfig({ FEEDTREE_DATA_DIR: folder, ...settings });
  const secretFile = () => path.join(folder, 'session-secret');

  test.each([
    ['at home', {}, true],
    ['by another name of this machine', { HOST: '127.0.0.2', PUBLIC_URL: 'http://[::1]:3000' }, true],
    ['for a network', { HOST: '0.0.0.0' }, false],
    ['behind a proxy', { PUBLIC_URL: 'https://feedback.example' }, false],
    ['in production', { NODE_ENV: 'production', HOST: '127.0.0.1', SESSION_SECRET: 'x'.repeat(32) }, false],
  ])('mail with its live links is for this machine alone: %s', (_, settings, isShown) => {
    expect(showsOutbox(read(settings))).toBe(isShown);
  });

  test("the operator's addresses are told as they are, and none is made up", () => {
    expect(read().siteAddresses).toEqual({ terms: null, privacy: null, sales: null, portal: null });
    const addresses = { TERMS_URL: 'https://a.example/terms', SALES_URL: 'mailto:sales@a.example' };
    expect(read(addresses).siteAddresses).toMatchObject({
      terms: 'https://a.example/terms',
      sales: 'mailto:sales@a.example',
    });
  });

  test('who sells is told whole, or not at all', () => {
    expect(read().seller).toBeNull();
    const seller = { SELLER_NAME: 'Operator Ltd', SELLER_EMAIL: 'billing@operator.example', SELLER_ADDRESS: 'Road 1' };
    expect(read({ ...seller, SELLER_COUNTRY: 'GB' }).seller).toMatchObject({ name: 'Operator Ltd', country: 'GB' });
    expect(() => read({ ...seller, SELLER_ADDRESS: ' ' })).toThrow('SELLER_ADDRESS');
    expect(() => read({ SELLER_TAX_NUMBER: 'GB 123' })).toThrow('SELLER_NAME');
    expect(() => read({ ...seller, SELLER_COUNTRY: 'England' })).toThrow('SELLER_COUNTRY');
  });

  const STRIPE = {
    PAYMENT_GATEWAY: 'stripe',
    STRIPE_SECRET_KEY: 'sk_live_abc123',
    STRIPE_WEBHOOK_SECRET: 'whsec_abc123',
  };

  test('payments are simulated unless a gateway is set whole, and in production that is said', () => {
    expect(read().gateway).toEqual({ kind: 'simulator' });
    expect(read(STRIPE).gateway).toEqual({
      kind: 'stripe',
      secretKey: 'sk_live_abc123',
      webhookSecret: 'whsec_abc123',
    });
    const production = { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32) };
    expect(warningsOf(read())).toEqual([]);
    expect(warningsOf(read({ ...production, ...STRIPE }))).toEqual([]);
    expect(warningsOf(read(production))).toEqual([expect.stringContaining('PAYMENT_GATEWAY')]);
  });

  test.each([
    ['another gateway', { PAYMENT_GATEWAY: 'paypal' }, 'PAYMENT_GATEWAY'],
    ['no key', { ...STRIPE, STRIPE_SECRET_KEY: '' }, 'STRIPE_SECRET_KEY'],
    ['a key for browsers', { ...STRIPE, STRIPE_SECRET_KEY: 'pk_live_abc123' }, 'STRIPE_SECRET_KEY'],
    ['no secret for callbacks', { ...STRIPE, STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET'],
    ['keys of a gateway that is not chosen', { ...STRIPE, PAYMENT_GATEWAY: '' }, 'PAYMENT_GATEWAY'],
  ])('a gateway that is set by half is refused, and no secret told: %s', (_what, settings, name) => {
    expect(() => read(settings)).toThrow(ConfigError);
    expect(() => read(settings)).toThrow(name);
    expect(() => read(settings)).not.toThrow('abc123');
  });

  test.each([
    ['TERMS_URL', 'terms'],
    ['PRIVACY_URL', 'javascript:alert(1)'],
    ['PORTAL_URL', 'mailto:a@b.example'],
    ['SALES_URL', 'data:text/html,x'],
  ])('%s=%s leads nowhere', (name, value) => expect(() => read({ [name]: value })).toThrow(name));

  test('a secret is made once, and only its owner reads it', () => {
    expect(read().sessionSecret).toEqual(read().sessionSecret);
    expect(statSync(secretFile()).mode & 0o777).toBe(0o600);
  });

  test.each(['', 'ab12', 'no hexadecimal'])('a kept secret that is "%s" is made anew', (kept) => {
    writeFileSync(secretFile(), kept);
    expect(read().sessionSecret).toHaveLength(32);
    expect(readFileSync(secretFile(), 'utf8')).toHaveLength(64);
  });

  test.each<Record<string, string>>([
    { SESSION_SECRET: 'short' },
    { SESSION_SECRET_BEFORE: 'short' },
    { NODE_ENV: 'production' },
    { PORT: '70000' },
    { LOG_LEVEL: 'loud' },
    { METRICS_PORT: 'http' },
    { METRICS_PORT: '70000' },
    { METRICS_PORT: '3000' },
    { SHUTDOWN_DELAY: '-1' },
    { SHUTDOWN_DELAY: 'soon' },
    { SHUTDOWN_DELAY: '3600' },
    { WEB_PROCESSES: '-1' },
    { WEB_PROCESSES: '65' },
    { WEB_PROCESSES: '1.5' },
    { WEB_PROCESSES: 'all' },
    { WEB_PROCESSES: '0', WORKER_PROCESSES: '0' },
    { WEB_PROCESSES: '0', WORKER_PROCESSES: 'within' },
    { WORKER_PROCESSES: '17' },
    { WORKER_PROCESSES: 'apart' },
    { TRUSTED_PROXIES: 'yes' },
    { TRUSTED_PROXIES: '2' },
    { SMTP_URL: 'mail.example' },
    { SMTP_URL: 'http://mail.example' },
    { SMTP_URL: 'smtp://mail.example?tls=perhaps' },
    { WEBHOOK_PORTS: '0' },
    { WEBHOOK_PORTS: '8443;9443' },
    { WEBHOOK_PORTS: '70000' },
    { STORAGE_URL: 'files' },
    { STORAGE_URL: 's3://host/bucket' },
    { MAIL_FROM: 'nobody' },
    { MAIL_FROM: 'a@b.example\nBcc: c@d.example' },
  ])('%j is refused', (settings) => {
    expect(() => read(settings)).toThrow(ConfigError);
  });

  test('a mail server and a sender are taken, and neither is needed', () => {
    expect(read()).toMatchObject({ smtpUrl: null, mailFrom: null });
    const settings = { SMTP_URL: 'smtps://user:p%40ss@mail.example:465', MAIL_FROM: 'Feedback <mail@company.example>' };
    expect(read(settings)).toMatchObject({ smtpUrl: settings.SMTP_URL, mailFrom: settings.MAIL_FROM });
  });

  test('ports of webhooks are listed, and none is needed', () => {
    expect(read().webhookPorts).toEqual([]);
    expect(read({ WEBHOOK_PORTS: '8443, 9443' }).webhookPorts).toEqual([8443, 9443]);
  });

  test('files lie beside the data, or in the bucket that is named', () => {
    expect(read().storage).toEqual({ kind: 'folder', folder: path.join(folder, 'files') });
    expect(
      read({ STORAGE_URL: 's3://key:s%2Fcret@store.example:9000/files/below?region=eu-central-1' }).storage,
    ).toEqual({
      kind: 'bucket',
      endpoint: 'https://store.example:9000',
      bucket: 'files',
      region: 'eu-central-1',
      prefix: 'below',
      accessKeyId: 'key',
      secretAccessKey: 's/cret',
    });
  });

  test('a wrong bucket is refused without telling its secret', () => {
    expect(() => read({ STORAGE_URL: 'http://key:hidden@store.example/files' })).toThrow(ConfigError);
    expect(() => read({ STORAGE_URL: 'http://key:hidden@store.example/files' })).not.toThrow(/hidden/);
  });

  test('a wrong mail server is refused without telling its password', () => {
    expect(() => read({ SMTP_URL: 'http://user:hidden@mail.example' })).not.toThrow(/hidden/);
  });

  test.each([
    ['1', 1],
    ['0', 0],
  ])('TRUSTED_PROXIES=%s trusts %i', (given, trusted) => {
    expect(read({ TRUSTED_PROXIES: given }).trustedProxies).toBe(trusted);
  });
});
