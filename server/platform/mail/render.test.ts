/** A mail in its two forms. */
import { describe, expect, test } from 'vitest';
import type { MailContent } from './template.ts';
import { renderMail } from './render.ts';

const content: MailContent = {
  subject: 'Support has answered',
  greeting: 'Hello Ann,',
  paragraphs: ['There is an answer:'],
  quote: ['Use <b>filters</b>.', 'شكرًا!'],
  button: { label: 'Open the ticket', href: 'https://feedback.test/support/detail/4?a=1&b=2' },
  notes: ['Reply there.'],
  links: [{ text: 'My notices', href: 'https://feedback.test/noticepreferences' }],
};

describe('a mail', () => {
  test('tells in a list of mails what it says, before the name of who sends it', () => {
    const { html } = renderMail(content, 'en');
    const preview = html.indexOf('>There is an answer: Use &lt;b&gt;filters&lt;/b&gt;. شكرًا!</div>');
    expect(preview).toBeGreaterThan(0);
    expect(preview).toBeLessThan(html.indexOf('Feedtree</p>'));
  });

  test('sets what somebody else wrote apart, in its own direction', () => {
    const { html, text } = renderMail(content, 'en');
    expect(html).toMatch(/<blockquote[^>]*><p dir="auto"[^>]*>Use &lt;b&gt;filters&lt;\/b&gt;\.<\/p><p dir="auto"/);
    expect(text).toContain('There is an answer:\n\n> Use <b>filters</b>.\n>\n> شكرًا!\n\nOpen the ticket:\n');
  });

  test('has in its text each address that its links lead to', () => {
    const { html, text } = renderMail(content, 'en');
    const addresses = [...html.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
    expect(new Set(addresses).size).toBe(2);
    for (const address of addresses) expect(text).toContain(`:\n${address}\n`);
  });
});
