/** One connection that listens for what other connections notify (LISTEN/NOTIFY); it comes back by itself. */
import pg from 'pg';

export interface Listening {
  /** Resolves once it listens for the first time. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

export interface ListenOptions {
  connection: pg.ClientConfig;
  channel: string;
  onMessage(payload: string): void;
  /** It listens again after a time in which messages may have passed unheard. */
  onGap(): void;
  /** From now on messages pass unheard, until it listens again. */
  onLoss?(): void;
  /** Done on each connection before it listens. */
  prepare?(client: pg.Client): Promise<void>;
}

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
/** A connection that a firewall has dropped in silence is found out by asking. */
const ASK_MS = 30_000;
const ANSWER_MS = 5_000;

/**
 * Begins to connect at once, and again after each loss, with pauses of 0.2 to 10 seconds. Nothing that fails is
 * thrown.
 */
export function listen(options: ListenOptions): Listening {
  let stopped = false;
  let wasListening = false;
  let failures = 0;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let asking: NodeJS.Timeout | undefined;
  const ready = Promise.withResolvers<void>();

  function lost(from: pg.Client): void {
    if (stopped || from !== client) return;
    client = undefined;
    clearInterval(asking);
    options.onLoss?.();
    void from.end().catch(() => undefined);
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
    failures += 1;
    timer = setTimeout(connect, pause);
  }

  function connect(): void {
    const made = newClient(options);
    client = made;
    made.on('error', () => lost(made));
    made.on('end', () => lost(made));
    made.on('notification', ({ payload }) => options.onMessage(payload ?? ''));
    made
      .connect()
      .then(() => options.prepare?.(made))
      .then(() => made.query(`listen ${pg.escapeIdentifier(options.channel)}`))
      .then(
        () => {
          failures = 0;
          asking = setInterval(() => void made.query('select 1').catch(() => lost(made)), ASK_MS);
          if (wasListening) options.onGap();
          wasListening = true;
          ready.resolve();
        },
        () => lost(made),
      );
  }
  connect();
  return {
    ready: ready.promise,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      clearInterval(asking);
      await client?.end().catch(() => undefined);
    },
  };
}

const newClient = ({ connection, channel }: ListenOptions): pg.Client =>
  new pg.Client({
    ...connection,
    // One for each channel, so that it is told what is cut.
    application_name: channel.replaceAll('_', '-'),
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
  });
