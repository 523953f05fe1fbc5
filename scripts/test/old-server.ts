/** As much of a PostgreSQL 14 as is needed to be told from a 15: there is none among the packages. */
import net from 'node:net';

/** Answers every statement with one row (140000, 'UTF8'). Messages: PostgreSQL's manual, "Message Formats". */
export function oldServer(): net.Server {
  return net.createServer((socket) => {
    let begun = false;
    socket.on('error', () => undefined);
    socket.on('data', () => {
      if (begun)
        socket.write(Buffer.concat([columns(['version', 'encoding']), row(['140000', 'UTF8']), complete, ready]));
      else socket.write(Buffer.concat([authenticated, ready]));
      begun = true;
    });
  });
}

const authenticated = message('R', int32(0));
const ready = message('Z', Buffer.from('I'));
const complete = message('C', text('SELECT 1'));

function columns(names: string[]): Buffer {
  const textType = Buffer.concat([int32(0), int16(0), int32(25), int16(-1), int32(-1), int16(0)]);
  return message('T', Buffer.concat([int16(names.length), ...names.flatMap((name) => [text(name), textType])]));
}

function row(values: string[]): Buffer {
  const fields = values.flatMap((value) => [int32(value.length), Buffer.from(value)]);
  return message('D', Buffer.concat([int16(values.length), ...fields]));
}

function message(kind: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(kind), int32(body.length + 4), body]);
}

function text(value: string): Buffer {
  return Buffer.from(`${value}\0`);
}

function int16(value: number): Buffer {
  const buffer = Buffer.alloc(2);
  buffer.writeInt16BE(value);
  return buffer;
}

function int32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeInt32BE(value);
  return buffer;
}
