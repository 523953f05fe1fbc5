import { DatabaseError } from 'pg';
import { describe, expect, test } from 'vitest';
import { Problem } from '../errors.ts';
import { toProblem } from './database-errors.ts';

function refused(code: string, details: { constraint?: string; column?: string } = {}): DatabaseError {
  return Object.assign(new DatabaseError('a message that quotes "a value of a row"', 0, 'error'), { code, ...details });
}

const fields = ['name', 'full_name', 'email'];

describe('what PostgreSQL refuses', () => {
  test.each([
    ['23505', { constraint: 'customer_user_email_key' }, 'already_exists', ['/email']],
    ['23505', { constraint: 'customer_user_full_name_key' }, 'already_exists', ['/full_name']],
    ['23505', { constraint: 'company_name_key' }, 'already_exists', ['/name']],
    ['23505', { constraint: 'node_user_access_user_id_node_id_key' }, 'already_exists', []],
    ['23503', { constraint: 'node_parent_id_fkey' }, 'still_referenced', []],
    ['23502', { column: 'email' }, 'invalid_input', ['/email']],
    ['23514', { constraint: 'customer_user_email_check' }, 'invalid_input', ['/email']],
    ['22003', {}, 'invalid_input', []],
    ['22P05', {}, 'invalid_input', []],
    ['40P01', {}, 'overloaded', []],
    ['57014', {}, 'overloaded', []],
    ['57P01', {}, 'overloaded', []],
    ['53300', {}, 'overloaded', []],
  ])('%s %j is %s', (code, details, expected, pointers) => {
    const problem = toProblem(refused(code, details), fields);
    if (!(problem instanceof Problem)) throw new Error('not a problem');
    expect([problem.code, problem.errors.map(({ pointer }) => pointer)]).toEqual([expected, pointers]);
    expect(JSON.stringify(problem.toDocument('en', 'r'))).not.toContain('value of a row');
  });

  test.each([
    'connect ENOENT /sockets/.s.PGSQL.5432',
    'connect ECONNREFUSED 127.0.0.1:5432',
    'getaddrinfo ENOTFOUND database',
    'read ECONNRESET',
    'Connection terminated unexpectedly',
  ])('a database that is away (%s) is one that is busy', (message) => {
    expect(toProblem(new Error(message), fields)).toMatchObject({ code: 'overloaded', status: 503 });
  });

  test('what is no refusal of the caller stays an error of ours', () => {
    const missing = refused('42P01');
    expect(toProblem(missing)).toBe(missing);
  });
});
