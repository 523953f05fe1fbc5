import { Link as TextLink, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useMay } from '../../../../entities/use-access.ts';
import { useNames } from '../../../../entities/use-names.ts';
import { companyProfile, customerUser, node } from '../../../../generated/resources.ts';
import { ToggleChoice } from '../../../../ui/figures/choices.tsx';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import type { Handling } from '../data/answers.ts';
import { useAsked } from '../data/use-asked.ts';
import { Panel } from '../panel/panel.tsx';
import { FIRST_ROWS, ShowAll } from '../panel/show-all.tsx';
import { useView } from '../view/view-context.tsx';
import { HandlingFigures } from './handling-figures.tsx';
import { type HandledPart, HandlingTable } from './handling-table.tsx';

const PARTS = ['units', 'people'] as const;
type Part = (typeof PARTS)[number];

/** How much was closed in time, and how long it took: in all, by unit and by person. */
export function HandlingPanel() {
  const translate = useTranslate();
  const { days, unitId } = useView();
  const [part, setPart] = useState<Part>('units');
  const [isLong, setLong] = useState(false);
  const names = { units: useNames(node).many, people: useNames(customerUser).many };
  const { data, error, refetch } = useAsked<Handling>('dashboardhandling', { ...days, node_id: unitId });
  const rows = partsOf(data, part, translate('app.feedback.assignee.nobody'));
  return (
    <Panel
      title={translate('app.dashboard.handling.title')}
      about={translate('app.dashboard.handling.about')}
      isTable
      sheet={useSheet(rows, names[part])}
      choice={
        <ToggleChoice
          label={translate('app.dashboard.handling.by')}
          value={part}
          options={PARTS.map((one) => ({ value: one, text: names[one] }))}
          onChange={setPart}
        />
      }
    >
      {error && data === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton variant="rounded" height={120} role="status" aria-label={translate('ra.page.loading')} />
      ) : (
        <Stack sx={{ gap: 3 }}>
          <HandlingFigures total={data.total} />
          {!data.has_due_times && <NoDueTimes />}
          {rows.length > 0 && (
            <div>
              <HandlingTable name={names[part]} parts={isLong ? rows : rows.slice(0, FIRST_ROWS)} />
              <ShowAll count={rows.length} isLong={isLong} onTurn={() => setLong(!isLong)} />
            </div>
          )}
        </Stack>
      )}
    </Panel>
  );
}

const partsOf = (data: Handling | undefined, part: Part, nobody: string): HandledPart[] =>
  (data?.[part] ?? []).map(({ id, name, ...handled }) => ({
    ...handled,
    key: String(id),
    unitId: part === 'units' ? id : null,
    name: name ?? nobody,
  }));

/** To whom can give some: where. */
function NoDueTimes() {
  const translate = useTranslate();
  const mayGive = useMay(companyProfile.route)('edit');
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {translate('app.dashboard.handling.no_due_times')}{' '}
      {mayGive && (
        <TextLink component={Link} to={`/${companyProfile.route}`}>
          {translate('app.dashboard.handling.give')}
        </TextLink>
      )}
    </Typography>
  );
}

function useSheet(rows: readonly HandledPart[], name: string) {
  const translate = useTranslate();
  const label = (key: string) => translate(`app.dashboard.handling.${key}`);
  return {
    columns: [
      { label: name },
      { label: label('due'), isNumber: true },
      { label: label('met'), isNumber: true },
      { label: label('closed'), isNumber: true },
      { label: label('median_hours'), isNumber: true },
    ],
    rows: rows.map(({ name: of, due, met, closed, median_seconds: median }) => [
      of,
      due,
      met,
      closed,
      median === null ? null : Math.round(median / 360) / 10,
    ]),
  };
}
