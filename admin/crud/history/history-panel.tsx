import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { type ReactNode, use, useId, useState } from 'react';
import { type RaRecord, useLocale, useTranslate } from 'react-admin';
import type { EntityResource } from '../../entities/resource.ts';
import { useMay } from '../../entities/use-access.ts';
import { formatMoment } from '../../fields/dates.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import type { Pieces } from '../filter-bar.tsx';
import { FrameContext } from '../frame.tsx';
import { Changes } from './changes.tsx';
import { RestoreVersion } from './restore-version.tsx';
import { type HistoryEntry, useHistory, valuesAt } from './use-history.ts';

interface HistoryPanelProps {
  entity: EntityResource;
  fields: Pieces;
  record: RaRecord;
}

/** Who changed what of the row, and how an earlier version comes back. */
export function HistoryPanel({ entity, fields, record }: HistoryPanelProps) {
  const translate = useTranslate();
  const id = useId();
  const isPage = use(FrameContext) === 'page';
  const may = useMay(entity.route);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useHistory(entity, record);
  const [asked, setAsked] = useState<number>();
  if (data === undefined && error === null) return null;
  const entries = data?.pages.flatMap(({ results }) => results) ?? [];
  const shown = { entity, fields, record };
  const content = (
    <>
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {error === null && entries.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{translate('app.history.none')}</Typography>
      )}
      <Stack component="ol" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {entries.map((entry, at) => (
          <Box
            component="li"
            key={entry.version}
            sx={{ paddingBlock: 3, borderTop: at === 0 ? 0 : 1, borderColor: 'divider' }}
          >
            <Entry {...shown} entry={entry}>
              {at > 0 && entry.operation !== 'delete' && may('patch', record) && (
                <Button size="small" onClick={() => setAsked(entry.version)}>
                  {translate('app.history.restore')}
                </Button>
              )}
            </Entry>
          </Box>
        ))}
      </Stack>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {translate('app.history.more')}
        </Button>
      )}
    </>
  );
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant={isPage ? 'h2' : 'h3'} component={isPage ? 'h2' : 'h3'} sx={{ marginBottom: 2 }}>
        {translate('app.history.title')}
      </Typography>
      {isPage ? <Card sx={{ paddingInline: 4, paddingBlock: 1 }}>{content}</Card> : content}
      {asked !== undefined && (
        <RestoreVersion
          {...shown}
          version={asked}
          values={valuesAt(entries, asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Box>
  );
}

/** They change all of a row. */
const WHOLE = ['create', 'delete', 'restore_deleted'];

function Entry({ entry, children, ...shown }: HistoryPanelProps & { entry: HistoryEntry; children: ReactNode }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { at, operation, actor_name: name, impersonator_name: support, source, reason, history } = entry;
  const words = `app.history.did.${operation}`;
  // What an action did is called as its button is.
  const action = translate(`resources.${shown.entity.route}.actions.${operation}`, {
    _: translate('app.history.did.patch'),
  });
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', columnGap: 3 }}
      >
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <Box component="bdi" sx={{ fontWeight: 550 }}>
            {name === '' ? translate('app.history.system') : name}
          </Box>
          {' · '}
          {translate(words, { _: action })}
          {' · '}
          <time dateTime={at}>{formatMoment(at, locale)}</time>
          {source !== null && ` · ${translate(`app.history.from.${source}`)}`}
          {support !== null && ` · ${translate('app.history.support', { name: support })}`}
        </Typography>
        {children}
      </Stack>
      {reason !== null && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {translate('app.history.because', { reason })}
        </Typography>
      )}
      {!WHOLE.includes(operation) && <Changes {...shown} changes={history} />}
    </Stack>
  );
}
