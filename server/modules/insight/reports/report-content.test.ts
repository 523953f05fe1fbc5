/** The mail itself: what it says in each language, where it leads, and that names are no markup. */
import { describe, expect, test } from 'vitest';
import type { Database } from '../../../access/database.ts';
import { locales } from '../../../../shared/i18n/locales.ts';
import { renderMail } from '../../../platform/mail/render.ts';
import { reportContent } from './report-content.ts';
import type { MailedReport } from './read-report.ts';
import { pointsOf } from '../dashboard/period.ts';
import { reportPeriod } from './schedule.ts';
import { loadReportTexts } from './texts.ts';

const SECRET = Buffer.from('a secret of this test alone');
const NAME = '<b>"Nö" & Co</b>';

const ranked = (id: number, name: string, mean: number, hasFew = false) => ({
  id,
  name,
  type: 'Branch',
  has_units_below: false,
  answers: 40 + id,
  open: 0,
  score: { mean, count: 40 },
  fair_score: mean,
  has_few: hasFew,
});

const period = reportPeriod('weekly', new Date('2026-11-23T07:00:00Z'), 'UTC');
const counts = [3, 0, 12, 7, 9, 20_500, 1];
const mailed: MailedReport = {
  report: {
    ...period,
    unit: { id: 7, name: NAME, type: 'Region' },
    totals: {
      answers: 20_532,
      open: 6,
      score: { mean: 78.4, count: 50 },
      smiley: { mean: null, count: 0 },
      csat: { mean: 4.2, count: 9 },
      nps: { value: -12.5, promoters: 1, passives: 2, detractors: 3 },
    },
    previous_totals: {
      answers: 37,
      open: 6,
      score: { mean: 80.5, count: 37 },
      smiley: { mean: null, count: 0 },
      csat: { mean: null, count: 0 },
      nps: { value: -20, promoters: 0, passives: 0, detractors: 1 },
    },
    previous_series: [],
    series: [],
    ranking: {
      units: [ranked(1, 'Top', 95), ranked(2, 'Middle', 80), ranked(3, NAME, 41), ranked(4, 'Few', 5, true)],
      more: 0,
    },
  },
  chart: counts.map((answers, at) => ({ from: `2026-11-${16 + at}`, answers })),
  unhappy: [{ id: 99, unit: NAME, score: 25, created_at: new Date('2026-11-22T23:30:00Z') }],
};

const occasion = {
  // Of a mail's words nothing is asked.
  database: {} as Database,
  publicUrl: 'https://feedback.test',
  secret: SECRET,
  companyId: 3,
  companyName: 'Acme',
  userId: 5,
  userName: NAME,
  email: 'x@test.example',
  mailId: 1,
  createdAt: new Date(),
  emailChangeId: null,
  recordId: 11,
};
const about = { id: 11, rhythm: 'weekly', node_id: 7, time_zone: 'Europe/Berlin', unit: NAME } as const;
const render = (locale: (typeof locales)[number], change: Partial<MailedReport['report']> = {}) =>
  renderMail(
    reportContent({ ...occasion, locale }, about, { ...mailed, report: { ...mailed.report, ...change } }),
    locale,
  );

describe('a report in English', () => {
  const { subject, text, html, headers } = render('en');

  test('says in its subject what it is about and how it went', () => {
    expect(subject).toBe(`${NAME}: weekly report – Answers 20,532, Score 78.4`);
  });

  test('tells each figure with what it was before, and leaves out what nobody was asked', () => {
    expect(text).toMatch(/November 16\s–\s22, 2026/);
    expect(text).toContain('Answers: 20,532 (+20,495 · before: 37)');
    expect(text).toContain('Score: 78.4 / 100 (-2.1 · before: 80.5)');
    expect(text).toContain('Still open: 6 (±0 · before: 6)');
    expect(text).toContain('NPS: -12.5 (+7.5 · before: -20)');
    expect(text).toContain('CSAT: 4.2 / 5 (before: –)');
    expect(text).not.toContain('Smiley');
    expect(text).not.toContain('Codes scanned');
  });

  test('draws the days in cells that old programs show, the highest of all as high as there is room', () => {
    expect(html.match(/<td height="\d+" class="s-bar"/g)).toHaveLength(7);
    expect(html).toContain('<td height="96" class="s-bar"');
    expect(html).toContain('<td height="3" class="s-bar"');
    expect(html).toContain('20.5K');
    expect(html).not.toMatch(/<svg|<img|<script|cid:/);
    expect(text).toContain('Mon 16: 3');
  });

  test('names the ends of the ranking, and none that few answers place', () => {
    expect(text).toContain(
      `Best units\n- Top: 95 (Answers: 41)\n  https://feedback.test/?from=2026-11-16&to=2026-11-22&unit=1`,
    );
    expect(text).toContain(`Units that need attention\n- ${NAME}: 41`);
    expect(text).not.toContain('Few');
  });

  test('leads to unhappy answers by the reader’s clock', () => {
    expect(text).toContain('https://feedback.test/feedback_management/99');
    expect(text).toMatch(/Score: 25 · Nov 23, 2026, 12:30\sAM/);
  });

  test('leads to the dashboard of its days and its unit, to its settings and out', () => {
    expect(html).toContain('href="https://feedback.test/?from=2026-11-16&amp;to=2026-11-22&amp;unit=7"');
    expect(html).toContain('href="https://feedback.test/noticepreferences"');
    const [, address = ''] = /<(.*)>/.exec(headers?.['List-Unsubscribe'] ?? '') ?? [];
    expect(address).toMatch(/^https:\/\/feedback\.test\/unsubscribe\?token=3\.11\.[\w-]{22}$/);
    expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(html).toContain(`href="${address}"`);
    expect(text).toContain(address);
  });

  test('takes no name for markup', () => {
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;b&gt;&quot;Nö&quot; &amp; Co&lt;/b&gt;');
  });

  test('says why there is nothing to draw', () => {
    const empty = reportContent({ ...occasion, locale: 'en' }, about, {
      ...mailed,
      chart: [{ from: '2026-11-16', answers: 0 }],
    });
    expect(renderMail(empty, 'en').text).toContain('Nobody answered in these days.');
  });

  test('without TLS does not promise what mail programs then refuse', () => {
    const plain = reportContent({ ...occasion, publicUrl: 'http://localhost:3000', locale: 'en' }, about, mailed);
    expect(Object.keys(renderMail(plain, 'en').headers ?? {})).toEqual(['List-Unsubscribe']);
  });
});

describe('a report of a month', () => {
  const month = reportPeriod('monthly', new Date('2026-12-01T07:00:00Z'), 'UTC');
  const chart = pointsOf(month).map((from, at) => ({ from, answers: at }));
  const monthly = (locale: (typeof locales)[number]) =>
    renderMail(
      reportContent(
        { ...occasion, locale },
        { ...about, rhythm: 'monthly' },
        { ...mailed, report: { ...mailed.report, ...month }, chart },
      ),
      locale,
    );

  test('draws its weeks, cut off where the month is', () => {
    const { subject, text, html } = monthly('en');
    expect(subject).toContain(`${NAME}: monthly report – `);
    expect(text).toMatch(/November 1\s–\s30, 2026\. Changes are against as many days before\./);
    const shown = text.replaceAll('\u2009', ' ');
    expect(shown).toContain('1 Nov: 0\n2 – 8 Nov: 1\n9 – 15 Nov: 2\n16 – 22 Nov: 3\n23 – 29 Nov: 4\n30 Nov: 5');
    expect(text).toContain('Answers a week');
    expect(html).toContain('href="https://feedback.test/?from=2026-11-01&amp;to=2026-11-30&amp;unit=7"');
  });

  test.each(locales)('in %s every text of it is there', (locale) => {
    const { subject, text } = monthly(locale);
    expect(`${subject}${text}`).not.toMatch(/[{}]|undefined|NaN|monthly\.|chart_of_weeks/);
  });
});

test.each(locales)('in %s every text is there', (locale) => {
  const { subject, text, html } = render(locale);
  for (const part of [subject, text, html.replace(/<style>.*<\/style>/s, '')])
    expect(part).not.toMatch(/[{}]|undefined|NaN/);
  expect(html).toContain(`<html lang="${locale}">`);
});

/** Said alike in both. */
const SAME_AS_ENGLISH = ['fr figure.score'];
const english = loadReportTexts('en');
const placeholdersOf = (text = ''): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

test.each(locales.filter((locale) => locale !== 'en'))('the texts in %s are those of English, translated', (locale) => {
  const texts = loadReportTexts(locale);
  expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  for (const [key, text] of texts) {
    expect(text.trim(), key).not.toBe('');
    expect(placeholdersOf(text), key).toEqual(placeholdersOf(english.get(key)));
    if (!SAME_AS_ENGLISH.includes(`${locale} ${key}`)) expect(text, key).not.toBe(english.get(key));
  }
});
