/** What a client of PostgreSQL asks, read from what it sends (PostgreSQL's manual, "Message Formats"). */

export interface HeardStatement {
  /** As what the connection has logged in, and what it calls itself. */
  user: string;
  application: string;
  text: string;
}

/** Length and version of the first message; code and length of all others. */
const STARTUP_HEAD = 8;
const MESSAGE_HEAD = 5;
const LENGTH = 4;

/**
 * Reads one connection's bytes as they come; every execution is told once.
 * @param hear of a statement, once for each time that it is executed
 */
export function readStatements(hear: (statement: HeardStatement) => void): (bytes: Buffer) => void {
  const prepared = new Map<string, string>();
  let rest = Buffer.alloc(0);
  let parameters: Map<string, string> | undefined;

  const tell = (text: string): void =>
    hear({
      user: parameters?.get('user') ?? '',
      application: parameters?.get('application_name') ?? parameters?.get('fallback_application_name') ?? '',
      text,
    });

  function read(code: string, body: Buffer): void {
    const [first = '', second = ''] = body.toString('utf8').split('\0', 2);
    if (code === 'Q') tell(first);
    else if (code === 'P') prepared.set(first, second);
    // After the portal's name.
    else if (code === 'B') tell(prepared.get(second) ?? '');
  }

  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    if (!parameters) {
      if (rest.length < STARTUP_HEAD || rest.length < rest.readInt32BE(0)) return;
      const end = rest.readInt32BE(0);
      parameters = pairs(rest.subarray(STARTUP_HEAD, end));
      rest = rest.subarray(end);
    }
    while (rest.length >= MESSAGE_HEAD) {
      const end = 1 + rest.readInt32BE(1);
      if (rest.length < end) return;
      read(rest.toString('latin1', 0, 1), rest.subarray(1 + LENGTH, end));
      rest = rest.subarray(end);
    }
  };
}

function pairs(body: Buffer): Map<string, string> {
  const words = body.toString('utf8').split('\0');
  const found = new Map<string, string>();
  for (let at = 0; at + 1 < words.length && words[at] !== ''; at += 2) found.set(words[at] ?? '', words[at + 1] ?? '');
  return found;
}
