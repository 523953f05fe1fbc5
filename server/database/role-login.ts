/**
 * How the server logs in as each of its database roles. Nobody has to choose or keep five passwords: they are derived from
 * one secret that the server has anyway, the password in DATABASE_URL, or DATABASE_ROLE_SECRET where there is none.
 */
import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';

/** RFC 7677, section 4, and PostgreSQL's own default. */
const SCRAM_ITERATIONS = 4096;
const DIGEST_BYTES = 32;
const SALT_BYTES = 16;

/**
 * What the passwords of the roles are derived from; undefined where the owner needs no password either (the embedded
 * database, peer or certificate authentication).
 * @param connectionString of the owner
 */
export function roleSecret(connectionString: string): string | undefined {
  const { password } = parseIntoClientConfig(connectionString);
  const given = process.env['DATABASE_ROLE_SECRET'] || password || process.env['PGPASSWORD'];
  return typeof given === 'string' && given !== '' ? given : undefined;
}

/** The password of a role, of the printable letters of base64url. */
export function rolePassword(secret: string, role: string): string {
  return createHmac('sha256', secret).update(`feedtree database role ${role}`).digest('base64url');
}

/** The connection of the owner's string, logged in as a role. */
export function roleConnection(connectionString: string, role: string): pg.ClientConfig {
  const secret = roleSecret(connectionString);
  const { password: _ofOwner, ...owner } = parseIntoClientConfig(connectionString);
  return { ...owner, user: role, ...(secret !== undefined && { password: rolePassword(secret, role) }) };
}

/**
 * What PostgreSQL keeps of a password, made here so that the password itself is in no statement, log or message
 * (RFC 5802, section 3; the form is that of pg_authid.rolpassword).
 */
export function scramVerifier(password: string, salt: Buffer = randomBytes(SALT_BYTES)): string {
  const salted = pbkdf2Sync(password, salt, SCRAM_ITERATIONS, DIGEST_BYTES, 'sha256');
  const keyOf = (name: string): Buffer => createHmac('sha256', salted).update(name).digest();
  const storedKey = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  const serverKey = keyOf('Server Key').toString('base64');
  return `SCRAM-SHA-256$${SCRAM_ITERATIONS}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}
