import { useLocale, useTranslate } from 'react-admin';
import type { Sheet } from '../../../../ui/exports/sheet.ts';
import { Panel } from '../../dashboard/panel/panel.tsx';
import { NothingHere } from '../../dashboard/charts/trend.tsx';
import type { Results, Side } from '../data/answers.ts';
import { useComparedName } from '../view/use-compared-name.ts';
import { type BarLine, Bars } from '../../dashboard/panel/bars.tsx';

const EMPTY_HEIGHT = 120;

/** Bars with their rows: what all panels of shares are made of. */
function useShareSheet(first: string, lines: readonly BarLine[], compared: Side | null): Sheet {
  const translate = useTranslate();
  const other = useComparedName(compared);
  return {
    columns: [
      { label: first },
      { label: translate('app.results.answers'), isNumber: true },
      ...(compared ? [{ label: other ?? '', isNumber: true }] : []),
    ],
    rows: lines.map((line) => [line.label, line.count, ...(compared ? [line.compared?.count ?? 0] : [])]),
  };
}

/** How far visitors come: as far as each page, and to the end. */
export function PagesPanel({ results: { current, compared } }: { results: Results }) {
  const translate = useTranslate();
  const known = (side: Side): number => side.answers - side.erased;
  const lines = current.pages.map(({ id, title, reached }, at): BarLine => ({
    key: id,
    label: title ?? translate('app.results.page', { number: at + 1 }),
    count: reached,
    of: known(current),
    compared: compared
      ? { count: compared.pages.find((page) => page.id === id)?.reached ?? 0, of: known(compared) }
      : undefined,
  }));
  const end: BarLine = {
    key: '.end',
    label: translate('app.results.complete'),
    count: current.complete,
    of: known(current),
    compared: compared ? { count: compared.complete, of: known(compared) } : undefined,
  };
  const title = translate('app.results.pages');
  const all = [...lines, end];
  const sheet = useShareSheet(translate('app.results.page_column'), all, compared);
  return (
    <Panel title={title} about={translate('app.results.pages_about')} sheet={sheet}>
      {known(current) > 0 ? <Bars lines={all} /> : <NothingHere height={EMPTY_HEIGHT} />}
    </Panel>
  );
}

/** In which languages they read the survey. */
export function LanguagesPanel({ results: { current, compared } }: { results: Results }) {
  const translate = useTranslate();
  const names = new Intl.DisplayNames([useLocale() ?? 'en'], { type: 'language' });
  const lines = current.languages.map(({ locale, answers }): BarLine => ({
    key: locale,
    label: names.of(locale) ?? locale,
    count: answers,
    of: current.answers,
    compared: compared
      ? { count: compared.languages.find((one) => one.locale === locale)?.answers ?? 0, of: compared.answers }
      : undefined,
  }));
  const title = translate('app.results.languages');
  const sheet = useShareSheet(title, lines, compared);
  return (
    <Panel title={title} sheet={sheet}>
      {lines.length > 0 ? <Bars lines={lines} /> : <NothingHere height={EMPTY_HEIGHT} />}
    </Panel>
  );
}
