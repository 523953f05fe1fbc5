import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type DraftPage, useDesign } from '../design-context.tsx';
import { LogicSection, Words } from '../logic/logic-section.tsx';
import { RuleEditor } from '../logic/rule-editor.tsx';
import { useAskableBefore } from '../logic/use-askable.ts';
import { useRuleText } from '../logic/use-rule-text.ts';
import { useEdits } from '../state/use-edits.ts';

/** Everything about the selected page but its title, which is written on the canvas. */
export function PageProperties({ page }: { page: DraftPage }) {
  const translate = useTranslate();
  const { document } = useDesign();
  const number = document.pages.findIndex(({ id }) => id === page.id) + 1;
  return (
    <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('app.designer.page.number', { number })}
      </Typography>
      <PageRule page={page} />
      <PageOrder page={page} />
    </Box>
  );
}

/** Whether each response is asked in an order of its own. */
function PageOrder({ page }: { page: DraftPage }) {
  const translate = useTranslate();
  const { canEdit } = useDesign();
  const { updatePage } = useEdits();
  const set = (isRandom: boolean) =>
    updatePage(page.id, ({ question_order: _before, ...rest }) =>
      isRandom ? { ...rest, question_order: 'random' } : rest,
    );
  return (
    <LogicSection title="order_title">
      <FormControlLabel
        control={
          <Switch
            checked={page.question_order === 'random'}
            disabled={!canEdit}
            onChange={({ target }) => set(target.checked)}
          />
        }
        label={translate('app.designer.order.page')}
      />
      <Words>{translate('app.designer.order.page_help')}</Words>
    </LogicSection>
  );
}

function PageRule({ page }: { page: DraftPage }) {
  const translate = useTranslate();
  const { canEdit } = useDesign();
  const { updatePage } = useEdits();
  const { shownIf } = useRuleText();
  const earlier = useAskableBefore(page);
  const always = translate('app.designer.logic.always_shown');
  return (
    <LogicSection title="page_title">
      {!canEdit && <Words>{shownIf(page) ?? always}</Words>}
      {canEdit && earlier.length === 0 && page.show_if === undefined && (
        <Words>{translate('app.designer.logic.nothing_earlier')}</Words>
      )}
      {canEdit && (earlier.length > 0 || page.show_if !== undefined) && (
        <RuleEditor
          rule={page.show_if}
          sources={earlier}
          none={always}
          onChange={(rule) =>
            updatePage(page.id, ({ show_if: _before, ...rest }) => (rule ? { ...rest, show_if: rule } : rest))
          }
        />
      )}
    </LogicSection>
  );
}
