/** What `compose.yaml` lets the world reach, and by what: TLS alone, ended by the proxy of the Caddyfile. */
import fs from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (file: string): string => fs.readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const compose = read('compose.yaml');
const caddyfile = read('Caddyfile');

/** The services of the file, with their own lines. */
const services = new Map(
  (/^services:\n([\s\S]*?)^\w/m.exec(compose)?.[1] ?? '')
    .split(/^(?= {2}\w+:$)/m)
    .map((text) => [/^ {2}(\w+):$/m.exec(text)?.[1] ?? '', text] as const),
);
const service = (name: string): string => services.get(name) ?? expect.fail(`There is no ${name}.`);
const published = (text: string): string[] =>
  (/^ {4}ports:\n((?: {6}- .*\n)+)/m.exec(text)?.[1] ?? '').match(/(?<=- ').*(?=')/g) ?? [];

/** A block of the Caddyfile, by the line that opens it. */
function block(head: string): string {
  const lines = caddyfile.split('\n');
  const begin = lines.indexOf(`${head} {`);
  expect(begin, head).toBeGreaterThanOrEqual(0);
  return lines.slice(begin + 1, lines.indexOf('}', begin)).join('\n');
}

describe('of the services', () => {
  test('the proxy alone has ports that are published', () => {
    expect([...services.keys()].toSorted()).toEqual(['feedtree', 'postgres', 'proxy', 'worker']);
    expect(Object.fromEntries([...services].map(([name, text]) => [name, published(text)]))).toEqual({
      feedtree: [],
      worker: [],
      postgres: [],
      proxy: ['80:80', '443:443', '443:443/udp'],
    });
    expect(compose.match(/^ +ports:/gm)).toHaveLength(1);
  });

  test('the proxy is read-only, with no right but that to its ports, and keeps its certificates', () => {
    for (const line of [
      'read_only: true',
      'cap_drop: [ALL]',
      'cap_add: [NET_BIND_SERVICE]',
      "security_opt: ['no-new-privileges:true']",
      '- ./Caddyfile:/etc/caddy/Caddyfile:ro',
      '- certificates:/data',
    ])
      expect(service('proxy')).toContain(line);
    expect(compose).toMatch(/^volumes:\n(?: {2}\w+:\n)* {2}certificates:$/m);
  });

  test('the server takes the address of its caller from that proxy', () => {
    expect(compose).toContain("TRUSTED_PROXIES: '1'");
    expect(block('{$PUBLIC_URL}')).toContain('reverse_proxy {$UPSTREAM:feedtree:3000}');
  });
});

describe('the proxy', () => {
  test('speaks TLS 1.2 and 1.3 for the host of PUBLIC_URL, which compose gives it', () => {
    expect(block('{$PUBLIC_URL}')).toMatch(/tls \{\s+protocols tls1\.2 tls1\.3\s+\}/);
    expect(service('proxy')).toContain('PUBLIC_URL: ${PUBLIC_URL:?is missing in .env}');
    // Nothing but the two sites, and no certificate that is not its own business.
    expect(caddyfile.match(/^\S+ \{$/gm)).toEqual(['{$PUBLIC_URL} {', 'http:// {']);
    expect(caddyfile).not.toMatch(/auto_https (?:off|ignore|disable_certs)|insecure|tls internal/);
  });

  test('tells browsers to come by TLS when it answers itself, as the server does', () => {
    const year = 'max-age=31536000; includeSubDomains';
    expect(read('server/http/headers.ts')).toContain(`'strict-transport-security', '${year}'`);
    expect(block('{$PUBLIC_URL}')).toMatch(
      /handle_errors \{\s+header Strict-Transport-Security "max-age=31536000; includeSubDomains"/,
    );
  });

  test('lets nothing through without TLS: pages are sent on, calls of the API refused', () => {
    const plain = block('http://');
    expect(plain).not.toContain('reverse_proxy');
    expect(plain).toMatch(/@api path \/api \/api\/\*\s+handle @api \{\s+respond "[^"]+" 403\s+\}/);
    expect(plain).toMatch(/handle \{\s+redir https:\/\/\{host\}\{uri\} 308\s+\}/);
    expect(caddyfile).toContain('auto_https disable_redirects');
  });
});
