/**
 * `/bank/{charge}`: the page on which a bank verifies a payer. Opening it changes nothing; a button of its form decides,
 * posts the signed callback, and leads back to where the payment began. Works without a script.
 */
import { randomUUID } from 'node:crypto';
import type { Context, Middleware, Next } from 'koa';
import type { Database } from '../../access/database.ts';
import { toDecimal } from '../../billing/money.ts';
import { readBytes } from '../../body.ts';
import { malformedForm, methodNotAllowed } from '../../errors.ts';
import { chooseLocale, type Locale } from '../../i18n/locales.ts';
import { escapeHtml } from '../../mail/escape.ts';
import { type Logger, localeOf, respondProblem } from '../../pipeline.ts';
import type { RateClass } from '../../registry.ts';
import { callbackKey, postCallback, signCallback } from './callback.ts';
import { decideCharge, readCharge, type SimulatedCharge } from './charges.ts';
import { BANK_PAGE } from './gateway.ts';
import { bankText } from './texts.ts';

export interface BankParts {
  database: Database;
  secret: Uint8Array;
  /** Where callbacks go: this server, as it reaches itself. */
  callbackAddress(): string;
  rateLimit: (rate: RateClass, caller: string) => Promise<void>;
  log: Logger;
}

const STYLE_SHEET = `${BANK_PAGE}.css`;
const METHODS = ['GET', 'HEAD', 'POST'];
const MAX_BYTES = 4_096;
const ADDRESS = new RegExp(`^${BANK_PAGE}/(sim_[0-9a-f]{32})$`);

export function bankPage(parts: BankParts): Middleware {
  return async (context: Context, next: Next) => {
    if (context.path === STYLE_SHEET) return style(context);
    if (context.path !== BANK_PAGE && !context.path.startsWith(`${BANK_PAGE}/`)) return next();
    const locale = chooseLocale([String(context.query['lang'] ?? '')], context.get('accept-language'));
    context.set({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    try {
      if (!METHODS.includes(context.method))
        throw methodNotAllowed({ parameters: { allowed: METHODS.join(', ') }, headers: { allow: METHODS.join(', ') } });
      await parts.rateLimit('public', context.ip);
      const key = ADDRESS.exec(context.path)?.[1];
      const charge = key === undefined ? null : await readCharge(parts.database, key);
      await (context.method === 'POST' && charge
        ? decide(context, parts, charge, locale)
        : show(context, charge, locale));
    } catch (error) {
      const requestId = randomUUID();
      respondProblem(context, error, { operation: null, locale: localeOf(context), requestId, log: parts.log });
    }
  };
}

function style(context: Context): void {
  context.type = 'css';
  context.set('cache-control', 'public, max-age=3600');
  context.body = STYLE;
}

/** A charge that is decided can't be decided again: pressing twice, or going back, leads on to where it led. */
async function decide(context: Context, parts: BankParts, charge: SimulatedCharge, locale: Locale): Promise<void> {
  const form = new URLSearchParams((await readBytes(context.req, MAX_BYTES)).toString('utf8'));
  const decision = form.get('decision');
  if (decision !== 'approve' && decision !== 'decline') throw malformedForm();
  if (charge.state === 'open' || charge.return_url === null) return show(context, charge, locale);
  const decided = await decideCharge(parts.database, charge.key, decision === 'approve');
  if (decided) await postCallback(parts.callbackAddress(), signCallback(callbackKey(parts.secret), decided));
  context.status = 303;
  context.redirect(charge.return_url);
}

function show(context: Context, charge: SimulatedCharge | null, locale: Locale): void {
  const isOpen = charge?.state === 'pending';
  context.status = charge ? 200 : 404;
  context.set('content-language', locale);
  context.type = 'html';
  const key = isOpen ? 'verify' : charge ? 'over' : 'unknown';
  context.body = page(locale, key, isOpen ? question(charge, locale) : back(charge, locale));
}

const say = (locale: Locale, key: string): string => escapeHtml(bankText(locale, `bank.${key}`));

/** Text that Intl reads digit by digit: no amount passes through a fraction. */
const money = ({ amount, currency, minor_digits: digits }: SimulatedCharge, locale: Locale): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(toDecimal(amount, digits));

const question = (charge: SimulatedCharge, locale: Locale): string => `<dl>
<div><dt>${say(locale, 'merchant')}</dt><dd>Feedtree</dd></div>
<div><dt>${say(locale, 'amount')}</dt><dd>${escapeHtml(money(charge, locale))}</dd></div>
<div><dt>${say(locale, 'card')}</dt><dd><bdi>**** ${escapeHtml(charge.last4 ?? '')}</bdi></dd></div>
</dl>
<form method="post">
<button type="submit" name="decision" value="approve">${say(locale, 'approve')}</button>
<button type="submit" name="decision" value="decline" class="second">${say(locale, 'decline')}</button>
</form>`;

const back = (charge: SimulatedCharge | null, locale: Locale): string =>
  `<p><a href="${escapeHtml(charge?.return_url ?? '/')}">${say(locale, 'back')}</a></p>`;

const page = (locale: Locale, key: string, content: string): string => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say(locale, `${key}.title`)} - ${say(locale, 'name')}</title>
<link rel="stylesheet" href="${STYLE_SHEET}">
</head>
<body>
<main>
<p class="mark">${say(locale, 'name')}</p>
<h1>${say(locale, `${key}.title`)}</h1>
<p>${say(locale, `${key}.text`)}</p>
${content}
<p class="note">${say(locale, 'note')}</p>
</main>
</body>
</html>
`;

const STYLE = `:root { color-scheme: light dark; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#f5f7fa, #131a24); color: light-dark(#1a2233, #e6eaf2); }
main { max-width: 440px; margin: 10vh auto 0; padding: 32px; border: 1px solid light-dark(#e1e6ee, #2a3444); border-radius: 8px; background: light-dark(#fff, #1b2431); }
@media (max-width: 520px) { main { margin: 16px; padding: 24px; } }
.mark { margin: 0 0 24px; font-weight: 600; color: light-dark(#3b4a9c, #a9b6ff); }
h1 { margin: 0 0 12px; font-size: 20px; line-height: 1.3; }
p { margin: 0 0 16px; overflow-wrap: anywhere; }
dl { margin: 0 0 24px; border-block: 1px solid light-dark(#e1e6ee, #2a3444); padding-block: 8px; }
dl div { display: flex; justify-content: space-between; gap: 16px; padding-block: 4px; }
dt { color: light-dark(#566077, #9aa7bd); }
dd { margin: 0; font-weight: 600; text-align: end; font-variant-numeric: tabular-nums; }
form { display: flex; flex-wrap: wrap; gap: 12px; margin: 0 0 16px; }
button { flex: 1 1 160px; min-height: 44px; padding: 8px 20px; border: 1px solid light-dark(#3b4a9c, #a9b6ff); border-radius: 8px; background: light-dark(#3b4a9c, #a9b6ff); color: light-dark(#fff, #131a24); font: inherit; font-weight: 600; cursor: pointer; }
button.second { background: none; color: inherit; }
a { color: light-dark(#3b4a9c, #a9b6ff); }
.note { margin: 24px 0 0; font-size: 14px; color: light-dark(#566077, #9aa7bd); }
:focus-visible { outline: 2px solid light-dark(#3b4a9c, #a9b6ff); outline-offset: 2px; }
`;
