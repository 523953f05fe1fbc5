import Alarm from '@mui/icons-material/AlarmOutlined';
import { Box } from '@mui/material';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useScreen } from '../../../../crud/screen-context.tsx';
import { feedback } from '../../../../generated/resources.ts';
import { useTotalText } from '../../../../ui/list/pagination.tsx';
import { ToggleChip } from '../toggle-chip.tsx';
import { useFeedbackFilter } from '../use-feedback-filter.ts';

const OPEN = ['new', 'in_processing'];

/** What is open past its due time; offered where there is some. */
export function OverdueChoice() {
  const translate = useTranslate();
  const { fixed } = useScreen();
  const { values, set } = useFeedbackFilter();
  const [now] = useState(() => new Date().toISOString());
  const filter = { ...fixed, due_at_lte: now, status: OPEN };
  const totalText = useTotalText({});
  const { total = 0 } = useGetList(feedback.route, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'created_at', order: 'DESC' },
    filter,
    meta: { fields: ['status'] },
  });
  const isOn = 'due_at_lte' in values;
  if (total === 0 && !isOn) return null;
  return (
    <ToggleChip
      value="overdue"
      icon={<Alarm sx={{ fontSize: 18 }} />}
      isOn={isOn}
      onToggle={() => set(isOn ? { due_at_lte: undefined, status: undefined } : { due_at_lte: now, status: OPEN })}
    >
      {translate('app.feedback.overdue')}
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 450 }}>
        {totalText(total)}
      </Box>
    </ToggleChip>
  );
}
