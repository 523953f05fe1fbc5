import { Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNames } from '../../../../entities/use-names.ts';
import { survey } from '../../../../generated/resources.ts';
import { ListChoice } from '../../../../ui/figures/choices.tsx';
import { useFormats } from '../../../../ui/figures/use-formats.ts';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import type { Days, Drivers } from '../data/answers.ts';
import { useAsked } from '../data/use-asked.ts';
import { Panel } from '../panel/panel.tsx';
import { FIRST_ROWS, ShowAll } from '../panel/show-all.tsx';
import { lengthOf, nextDay, spanName } from '../view/period.ts';
import { useView } from '../view/view-context.tsx';
import { DriverTable } from './driver-table.tsx';
import { FirstDriver } from './first-driver.tsx';
import { nameOf, standsAt } from './driver-words.ts';

/** Fewer days tell too little of what drives a score. */
const FEWEST_DAYS = 90;

const longEnough = ({ from, to }: Days): Days =>
  lengthOf({ from, to }) < FEWEST_DAYS ? { from: nextDay(to, 1 - FEWEST_DAYS), to } : { from, to };

/** What moves the score of a survey, and what of it to mend first. */
export function DriversPanel() {
  const translate = useTranslate();
  const { locale, count } = useFormats();
  const { days, unitId } = useView();
  const surveyName = useNames(survey).one;
  const [surveyId, setSurveyId] = useState<string>();
  const { data, error, refetch } = useAsked<Drivers>('dashboarddrivers', {
    ...longEnough(days),
    node_id: unitId,
    survey_id: surveyId,
  });
  const surveys = data?.surveys ?? [];
  const span = data && spanName(data, locale);
  return (
    <Panel
      title={translate('app.dashboard.drivers.title')}
      about={translate('app.dashboard.drivers.about')}
      isTable
      sheet={useSheet(data?.drivers ?? [])}
      {...(span && { span })}
      choice={
        surveys.length > 1 && (
          <ListChoice
            label={surveyName}
            value={data?.survey_id ? String(data.survey_id) : null}
            options={surveys.map(({ id, name, answers }) => ({
              value: String(id),
              text: `${name} (${count(answers)})`,
            }))}
            onChange={setSurveyId}
          />
        )
      }
    >
      {error && data === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <DriversSkeleton />
      ) : (
        <Found found={data} />
      )}
    </Panel>
  );
}

function Found({ found }: { found: Drivers }) {
  const translate = useTranslate();
  const { locale, count } = useFormats();
  const [isLong, setLong] = useState(false);
  const { drivers, lacks, answers, days, needed } = found;
  if (lacks !== null)
    return (
      <Note>
        {translate(`app.dashboard.drivers.lacks_${lacks}`, {
          count: count(lacks === 'days' ? days : answers),
          needed: count(lacks === 'days' ? needed.days : needed.answers),
        })}
      </Note>
    );
  const [first] = drivers;
  return (
    <Stack sx={{ gap: 4 }}>
      {first && first.gain !== null ? (
        <FirstDriver driver={first} />
      ) : (
        <Note>{translate('app.dashboard.drivers.none')}</Note>
      )}
      <div>
        <DriverTable drivers={isLong ? drivers : drivers.slice(0, FIRST_ROWS)} />
        <ShowAll count={drivers.length} isLong={isLong} onTurn={() => setLong(!isLong)} />
      </div>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {translate('app.dashboard.drivers.basis', { answers: count(answers), span: spanName(found, locale) })}
      </Typography>
    </Stack>
  );
}

function Note({ children }: { children: string }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}

function DriversSkeleton() {
  const translate = useTranslate();
  return (
    <Stack role="status" aria-label={translate('ra.page.loading')} sx={{ gap: 2 }}>
      {Array.from({ length: 4 }, (_, at) => (
        <Skeleton key={at} width={`${90 - 10 * at}%`} />
      ))}
    </Stack>
  );
}

function useSheet(drivers: Drivers['drivers']) {
  const translate = useTranslate();
  const name = (key: string) => translate(`app.dashboard.drivers.${key}`);
  return {
    columns: [
      { label: name('what') },
      { label: name('weight'), isNumber: true },
      { label: name('low'), isNumber: true },
      { label: name('high'), isNumber: true },
      { label: name('stands'), isNumber: true },
      { label: translate('app.dashboard.answers'), isNumber: true },
      { label: name('certainty') },
    ],
    rows: drivers.map((driver) => [
      nameOf(driver),
      driver.weight,
      driver.low,
      driver.high,
      standsAt(driver),
      driver.answers,
      name(driver.is_found ? 'found' : 'chance'),
    ]),
  };
}
