/** A receiver of webhooks on this machine, under a name and a certificate that tests alone trust. */
import { createServer, type Server } from 'node:https';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Policy } from '../modules/feedback/webhooks/policy.ts';

/** Self-signed for hooks.example and slow.example, for a hundred years; it opens nothing but this receiver. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgw+sDRf0WE3vLpeQx
W82/N/xy6vP5qX50lgQ8944iQw6hRANCAASVICWnTolF80tfgPhBeSfhrW7zKDF/
BE4tpLL8uA2xQGe2AQXYqT0IhbzlJ62OGwPwlVD1AvvRg9DfuQtH5B0W
-----END PRIVATE KEY-----`;
export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBrzCCAVWgAwIBAgIUUinOgOipiK3S+CKb8aZbpasl9oMwCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNaG9va3MuZXhhbXBsZTAgFw0yNjExMjIwOTE1MDFaGA8yMTI2
MTAyOTA5MTUwMVowGDEWMBQGA1UEAwwNaG9va3MuZXhhbXBsZTBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABJUgJadOiUXzS1+A+EF5J+GtbvMoMX8ETi2ksvy4DbFA
Z7YBBdipPQiFvOUnrY4bA/CVUPUC+9GD0N+5C0fkHRajezB5MB0GA1UdDgQWBBQM
Ld/JrS1tdxVN6hbdYhZasWFz/DAfBgNVHSMEGDAWgBQMLd/JrS1tdxVN6hbdYhZa
sWFz/DAPBgNVHRMBAf8EBTADAQH/MCYGA1UdEQQfMB2CDWhvb2tzLmV4YW1wbGWC
DHNsb3cuZXhhbXBsZTAKBggqhkjOPQQDAgNIADBFAiAI/ciu3TYD+6PeQQ8OPoN4
M+49ce29wbWRNp3fA51zZgIhAI+DQjcn9gAZLLISb8VjSarICOZ762aTFGB/G6bR
QEgq
-----END CERTIFICATE-----`;

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Receiver {
  port: number;
  received: Received[];
  url(path?: string, host?: string): string;
  /** What it answers from now on. */
  answer(respond: (response: ServerResponse, received: Received) => void): void;
  close(): Promise<void>;
}

export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let respond = (response: ServerResponse, _received: Received): void => void response.writeHead(204).end();
  const server: Server = createServer({ key: KEY, cert: CERTIFICATE }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const one = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString('utf8') };
      received.push(one);
      respond(response, one);
    });
  });
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    received,
    url: (path = '/hook', host = 'hooks.example') => `https://${host}:${port}${path}`,
    answer: (next) => (respond = next),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Leads every name to this machine, and allows it. */
export const hereOnly: Policy = {
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  allows: (address) => address === '127.0.0.1',
  allowsPort: () => true,
  authority: CERTIFICATE,
};
