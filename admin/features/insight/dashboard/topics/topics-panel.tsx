import { Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { nameOfLocale } from '../../../../i18n/locales.ts';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import type { Topics } from '../data/answers.ts';
import { useAsked } from '../data/use-asked.ts';
import { useFormats } from '../../../../ui/figures/use-formats.ts';
import { ListChoice } from '../../../../ui/figures/choices.tsx';
import { Panel } from '../panel/panel.tsx';
import { FIRST_ROWS, ShowAll } from '../panel/show-all.tsx';
import { useView } from '../view/view-context.tsx';
import { TopicTable } from './topic-table.tsx';

/** What is written about more than elsewhere and before, in one language at a time. */
export function TopicsPanel() {
  const translate = useTranslate();
  const { locale, count } = useFormats();
  const { days, unitId } = useView();
  const { data, error, refetch } = useAsked<Topics>('dashboardtopics', { ...days, node_id: unitId });
  const [chosen, setChosen] = useState<string>();
  const [isLong, setLong] = useState(false);
  const languages = data?.languages ?? [];
  const language =
    languages.find((one) => one.locale === chosen) ?? languages.find(({ topics }) => topics.length > 0) ?? languages[0];
  return (
    <Panel
      title={translate('app.dashboard.topics.title')}
      about={translate('app.dashboard.topics.about')}
      isTable
      sheet={useSheet(languages)}
      choice={
        languages.length > 1 && (
          <ListChoice
            label={translate('app.dashboard.topics.language')}
            value={language?.locale ?? null}
            options={languages.map((one) => ({
              value: one.locale,
              text: `${nameOfLocale(one.locale, locale)} (${count(one.answers)})`,
            }))}
            onChange={setChosen}
          />
        )
      }
    >
      {error && data === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <TopicSkeleton />
      ) : language === undefined || language.topics.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(language === undefined ? 'app.dashboard.topics.no_texts' : 'app.dashboard.topics.none')}
        </Typography>
      ) : (
        <>
          <TopicTable
            locale={language.locale}
            topics={isLong ? language.topics : language.topics.slice(0, FIRST_ROWS)}
          />
          <ShowAll count={language.topics.length} isLong={isLong} onTurn={() => setLong(!isLong)} />
        </>
      )}
    </Panel>
  );
}

function TopicSkeleton() {
  const translate = useTranslate();
  return (
    <Stack role="status" aria-label={translate('ra.page.loading')} sx={{ gap: 2 }}>
      {Array.from({ length: 6 }, (_, at) => (
        <Skeleton key={at} width={`${90 - 8 * at}%`} />
      ))}
    </Stack>
  );
}

function useSheet(languages: Topics['languages']) {
  const translate = useTranslate();
  return {
    columns: [
      { label: translate('app.dashboard.topics.language') },
      { label: translate('app.dashboard.topics.words') },
      { label: translate('app.dashboard.answers'), isNumber: true },
      { label: translate('app.dashboard.scores.score'), isNumber: true },
    ],
    rows: languages.flatMap(({ locale, topics }) =>
      topics.map(({ words, answers, score }) => [locale, words, answers, score]),
    ),
  };
}
