import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { NothingHere } from '../charts/trend.tsx';
import type { Hours } from '../data/answers.ts';
import { useFormats } from '../../../../ui/figures/use-formats.ts';
import { ListChoice } from '../../../../ui/figures/choices.tsx';
import { Panel } from '../panel/panel.tsx';
import { HeatMap } from '../../../../ui/figures/heat-map.tsx';
import { HOURS, weekNames } from '../../../../ui/figures/hours-of-week.ts';

const FIGURES = ['answers', 'reads', 'scores'] as const;
type Figure = (typeof FIGURES)[number];

const LABELS: Record<Figure, string> = {
  answers: 'app.dashboard.answers',
  reads: 'app.dashboard.scanned',
  scores: 'app.dashboard.scores.score',
};

/** Below this nothing is drawn. */
const EMPTY_HEIGHT = 200;

/** When people come, and how they find it then. */
export function HoursPanel({ hours }: { hours: Hours }) {
  const translate = useTranslate();
  const { locale, decimal, count } = useFormats();
  const shown = FIGURES.filter((figure) => hours[figure] !== undefined);
  const [chosen, setChosen] = useState<Figure>(shown[0] ?? 'answers');
  const values = hours[chosen] ?? [];
  const names = weekNames(locale);
  const title = translate('app.dashboard.hours.title');
  const about = translate('app.dashboard.hours.about');
  const wordsOf = (figure: Figure) => translate(LABELS[figure]);
  const sheet = {
    columns: [
      { label: translate('app.dashboard.hours.day') },
      { label: translate('app.dashboard.hours.hour') },
      ...shown.map((figure) => ({ label: wordsOf(figure), isNumber: true })),
    ],
    rows: Array.from({ length: names.days.length * HOURS }, (_, at) => [
      names.days[Math.floor(at / HOURS)] ?? '',
      names.hours[at % HOURS] ?? '',
      ...shown.map((figure) => hours[figure]?.[at] ?? null),
    ]),
  };
  return (
    <Panel
      title={title}
      about={about}
      sheet={sheet}
      choice={
        shown.length > 1 && (
          <ListChoice
            label={translate('app.dashboard.hours.figure')}
            value={chosen}
            options={shown.map((figure) => ({ value: figure, text: wordsOf(figure) }))}
            onChange={setChosen}
          />
        )
      }
    >
      {values.some((value) => value !== null && value > 0) ? (
        <HeatMap
          label={`${title}: ${wordsOf(chosen)}`}
          values={values}
          format={chosen === 'scores' ? decimal : count}
          figureName={wordsOf(chosen)}
        />
      ) : (
        <NothingHere height={EMPTY_HEIGHT} />
      )}
    </Panel>
  );
}
