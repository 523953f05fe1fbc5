/** The operation registry: a route exists only with its schemas, its access, its rate class and its audit class. */
import type { IncomingMessage } from 'node:http';
import type { Locale } from '../../shared/i18n/locales.ts';
import type { Origin } from '../access/origin.ts';
import type { Principal, Role } from '../access/principal.ts';
import type { RateClass } from '../access/rate-class.ts';
import type { FileBody } from './body.ts';
import type { FixedBody } from './fixed-body.ts';
import type { Problem } from '../errors.ts';
import type { JsonSchema } from '../../shared/contract/descriptor.ts';

/** What the audit log keeps of it: nothing, each change, or each attempt. */
export type AuditClass = 'none' | 'change' | 'security';

export interface OperationRequest {
  principal: Principal;
  locale: Locale;
  requestId: string;
  /** Of a change. */
  origin?: Origin | undefined;
  /** Address of the caller, as far as the trusted proxies tell. */
  ip: string;
  headers: Record<string, string | string[] | undefined>;
  parameters: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
  /** The body of an operation that takes a file; empty for all others. */
  file: Buffer;
  /** The request itself, for an operation that takes its body in as it comes. */
  incoming: IncomingMessage;
}

/** Puts a line on a long answer: how far it is. */
export type ReportProgress = (line: object) => void;

/** One of a stream of server-sent events. */
export interface ServerEvent {
  id: string;
  kind: string;
  data: object;
}

/** Where a stream of events goes. */
export interface Outlet {
  /** False when its reader has gone, or is too slow to be kept. */
  send(event: ServerEvent): boolean;
  /** Keeps what lies between from closing a silent connection; answers as `send`. */
  beat(): boolean;
  end(): void;
}

/** A cookie of the caller's own device, which no script reads and no other site's page sends. */
export interface Cookie {
  /** Over TLS that of `cookieName`. */
  name: string;
  value: string;
  /** How long it is kept. */
  seconds: number;
}

export interface OperationAnswer {
  /** 200 unless said. */
  status?: number;
  headers?: Record<string, string>;
  cookies?: readonly Cookie[];
  /** An object to send as JSON, JSON text as the database wrote it, bytes of the content type in `headers` or a stream of them, or nothing. */
  body?: object | string | Buffer | null;
  /** Instead of a body: what is the same for everybody, in whichever coding the caller takes. Its content type is in `headers`. */
  fixed?: FixedBody;
  /**
   * Instead of a body, for what takes its time: lines of JSON (`application/x-ndjson`), each as it is told, at last what
   * this answers or `{"problem"}`. The signal is aborted when the caller goes away.
   */
  lines?: (reportProgress: ReportProgress, signal: AbortSignal) => Promise<object>;
  /** Instead of a body: events (`text/event-stream`) for as long as the caller listens. Answers how to stop telling. */
  events?: (outlet: Outlet) => Promise<() => void>;
}

export interface Operation {
  /** Unique: `feedback.list`, `session.login`. */
  id: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below /api, without slashes at its ends: `feedback/:id`. */
  path: string;
  summary: string;
  /** Who may call it: roles, or an entity's rules (the kernel scopes the rows). */
  access: { roles: Role[] } | { entity: string; action: string };
  input: {
    body?: JsonSchema;
    query?: JsonSchema;
    file?: FileBody;
    /** The handler takes the body in as it comes; what it may be announced as. */
    incoming?: readonly string[];
  };
  /** Of the answer's body; null when there is none. */
  output: JsonSchema | null;
  rate: RateClass;
  audit: AuditClass;
  /** Whether it is the user's alone, where that is not seen from the rest: see session/owner-only.ts. */
  ownerOnly?: boolean;
  /**
   * Whoever calls it proves once more who it is, by `password` or `code` in the body; the handler gets the rest of it: see
   * session/step-up.ts.
   */
  proof?: true;
  /** Open to users of a company that can only read: it changes nothing of the company, or is a way out of that state. */
  whileReadOnly?: true;
  /** Open to whoever must have two-factor login and has none yet: part of setting it up, or of leaving. */
  beforeTwoFactor?: true;
  /** Set where a token is not looked at, so that one that has run out can't stand in the way: sign-in, visitors. */
  ignoresToken?: true;
  /** Its answer takes long to make, from rows or for a file: of such a sender has one at once, in fair turns. */
  isHeavy?: true;
  /** With this parameter of its address it answers a file: counted (rate `file`) and taken in turns (heavy) as such. */
  fileBy?: string;
  /** Largest accepted body in bytes, where it differs from the default. */
  bodyLimit?: number;
  /** What is answered beyond it, where that has a message of its own. */
  bodyTooLarge?: () => Problem;
  /** Fields that a database refusal may name. */
  fields?: readonly string[];
  handler(request: OperationRequest): Promise<OperationAnswer>;
}

export class RegistryError extends Error {}

/** Collects operations; throws RegistryError for two of one id or one address. */
export function createRegistry(operations: readonly Operation[]): ReadonlyMap<string, Operation> {
  const byId = new Map<string, Operation>();
  const addresses = new Set<string>();
  for (const operation of operations) {
    const address = `${operation.method} ${operation.path.replace(/:\w+/g, '{}')}`;
    if (byId.has(operation.id)) throw new RegistryError(`Two operations are called ${operation.id}.`);
    if (addresses.has(address)) throw new RegistryError(`Two operations answer ${address}.`);
    byId.set(operation.id, operation);
    addresses.add(address);
  }
  return byId;
}
