import { Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { columns, filters } from '../../../generated/views/feedback_rule.tsx';
import { feedbackRule } from '../../../generated/resources.ts';
import { Column, EntityList } from '../../../crud/index.ts';
import { Acted, ActiveSwitch, SentenceCell } from './rule-cells.tsx';
import { RuleExamples } from './rule-examples.tsx';

const shown = {
  name: columns.name,
  trigger: (
    <Column source="trigger" label="resources.feedbackrules.sections.3.title" disableSort>
      <SentenceCell />
    </Column>
  ),
  last_matched_at: (
    <Column source="last_matched_at" disableSort>
      <Acted />
    </Column>
  ),
  is_active: (
    <Column source="is_active" disableSort>
      <ActiveSwitch />
    </Column>
  ),
};

/** What happens by itself, in the order in which it does. */
export default function RuleList() {
  return (
    <EntityList entity={feedbackRule} columns={shown} filters={filters} empty={<RuleExamples />}>
      <Order />
    </EntityList>
  );
}

/** Worth saying where there are several: what comes later sees what earlier ones did. */
function Order() {
  const translate = useTranslate();
  const { total = 0 } = useListContext();
  if (total < 2) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {translate('app.rules.order')}
    </Typography>
  );
}
