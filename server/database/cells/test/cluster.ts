/** A PostgreSQL of a test's own, whose databases can be cells. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../../embedded.ts';
import { migrate } from '../../migrate.ts';
import { withConnection } from '../../with-connection.ts';
import { type CellAddress, HOME } from '../addresses.ts';
import { joinCell } from '../join-cell.ts';

export interface CellCluster {
  /** Connection string of the home cell, as its owner. */
  homeUrl: string;
  /** The cells besides it. */
  cells: CellAddress[];
  stop(): Promise<void>;
}

/** A home cell and others that have joined it; each a database of one server, which is told by nothing but its address. */
export async function startCells(names: readonly string[]): Promise<CellCluster> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'feedtree-cells-'));
  const postgres = await startEmbedded({ directory, database: HOME, throwaway: true, logical: true });
  const stop = async (): Promise<void> => {
    await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    await migrate(postgres.url);
    const cells = names.map((name) => ({ name, url: postgres.url.replace('/home?', `/${name}?`) }));
    for (const { name } of cells)
      await withConnection(postgres.url, (home) => home.query(`create database ${name} template template0`));
    for (const cell of cells) await joinCell(postgres.url, cell);
    return { homeUrl: postgres.url, cells, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
