/** A PostgreSQL that is killed and started again, at an address that stays the same: its sockets lie elsewhere after each start. */
import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { type EmbeddedOptions, type EmbeddedPostgres, startEmbedded } from '../server/database/embedded.ts';

export class SteadyPostgres {
  #running: EmbeddedPostgres | undefined;
  readonly #options: EmbeddedOptions;

  constructor(options: EmbeddedOptions) {
    this.#options = options;
  }

  get url(): string {
    const sockets = path.resolve(this.#options.directory, 'sockets');
    return `postgres://feedtree@/${this.#options.database}?host=${encodeURIComponent(sockets)}`;
  }

  async start(): Promise<void> {
    const sockets = path.resolve(this.#options.directory, 'sockets');
    this.#running = await startEmbedded(this.#options);
    rmSync(sockets, { force: true });
    symlinkSync(new URL(this.#running.url.replace('@/', '@host/')).searchParams.get('host') ?? '', sockets);
  }

  /** As a power cut would: nothing is told to anybody. Its helpers end when they find it gone. */
  async kill(): Promise<void> {
    const [pid] = readFileSync(path.join(this.#options.directory, 'data/postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
    await this.#running?.ended;
    await this.stop();
  }

  async stop(): Promise<void> {
    await this.#running?.stop();
  }
}
