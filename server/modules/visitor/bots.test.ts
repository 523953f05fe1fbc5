import { describe, expect, it } from 'vitest';
import { isAutomated } from './bots.ts';

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

describe('a read is a person’s', () => {
  it.each([
    ['Safari on a phone', SAFARI],
    ['Instagram’s browser', `${SAFARI} Instagram 355.0.0.32.109 (iPhone15,2; iOS 18_1)`],
    ['Facebook’s browser', `${SAFARI} [FBAN/FBIOS;FBAV/489.0.0.41.92]`],
    [
      'a Cubot phone',
      'Mozilla/5.0 (Linux; Android 11; CUBOT NOTE 20) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
    ],
    [
      'Samsung Internet',
      'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0 Mobile',
    ],
  ])('with %s', (_, userAgent) => {
    expect(isAutomated({ 'user-agent': userAgent })).toBe(false);
  });

  it.each([
    ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['bingbot', 'Mozilla/5.0 AppleWebKit/537.36 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
    ['a link preview of WhatsApp', 'WhatsApp/2.24.20.89 A'],
    ['a link preview of Telegram', 'TelegramBot (like TwitterBot)'],
    ['a link preview of Slack', 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)'],
    ['a link preview of Facebook', 'facebookexternalhit/1.1'],
    ['a crawler', 'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)'],
    ['curl', 'curl/8.9.1'],
    ['Python', 'python-requests/2.32.3'],
    ['Go', 'Go-http-client/2.0'],
    ['nothing', ''],
  ])('not with %s', (_, userAgent) => {
    expect(isAutomated({ 'user-agent': userAgent })).toBe(true);
  });

  it.each([
    ['sec-purpose', 'prefetch;prerender'],
    ['purpose', 'prefetch'],
    ['x-purpose', 'preview'],
    ['x-moz', 'prefetch'],
  ])('not when a browser only prepares a page: %s', (name, value) => {
    expect(isAutomated({ 'user-agent': SAFARI, [name]: value })).toBe(true);
  });
});
