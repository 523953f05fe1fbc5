import { expect, test } from 'vitest';
import { isLinkAddress, linkTarget } from './link-address.ts';

test.each([
  ['https://www.acme.example/menu?table=3#top', 'acme.example'],
  ['https://acme.example:8443/', 'acme.example:8443'],
  ['https://bücher.example', 'xn--bcher-kva.example'],
  ['tel:+49301234567', '+49301234567'],
  ['tel:030-123.456(7)8', '030-123.456(7)8'],
  ['TEL:112', '112'],
  ['mailto:hello@acme.example', 'hello@acme.example'],
  ['mailto:first.last+menu@sub.acme.example', 'first.last+menu@sub.acme.example'],
])('%j may be opened and is told as %j', (address, place) => {
  expect(isLinkAddress(address)).toBe(true);
  expect(linkTarget(address)).toBe(place);
});

test.each([
  '',
  'acme.example',
  'http://acme.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://acme.example/1',
  'file:///etc/passwd',
  'sms:+49301234567',
  'whatsapp://send?text=x',
  'https://user@acme.example',
  'https://localhost/menu',
  'https://192.168.1.1',
  'https://2130706433',
  'https://0x7f000001',
  'https://0177.0.0.1',
  'https://[::ffff:127.0.0.1]',
  'https://acme.example\\@evil.example',
  'https://acme.exa\tmple',
  'https://acme.example/a b',
  'tel:',
  'tel:12',
  'tel:+',
  'tel:alert(1)',
  'tel:+4930123;phone-context=x',
  'tel:+123456789012345678901234',
  'tel://+4930123',
  'mailto:',
  'mailto:hello',
  'mailto:hello@localhost',
  'mailto:a@b.example?subject=x',
  'mailto:a@b.example,c@d.example',
  'mailto:a@b.example%0Abcc:c@d.example',
  'mailto:"<script>"@b.example',
])('%j is refused', (address) => expect(isLinkAddress(address)).toBe(false));
