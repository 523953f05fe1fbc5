/** How a connection begins that works on the whole database for longer than any request: migrations, backups, restores. */

/**
 * Without a limit of time; but a client that vanished with its machine or container, without a word, is given up a minute
 * later instead of two hours, and with it the locks that others wait for.
 */
export const BEGIN_LONG_WORK = [
  'set search_path to public',
  'set statement_timeout to 0',
  'set tcp_keepalives_idle to 30',
  'set tcp_keepalives_interval to 10',
  'set tcp_keepalives_count to 3',
].join('; ');
