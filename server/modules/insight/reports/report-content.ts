/** A report as a mail: what it says, where it leads, and the way out. Visitors' own words are not in it. */
import type { Ranked } from '../dashboard/ranking.ts';
import type { ReportSubscriptionRow } from '../../../generated/report_subscription.ts';
import { bars } from '../../../platform/mail/blocks/bars.ts';
import type { Block } from '../../../platform/mail/blocks/block.ts';
import { figures, type Figure } from '../../../platform/mail/blocks/figures.ts';
import { linkedRows } from '../../../platform/mail/blocks/linked-rows.ts';
import { section } from '../../../platform/mail/blocks/section.ts';
import type { MailContent, Occasion } from '../../../platform/mail/template.ts';
import { nameInMail } from '../../../platform/mail/name.ts';
import { mailText } from '../../../platform/mail/texts.ts';
import { dayLabel, daysOf, momentOf, numberOf, shortNumberOf, changeOf, toneOf, weekLabel } from './format.ts';
import type { MailedReport } from './read-report.ts';
import { reportText } from './texts.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';
import type { Figures } from '../dashboard/figures.ts';
import type { Locale } from '../../../../shared/i18n/locales.ts';

type About = Pick<ReportSubscriptionRow, 'id' | 'rhythm' | 'node_id' | 'time_zone'> & { unit: string | null };

/** Of the best units and of the worst, each. */
const RANKED = 3;

export function reportContent(occasion: Occasion, about: About, mailed: MailedReport): MailContent {
  const { locale, publicUrl, secret, companyId, userName } = occasion;
  const { report } = mailed;
  const text = (key: string, parameters: Record<string, string> = {}) => reportText(locale, key, parameters);
  const unit = nameInMail(about.unit ?? occasion.companyName);
  const tiles = figuresOf(locale, report.totals, report.previous_totals);
  const summary = tiles
    .filter(({ value }) => value !== NONE)
    .slice(0, 2)
    .map(({ label, value }) => `${label} ${value}`);
  const token = unsubscribeToken(secret, { companyId, subscriptionId: about.id });
  const stop = `${publicUrl}/unsubscribe?token=${token}`;
  return {
    subject: `${text(`${about.rhythm}.title`, { unit })} – ${summary.join(', ')}`,
    heading: unit,
    greeting: mailText(locale, 'greeting', { name: nameInMail(userName) }),
    paragraphs: [text(`${about.rhythm}.lead`, { unit, days: daysOf(locale, report) })],
    blocks: [
      figures(tiles),
      chartOf(occasion, mailed),
      ...rankingOf(occasion, report),
      ...unhappyOf(occasion, about, mailed),
    ],
    button: { label: text('dashboard'), href: dashboardAddress(publicUrl, report, about.node_id) },
    notes: [text('days_are_local'), text('why')],
    links: [
      { text: text('stop'), href: stop },
      { text: text('settings'), href: `${publicUrl}/noticepreferences` },
    ],
    unsubscribe: stop,
  };
}

/** The dashboard of the same days and the same unit, in the words of its own address. */
function dashboardAddress(publicUrl: string, { from, to }: MailedReport['report'], nodeId: number | null): string {
  const unit = nodeId === null ? '' : `&unit=${nodeId}`;
  return `${publicUrl}/?from=${from}&to=${to}${unit}`;
}

function chartOf({ locale }: Occasion, { report, chart }: MailedReport): Block {
  const isByWeek = report.step === 'week';
  const title = reportText(locale, isByWeek ? 'chart_of_weeks' : 'chart');
  if (chart.every(({ answers = 0 }) => answers === 0))
    return section(title, { html: '', text: '' }, reportText(locale, 'no_answers'));
  return section(
    title,
    bars(
      chart.map(({ from, answers = 0 }, at) => ({
        label: isByWeek ? weekLabel(locale, { from, to: lastDayOf(chart, at, report.to) }) : dayLabel(locale, from),
        value: answers,
        shown: shortNumberOf(locale, answers),
        isMeant: from >= report.from,
      })),
    ),
  );
}

const DAY_MS = 86_400_000;

/** The day before the next point, or the last of all. */
function lastDayOf(chart: MailedReport['chart'], at: number, last: string): string {
  const next = chart[at + 1];
  return next ? new Date(Date.parse(next.from) - DAY_MS).toISOString().slice(0, 10) : last;
}

/** The ends of the dashboard's ranking, without those whose few answers place them by chance. */
function rankingOf({ locale, publicUrl }: Occasion, report: MailedReport['report']): Block[] {
  const placed = (report.ranking?.units ?? []).filter(({ has_few: hasFew }) => !hasFew);
  const count = Math.min(RANKED, Math.floor(placed.length / 2));
  if (count === 0) return [];
  const rows = (units: readonly Ranked[]): Block =>
    linkedRows(
      units.map(({ id, name, answers, score }) => ({
        label: nameInMail(name),
        detail: `${reportText(locale, 'figure.answers')}: ${numberOf(locale, answers)}`,
        value: score.mean === null ? NONE : numberOf(locale, score.mean),
        href: dashboardAddress(publicUrl, report, id),
      })),
    );
  return [
    section(reportText(locale, 'best'), rows(placed.slice(0, count))),
    section(reportText(locale, 'worst'), rows(placed.slice(-count).toReversed()), reportText(locale, 'ranked_by')),
  ];
}

function unhappyOf({ locale, publicUrl }: Occasion, { time_zone: zone }: About, { unhappy }: MailedReport): Block[] {
  if (unhappy.length === 0) return [];
  const rows = unhappy.map(({ id, unit, score, created_at: at }) => ({
    label: nameInMail(unit),
    detail: `${reportText(locale, 'figure.score')}: ${numberOf(locale, score)} · ${momentOf(locale, at, zone)}`,
    href: `${publicUrl}/feedback_management/${id}`,
  }));
  return [section(reportText(locale, 'unhappy'), linkedRows(rows))];
}

// The figures of a report as tiles: what was never asked in these days nor before is left out.

/** Where nobody has answered. */
const NONE = '–';

interface Shown {
  name: string;
  /** The same in every language. */
  abbreviation?: string;
  /** Undefined where the reader may not see it or nobody was asked; null where nobody has answered. */
  value: (figures: Figures) => number | null | undefined;
  scale?: string;
  /** More is better: how it changed has a color. */
  isRated?: true;
}

const shown: Shown[] = [
  { name: 'answers', value: ({ answers }) => answers },
  { name: 'score', value: ({ score }) => score?.mean, scale: '/ 100', isRated: true },
  { name: 'open', value: ({ open }) => open },
  { name: 'reads', value: ({ reads }) => reads },
  { name: 'nps', abbreviation: 'NPS', value: ({ nps }) => nps?.value, isRated: true },
  { name: 'csat', abbreviation: 'CSAT', value: ({ csat }) => csat?.mean, scale: '/ 5', isRated: true },
  { name: 'smiley', value: ({ smiley }) => smiley?.mean, scale: '/ 5', isRated: true },
];

function figuresOf(locale: Locale, now: Figures, before: Figures): Figure[] {
  return shown.flatMap(({ name, abbreviation, value, scale, isRated }): Figure[] => {
    const [current = null, previous = null] = [value(now), value(before)];
    if (current === null && previous === null) return [];
    const isCompared = current !== null && previous !== null;
    const last = reportText(locale, 'before', { value: previous === null ? NONE : numberOf(locale, previous) });
    return [
      {
        label: abbreviation ?? reportText(locale, `figure.${name}`),
        value: current === null ? NONE : numberOf(locale, current),
        ...(scale !== undefined && current !== null && { scale }),
        change: isCompared ? `${changeOf(locale, current, previous)} · ${last}` : last,
        tone: isCompared && isRated ? toneOf(current, previous) : 'second',
      },
    ];
  });
}
