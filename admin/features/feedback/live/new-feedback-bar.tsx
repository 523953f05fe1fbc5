import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import { Box, Button } from '@mui/material';
import { useLocaleState, useTranslate, useDataProvider, useListContext } from 'react-admin';
import { useNewFeedback } from './use-new-feedback.ts';
import { useQueryClient } from '@tanstack/react-query';
import { feedback } from '../../../generated/resources.ts';
import { idsOf } from '../../../providers/use-events.ts';
import { useFeedbackEvents } from './use-feedback-events.ts';

/** Above the rows: how much has come since they were read. They stay where they are until it is asked for. */
export function NewFeedbackBar() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { count, show } = useNewFeedback();
  useLiveRows();
  const number = new Intl.NumberFormat(locale).format(count);
  return (
    // Empty, it takes no room of the stack that it stands in.
    <Box role="status" sx={{ display: 'grid', '&:empty': { '&&': { marginTop: -3 } } }}>
      {count > 0 && (
        <Button variant="outlined" size="small" startIcon={<ArrowUpward />} onClick={show}>
          {translate('app.feedback_live.show', { smart_count: count, number })}
        </Button>
      )}
    </Box>
  );
}

interface Row {
  id: number;
  revision?: number;
}

interface ListAnswer {
  data: Row[];
}

/** Also what a colleague has read is read. */
const SHOWN = new Set(['changed', 'erased', 'read']);

/** Changes of colleagues show in the rows that are seen, in their places; nothing comes or goes under the hand. */
function useLiveRows(): void {
  const provider = useDataProvider();
  const client = useQueryClient();
  const { data = [] } = useListContext<Row>();

  async function renew(ids: number[]): Promise<void> {
    const { data: rows } = await provider.getMany<Row>(feedback.route, { ids });
    const byId = new Map(rows.map((row) => [row.id, row]));
    const renewed = (row: Row): Row => ({ ...row, ...byId.get(row.id) });
    client.setQueriesData<ListAnswer>({ queryKey: [feedback.route, 'getList'] }, (answer) =>
      answer === undefined ? undefined : { ...answer, data: answer.data.map(renewed) },
    );
  }

  useFeedbackEvents(({ kind, data: told }) => {
    if (!SHOWN.has(kind)) return;
    const seen = new Set(data.map(({ id }) => id));
    const ids = idsOf(told).filter((id) => seen.has(id));
    // What can't be read now is read with the next page.
    if (ids.length > 0) void renew(ids).catch(() => undefined);
  });
}
