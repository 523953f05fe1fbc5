/** `/dev/outbox`: what was mailed, to be read where there is no mail server. Never in production: it shows live links. */
import type { Context, Middleware, Next } from 'koa';
import { isLoopback, isLoopbackUrl } from '../../database/loopback.ts';
import type { Database } from '../../access/database.ts';
import { ADDRESS } from './address.ts';
import { escapeHtml } from '../../http/escape.ts';
import type { RenderedMail } from './render.ts';

const PAGE = '/dev/outbox';
const STYLE_SHEET = `${PAGE}.css`;
const SHOWN = 50;

interface Shown {
  id: number;
  kind: string;
  state: string;
  failure: string | null;
  created_at: Date;
  full_name: string;
  email: string;
  content: RenderedMail | null;
}

/** @param publicUrl only links that lead there can be followed */
export function outboxPage(database: Database, publicUrl: string): Middleware {
  return async (context: Context, next: Next) => {
    const reads = context.method === 'GET' || context.method === 'HEAD';
    if (!reads || (context.path !== PAGE && context.path !== STYLE_SHEET) || !isOfThisMachine(context)) return next();
    context.set('cache-control', 'no-store');
    context.type = context.path === PAGE ? 'html' : 'css';
    context.body = context.path === PAGE ? page(await newestMails(database), publicUrl) : STYLE;
  };
}

/**
 * Asked by who sits here, and for this machine by its own name: a page of the web can give its name this address (DNS
 * rebinding), and a proxy beside the server can pass on what comes from afar.
 */
const isOfThisMachine = ({ req: { headers, socket } }: Context): boolean =>
  isLoopback(socket.remoteAddress ?? '') &&
  isLoopbackUrl(`http://${headers.host ?? ''}`) &&
  headers.forwarded === undefined &&
  headers['x-forwarded-for'] === undefined;

const newestMails = (database: Database): Promise<Shown[]> =>
  database.lookup<Shown>('worker', {
    name: 'newest_mails',
    text: `select m.id, m.kind, m.state, m.failure, m.created_at, m.content, u.full_name, ${ADDRESS} as email
      from mail_message m join customer_user u on u.company_id = m.company_id and u.id = m.user_id
        left join email_change e on e.company_id = m.company_id and e.id = m.email_change_id
      order by m.created_at desc, m.id desc limit $1`,
    values: [SHOWN],
  });

const page = (mails: Shown[], publicUrl: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox - Feedtree</title>
<link rel="stylesheet" href="${STYLE_SHEET}">
</head>
<body>
<main>
<h1>Outbox</h1>
<p class="about">What Feedtree has mailed, newest first. Set SMTP_URL to send it for real.</p>
${mails.length === 0 ? '<p>No mail yet. Add a user, or ask for a new password.</p>' : mails.map((mail) => article(mail, publicUrl)).join('\n')}
</main>
</body>
</html>
`;

function article(
  { id, kind, state, failure, created_at: at, full_name: name, email, content }: Shown,
  publicUrl: string,
) {
  const said = content ? `<pre>${withLinks(content.text, publicUrl)}</pre>` : '';
  const why = failure === null ? '' : ` (${escapeHtml(failure)})`;
  const when = at.toISOString();
  return `<article id="mail-${id}">
<h2>${escapeHtml(content?.subject ?? kind)}</h2>
<p class="about">To ${escapeHtml(name)} &lt;${escapeHtml(email)}&gt; &middot; <time datetime="${when}">${when}</time> &middot; ${escapeHtml(state)}${why}</p>
${said}
</article>`;
}

/** The text with addresses of our own as links. */
function withLinks(text: string, publicUrl: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part) => {
      const shown = escapeHtml(part);
      return part.startsWith(`${publicUrl}/`) ? `<a href="${shown}">${shown}</a>` : shown;
    })
    .join('');
}

const STYLE = `:root { color-scheme: light dark; }
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; background: light-dark(#f5f7fa, #131a24); color: light-dark(#1a2233, #e6eaf2); }
main { max-width: 760px; margin: 0 auto; padding: 24px 16px; }
h1 { font-size: 20px; }
h2 { font-size: 16px; margin: 0; overflow-wrap: anywhere; }
.about { margin: 4px 0 12px; font-size: 13px; color: light-dark(#566077, #9aa7bd); overflow-wrap: anywhere; }
article { padding: 16px; margin: 0 0 16px; border: 1px solid light-dark(#e1e6ee, #2a3444); border-radius: 8px; background: light-dark(#fff, #1b2431); }
pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
a { color: light-dark(#0b6e6e, #4fd1c5); }
`;
