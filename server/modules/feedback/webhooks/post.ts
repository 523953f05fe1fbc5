/** One attempt to hand something to a receiver: no redirect is followed, no answer waited for longer than it may take. */
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type Policy, portOf } from './policy.ts';

export type FailureCode =
  | 'status'
  | 'timeout'
  | 'name_not_found'
  | 'address_refused'
  | 'certificate'
  | 'connection'
  | 'receiver_gone'
  | 'internal';

export interface Outcome {
  /** Null when it was taken. */
  failure: FailureCode | null;
  /** Of the answer; null when there was none. */
  status: number | null;
  /** The first characters of what was answered. */
  answer: string | null;
  durationMs: number;
}

export interface Posting {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export interface PostOptions {
  policy: Policy;
  /** For all of it: the name, the connection, the answer. */
  timeoutMs?: number;
  /** Ends it early. */
  signal?: AbortSignal;
}

const TIMEOUT_MS = 10_000;
/** More of an answer is not read. */
const MAX_ANSWER_BYTES = 64 * 1024;
/** And less is kept. */
const MAX_STORED_CHARACTERS = 1_024;
const GONE = 410;

/** What HTTP has (RFC 9110, section 15); parsers take any three digits. */
const MIN_STATUS = 100;

class AddressRefused extends Error {}

/** Never rejects: whatever goes wrong is an outcome. */
export async function post(posting: Posting, options: PostOptions): Promise<Outcome> {
  const startedAt = performance.now();
  const timeout = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
  const durationMs = (): number => Math.round(performance.now() - startedAt);
  try {
    const { status, answer } = await send(posting, options.policy, signal);
    return { failure: failureOf(status), status, answer, durationMs: durationMs() };
  } catch (error) {
    const failure = timeout.aborted ? 'timeout' : codeOf(error);
    return { failure, status: null, answer: null, durationMs: durationMs() };
  }
}

function failureOf(status: number): FailureCode | null {
  if (status >= 200 && status < 300) return null;
  return status === GONE ? 'receiver_gone' : 'status';
}

/** Also an address that stands in the URL itself, which is never looked up. */
function refuseTarget(target: URL, policy: Policy): void {
  const { hostname } = target;
  if (!policy.allowsPort(portOf(target))) throw new AddressRefused(target.host);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) > 0 && !policy.allows(host)) throw new AddressRefused(host);
}

/** One address that may not be reached spoils the name: which of them is taken would be the name's owner's to choose. */
const judgedLookup =
  ({ resolve, allows }: Policy): LookupFunction =>
  (hostname, options, respond) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => allows(address))) return respond(new AddressRefused(hostname), '');
        return options.all ? respond(null, found) : respond(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => respond(error, ''),
    );
  };

async function send({ url, headers, body }: Posting, policy: Policy, signal: AbortSignal) {
  const target = new URL(url);
  refuseTarget(target, policy);
  return new Promise<{ status: number; answer: string }>((resolve, reject) => {
    // Whatever becomes of the connection, nobody waits for longer.
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    const sent = request(
      target,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        lookup: judgedLookup(policy),
        // A connection of its own: none that was judged before is used again.
        agent: false,
        signal,
        ...(policy.authority && { ca: policy.authority }),
      },
      (response) => {
        const { statusCode: status = 0 } = response;
        if (status < MIN_STATUS) return void sent.destroy(new Error(`${status} is no status of HTTP.`));
        const parts: Buffer[] = [];
        let size = 0;
        const finish = (): void => {
          resolve({ status, answer: readable(Buffer.concat(parts)) });
          sent.destroy();
        };
        response.on('data', (part: Buffer) => {
          parts.push(part);
          size += part.length;
          if (size >= MAX_ANSWER_BYTES) finish();
        });
        response.on('end', finish);
        response.on('error', reject);
        response.on('aborted', () => reject(new Error('The answer broke off.')));
      },
    );
    // Nobody has asked for another protocol; without this the connection would be closed without a word.
    sent.on('upgrade', ({ statusCode: status = 0 }, socket) => {
      resolve({ status, answer: '' });
      socket.destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** As text that PostgreSQL takes. */
const readable = (bytes: Buffer): string =>
  [...bytes.toString('utf8').replaceAll('\0', '')].slice(0, MAX_STORED_CHARACTERS).join('');

const NAME_CODES = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENODATA']);

function codeOf(error: unknown): FailureCode {
  if (error instanceof AddressRefused) return 'address_refused';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (NAME_CODES.has(code)) return 'name_not_found';
  return /CERT|SELF_SIGNED|ERR_TLS|UNABLE_TO_VERIFY|UNABLE_TO_GET|EPROTO|ERR_SSL/.test(code)
    ? 'certificate'
    : 'connection';
}
