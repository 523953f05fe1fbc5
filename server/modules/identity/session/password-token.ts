/** The token in a mailed link by which a password is set. Only its hash is stored. */
import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

export interface PasswordToken {
  companyId: number;
  userId: number;
  secret: string;
}

export const newPasswordSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/**
 * What is stored of a link: of the secret together with the address that it was sent to, so that a link ends when the
 * user's e-mail is corrected. A fast hash does for 256 random bits.
 */
export const hashPasswordSecret = (secret: string, email: string): string =>
  createHash('sha256').update(`${secret}:${email}`).digest('base64url');

export const formatPasswordToken = ({ companyId, userId, secret }: PasswordToken): string =>
  `${companyId}.${userId}.${secret}`;

const PASSWORD_TOKEN = /^([1-9]\d{0,14})\.([1-9]\d{0,14})\.([\w-]{43})$/;

/** Null for what can't be a token. */
export function parsePasswordToken(text: string): PasswordToken | null {
  const [, companyId, userId, secret] = PASSWORD_TOKEN.exec(text) ?? [];
  return secret ? { companyId: Number(companyId), userId: Number(userId), secret } : null;
}
