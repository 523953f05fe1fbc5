/** The links of a change of e-mail: one confirms it at the new address, one takes it back at the old one. Signed, not stored. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export type LinkPurpose = 'confirm' | 'take_back';

export interface EmailChangeLink {
  companyId: number;
  changeId: number;
  purpose: LinkPurpose;
}

const LETTERS: Record<LinkPurpose, string> = { confirm: 'c', take_back: 't' };
const TOKEN = /^([1-9]\d{0,14})\.([1-9]\d{0,14})\.([ct])\.([\w-]{43})$/;

const sealOf = (secret: Uint8Array, { companyId, changeId, purpose }: EmailChangeLink): string =>
  createHmac('sha256', secret).update(`email-change\n${companyId}\n${changeId}\n${purpose}`).digest('base64url');

export const formatEmailChangeToken = (secret: Uint8Array, link: EmailChangeLink): string =>
  [link.companyId, link.changeId, LETTERS[link.purpose], sealOf(secret, link)].join('.');

/** Null for what was not made here. */
export function parseEmailChangeToken(secret: Uint8Array, text: string): EmailChangeLink | null {
  const [, company, change, letter, seal = ''] = TOKEN.exec(text) ?? [];
  if (letter === undefined) return null;
  const purpose: LinkPurpose = letter === LETTERS.confirm ? 'confirm' : 'take_back';
  const link = { companyId: Number(company), changeId: Number(change), purpose };
  return timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(secret, link))) ? link : null;
}
