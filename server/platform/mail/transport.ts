/** The port that mail leaves by: SMTP, or none, and then it is kept to be read at /dev/outbox. */
import type nodemailer from 'nodemailer';
import { lazily } from '../../lazy.ts';
import type { RenderedMail } from './render.ts';
import { readTlsChoice } from './tls-choice.ts';

const loadMailer = lazily<typeof nodemailer>('nodemailer');

export interface AddressedMail extends RenderedMail {
  /** The same for every attempt, so that a mail program shows a mail that came twice once. */
  id: string;
  to: { name: string; address: string };
}

export interface Transport {
  /** What becomes of a mail that was handed over; a kept one stays readable with its content. */
  leaves: 'sent' | 'kept';
  /** Rejects with a MailFailure. */
  send(mail: AddressedMail): Promise<void>;
}

/** Why a mail did not leave: a code alone, since a mail server's own words quote addresses. */
export class MailFailure extends Error {
  readonly code: string;
  /** The server will not take it later either. */
  readonly isPermanent: boolean;

  constructor(code: string, isPermanent = false) {
    super(`A mail could not be sent: ${code}`);
    this.code = code;
    this.isPermanent = isPermanent;
  }
}

export interface MailSettings {
  /** See SmtpOptions; null: there is no mail server. */
  smtpUrl: string | null;
  /** See SmtpOptions; null: an address of the product's own host. */
  mailFrom: string | null;
  /** Origin of the links in mails. */
  publicUrl: string;
  production: boolean;
}

export interface SmtpOptions {
  /**
   * `smtp://user:password@host:587`, `smtps://host`. A server that offers no TLS is told nothing, unless `?tls=optional`
   * says that it may be: who stands between could else strip the offer and read the links to accounts.
   */
  url: string;
  /** `Name <address>` or an address. */
  from: string;
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
/** A server that answers drop by drop is given up as well; shorter than a worker's claim on a mail. */
const DEADLINE_MS = 90_000;

export function smtpTransport({ url, from }: SmtpOptions): Transport {
  const mailer = loadMailer().createTransport({
    ...readTlsChoice(url),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // A mail never takes files or pages of this machine along.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    leaves: 'sent',
    async send({ id, to, subject, text, html, headers: own }) {
      const messageId = `<${id}@${hostOf(from)}>`;
      const headers = { ...own, 'Auto-Submitted': 'auto-generated' };
      try {
        await withDeadline(mailer.sendMail({ from, to, subject, text, html, messageId, headers }));
      } catch (error) {
        throw toFailure(error);
      }
    },
  };
}

/**
 * SMTP where there is a server; without one mail is kept to be read. In production it then waits in the outbox, since
 * nobody may read it there, and leaves when a server is set.
 */
export function chooseTransport({ smtpUrl, mailFrom, publicUrl, production }: MailSettings): Transport | null {
  if (smtpUrl)
    return smtpTransport({ url: smtpUrl, from: mailFrom ?? `Feedtree <no-reply@${new URL(publicUrl).hostname}>` });
  return production ? null : keepingTransport;
}

/** Hands nothing over: the worker keeps the content. */
export const keepingTransport: Transport = { leaves: 'kept', send: async () => undefined };

const hostOf = (address: string): string => /@([^\s@>]+)>?\s*$/.exec(address)?.[1] ?? 'localhost';

async function withDeadline(sending: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new MailFailure('deadline')), DEADLINE_MS);
  });
  try {
    await Promise.race([sending, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

const REFUSED = 500;
/** nodemailer's word for a server that speaks none, where it must. */
const NO_TLS = 'ETLS';

function toFailure(error: unknown): MailFailure {
  if (error instanceof MailFailure) return error;
  const { responseCode, code, command } = error as { responseCode?: number; code?: string; command?: string };
  // Refused for good is the recipient or the mail itself (RFC 5321, section 4.2.1); a refused sign-in is ours to mend.
  const isPermanent = responseCode !== undefined && responseCode >= REFUSED && /^(RCPT TO|DATA)$/.test(command ?? '');
  // That there is no TLS says more than what a server answered to being asked for it.
  const reason = code === NO_TLS ? code : (responseCode ?? code ?? 'unknown');
  return new MailFailure(String(reason).slice(0, 60), isPermanent);
}
