/** What the contact sheet is taken of: the demo in a database of its own, and the same with the longest names that fit. */
import fs from 'node:fs';
import path from 'node:path';
import { startEmbedded } from '../../server/database/embedded.ts';
import { migrate } from '../../server/database/migrate.ts';
import { startServer } from '../../server/app/main.ts';
import { seedDemo } from '../../server/seed/index.ts';
import { localConfig } from '../../server/test/local-config.ts';
import { buildIfStale, distDirectory } from '../front-ends.ts';
import { ensurePortFree } from '../port.ts';
import { addFailedMails } from './failed-mails.ts';
import { addFounder } from './founder.ts';
import { lengthenNames } from './long-names.ts';
import { addWebhook } from './webhook.ts';
import { withConnection } from '../../server/database/with-connection.ts';

export interface Stage {
  origin: string;
  databaseUrl: string;
}

export interface Stages {
  /** The demo as it is. */
  usual: Stage;
  /** Made when it is first asked for. */
  long: () => Promise<Stage>;
  stop(): Promise<void>;
}

const HOST = '127.0.0.1';
const DATABASE = 'sheet';
const LONG_DATABASE = 'sheet_long';

/** @param folder takes the database, which begins anew each time: the demo may be another one since */
export async function openStages(folder: string): Promise<Stages> {
  await buildIfStale();
  const directory = path.join(folder, 'postgres');
  fs.rmSync(directory, { recursive: true, force: true });
  const postgres = await startEmbedded({
    directory,
    database: DATABASE,
    throwaway: true,
  });
  const stops: (() => Promise<void>)[] = [() => postgres.stop()];
  const serve = async (databaseUrl: string): Promise<Stage> => {
    const port = await ensurePortFree(0, HOST);
    const origin = `http://${HOST}:${port}`;
    const server = await startServer({
      connectionString: databaseUrl,
      distDirectory,
      rateLimitFactor: 1_000_000,
      config: localConfig({
        port,
        publicUrl: origin,
        sessionSecret: Buffer.from('the secret of a server whose screens are looked at'),
        dataDirectory: folder,
      }),
    });
    stops.unshift(() => server.stop());
    await addWebhook(origin);
    return { origin, databaseUrl };
  };
  await migrate(postgres.url);
  await seedDemo(postgres.url);
  await addFounder(postgres.url);
  await addFailedMails(postgres.url);
  let long: Promise<Stage> | undefined;
  // Copied before a server is connected: a database that somebody uses can't be.
  const longUrl = await copyDatabase(postgres.url);
  return {
    usual: await serve(postgres.url),
    long: () => (long ??= lengthenNames(longUrl).then(() => serve(longUrl))),
    async stop() {
      for (const stop of stops) await stop();
    },
  };
}

/** Answers the copy's connection string. */
async function copyDatabase(url: string): Promise<string> {
  await withConnection(url.replace(`/${DATABASE}?`, '/postgres?'), async (client) => {
    await client.query(`drop database if exists ${LONG_DATABASE} with (force)`);
    await client.query(`create database ${LONG_DATABASE} template ${DATABASE}`);
  });
  return url.replace(`/${DATABASE}?`, `/${LONG_DATABASE}?`);
}
