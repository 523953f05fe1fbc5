/** A PostgreSQL of a test's own, whose databases can be cells. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { withConnection } from '../database/with-connection.ts';
import { type CellAddress, HOME } from '../database/cells/addresses.ts';
import { joinCell } from '../database/cells/join-cell.ts';
import { type Gate, openGate } from './gate.ts';
import { type Served, type ServeOptions, serveWorld } from './scenarios.ts';

export interface CellCluster {
  /** Connection string of the home cell, as its owner. */
  homeUrl: string;
  /** The cells besides it. */
  cells: CellAddress[];
  /** The way to each cell by its name, the home cell's too. */
  gates: Record<string, Gate>;
  stop(): Promise<void>;
}

/** A home cell and others that have joined it; each a database of one server, which is told by nothing but its address. */
export async function startCells(names: readonly string[]): Promise<CellCluster> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'feedtree-cells-'));
  const postgres = await startEmbedded({ directory, database: HOME, throwaway: true, logical: true });
  const gates: Record<string, Gate> = {};
  const stop = async (): Promise<void> => {
    await Promise.all(Object.values(gates).map((gate) => gate.shut()));
    await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    await migrate(postgres.url);
    const administrator = postgres.url.replace(`/${HOME}?`, '/postgres?');
    const socket = new URL(postgres.url.replace('@/', '@localhost/')).searchParams.get('host') ?? '';
    const openCell = async (name: string): Promise<CellAddress> => {
      const gate = await openGate(path.join(directory, name), socket);
      gates[name] = gate;
      return { name, url: `postgres://feedtree@/${name}?host=${encodeURIComponent(gate.folder)}` };
    };
    const { url: homeUrl } = await openCell(HOME);
    const cells: CellAddress[] = [];
    for (const name of names) {
      // With the migrations, which needs not be done once more.
      await withConnection(administrator, (client) => client.query(`create database ${name} template ${HOME}`));
      cells.push(await openCell(name));
    }
    for (const cell of cells) await joinCell(homeUrl, cell);
    return { homeUrl, cells, gates, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Two companies in two cells, and the platform at home. */
export async function serveSpreadWorld(options: Omit<ServeOptions, 'state'> = {}): Promise<Served & CellCluster> {
  const cluster = await startCells(['north', 'south']);
  const { homeUrl, cells } = cluster;
  try {
    await withConnection(homeUrl, (home) => home.query(`update cell set takes_companies = name <> 'home'`));
    const database = { url: homeUrl, drop: () => Promise.resolve() };
    const served = await serveWorld({ ...options, state: { database, cells } });
    // Only now there is a platform, whose users every cell knows.
    for (const cell of cells) await joinCell(homeUrl, cell);
    const stop = async (): Promise<void> => {
      await served.close();
      await cluster.stop();
    };
    return { ...served, ...cluster, stop, close: stop };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}
