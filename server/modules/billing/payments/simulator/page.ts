/**
 * `/bank/{charge}`: the page on which a bank verifies a payer. Opening it changes nothing; a button of its form decides,
 * posts the signed callback, and leads back to where the payment began. Works without a script.
 */
import type { Context, Middleware } from 'koa';
import type { Database } from '../../../../access/database.ts';
import { toDecimal } from '../../pricing/money.ts';
import { readBytes } from '../../../../http/body.ts';
import { malformedForm } from '../../../../errors.ts';
import { chooseLocale, type Locale } from '../../../../../shared/i18n/locales.ts';
import { escapeHtml } from '../../../../http/escape.ts';
import {
  answerFormPage,
  type FormPageParts,
  formPageStyle,
  MAX_FORM_BYTES,
  serveFormPage,
} from '../../../../http/routes/form-page.ts';
import { callbackKey, postCallback, signCallback } from './callback.ts';
import { decideCharge, readCharge, type SimulatedCharge } from './charges.ts';
import { BANK_PAGE } from './gateway.ts';
import { bankText } from './texts.ts';

export interface BankParts extends FormPageParts {
  database: Database;
  secret: Uint8Array;
  /** Where callbacks go: this server, as it reaches itself. */
  callbackAddress(): string;
}

const ADDRESS = new RegExp(`^${BANK_PAGE}/(sim_[0-9a-f]{32})$`);

export function bankPage(parts: BankParts): Middleware {
  const answer = async (context: Context): Promise<void> => {
    const locale = chooseLocale([String(context.query['lang'] ?? '')], context.get('accept-language'));
    const key = ADDRESS.exec(context.path)?.[1];
    const charge = key === undefined ? null : await readCharge(parts.database, key);
    if (context.method === 'POST' && charge) return decide(context, parts, charge, locale);
    return show(context, charge, locale);
  };
  return serveFormPage({ path: BANK_PAGE, hasChildren: true, style: STYLE, answer }, parts);
}

/** A charge that is decided can't be decided again: pressing twice, or going back, leads on to where it led. */
async function decide(context: Context, parts: BankParts, charge: SimulatedCharge, locale: Locale): Promise<void> {
  const form = new URLSearchParams((await readBytes(context.req, MAX_FORM_BYTES)).toString('utf8'));
  const decision = form.get('decision');
  if (decision !== 'approve' && decision !== 'decline') throw malformedForm();
  if (charge.state === 'open' || charge.return_url === null) return show(context, charge, locale);
  const decided = await decideCharge(parts.database, charge.key, decision === 'approve');
  if (decided) await postCallback(parts.callbackAddress(), signCallback(callbackKey(parts.secret), decided));
  context.status = 303;
  context.redirect(charge.return_url);
}

function show(context: Context, charge: SimulatedCharge | null, locale: Locale): void {
  const text = (key: string): string => bankText(locale, `bank.${key}`);
  const isOpen = charge?.state === 'pending';
  const key = isOpen ? 'verify' : charge ? 'over' : 'unknown';
  const note = `<p class="note">${escapeHtml(text('note'))}</p>`;
  answerFormPage(context, charge ? 200 : 404, {
    locale,
    path: BANK_PAGE,
    mark: text('name'),
    title: text(`${key}.title`),
    text: text(`${key}.text`),
    content: `${isOpen ? question(charge, locale) : back(charge, locale)}\n${note}`,
  });
}

const bankWord = (locale: Locale, key: string): string => escapeHtml(bankText(locale, `bank.${key}`));

/** Text that Intl reads digit by digit: no amount passes through a fraction. */
const money = ({ amount, currency, minor_digits: digits }: SimulatedCharge, locale: Locale): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(toDecimal(amount, digits));

/** A card that is only verified costs nothing. */
const amount = (charge: SimulatedCharge, locale: Locale): string =>
  charge.amount === 0 ? bankWord(locale, 'nothing') : escapeHtml(money(charge, locale));

const question = (charge: SimulatedCharge, locale: Locale): string => `<dl>
<div><dt>${bankWord(locale, 'merchant')}</dt><dd>Feedtree</dd></div>
<div><dt>${bankWord(locale, 'amount')}</dt><dd>${amount(charge, locale)}</dd></div>
<div><dt>${bankWord(locale, 'card')}</dt><dd><bdi>**** ${escapeHtml(charge.last4 ?? '')}</bdi></dd></div>
</dl>
<form method="post">
<button type="submit" name="decision" value="approve">${bankWord(locale, 'approve')}</button>
<button type="submit" name="decision" value="decline" class="second">${bankWord(locale, 'decline')}</button>
</form>`;

const back = (charge: SimulatedCharge | null, locale: Locale): string =>
  `<p><a href="${escapeHtml(charge?.return_url ?? '/')}">${bankWord(locale, 'back')}</a></p>`;

/** In a bank's blue: not to be taken for Feedtree itself. */
const BLUE = 'light-dark(#3b4a9c, #a9b6ff)';

const STYLE = `${formPageStyle({ accent: BLUE, onAccent: 'light-dark(#fff, #131a24)' })}
dl { margin: 0 0 24px; border-block: 1px solid light-dark(#e1e6ee, #2a3444); padding-block: 8px; }
dl div { display: flex; justify-content: space-between; gap: 16px; padding-block: 4px; }
dt { color: light-dark(#566077, #9aa7bd); }
dd { margin: 0; font-weight: 600; text-align: end; font-variant-numeric: tabular-nums; }
button { flex: 1 1 160px; }
button.second { background: none; color: inherit; }
.note { margin: 24px 0 0; font-size: 14px; color: light-dark(#566077, #9aa7bd); }
`;
