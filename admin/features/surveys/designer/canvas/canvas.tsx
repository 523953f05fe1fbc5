import Add from '@mui/icons-material/AddOutlined';
import PostAdd from '@mui/icons-material/PostAddOutlined';
import Quiz from '@mui/icons-material/QuizOutlined';
import UnfoldLess from '@mui/icons-material/UnfoldLessOutlined';
import UnfoldMore from '@mui/icons-material/UnfoldMoreOutlined';
import { Box, Button, Card, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { useDesign } from '../design-context.tsx';
import { questionsOfDraft } from '../state/draft.ts';
import { useEdits } from '../state/use-edits.ts';
import { useWorkspace } from '../workspace/workspace-context.tsx';
import { PageSection } from './page-section.tsx';
import { useCanvasKeys } from './use-canvas-keys.ts';

const ONE_AT_A_TIME = 'one_at_a_time';

/** The survey's questions in their pages. */
export function Canvas() {
  const { document } = useDesign();
  const onKeyDown = useCanvasKeys();
  const count = questionsOfDraft(document).length;
  return (
    <Stack
      data-canvas
      onKeyDown={onKeyDown}
      sx={{ gap: 5, maxWidth: 720, marginInline: 'auto', padding: { xs: 3, sm: 6 }, paddingBlockEnd: { xs: 24 } }}
    >
      <CanvasHead count={count} />
      {count === 0 && document.pages.length <= 1 ? (
        <NothingYet />
      ) : (
        document.pages.map((page, at) => <PageSection key={page.id} page={page} at={at} />)
      )}
      {count > 0 && <Foot />}
    </Stack>
  );
}

function CanvasHead({ count }: { count: number }) {
  const translate = useTranslate();
  const { document } = useDesign();
  const { collapsed, setCollapsed } = useWorkspace();
  const ids = questionsOfDraft(document).map(({ id }) => id);
  const allCollapsed = count > 0 && ids.every((id) => collapsed.has(id));
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2, minHeight: 32 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', flexGrow: 1 }}>
        <bdi>
          {translate('app.designer.count', {
            questions: translate('app.designer.question_count', { smart_count: count }),
            pages: translate('app.designer.page_count', { smart_count: document.pages.length }),
          })}
        </bdi>
      </Typography>
      {count > 1 && <LayoutSwitch />}
      {count > 1 && (
        <Button
          size="small"
          color="secondary"
          startIcon={allCollapsed ? <UnfoldMore /> : <UnfoldLess />}
          onClick={() => setCollapsed(new Set(allCollapsed ? [] : ids))}
        >
          {translate(`app.designer.${allCollapsed ? 'expand_all' : 'collapse_all'}`)}
        </Button>
      )}
    </Box>
  );
}

/** Whether each question is a page of its own to the visitor, whatever the pages here say. */
function LayoutSwitch() {
  const translate = useTranslate();
  const { document, change, canEdit } = useDesign();
  return (
    <FormControlLabel
      control={
        <Switch
          size="small"
          checked={document.layout === ONE_AT_A_TIME}
          disabled={!canEdit}
          onChange={(_, isOn) =>
            change(translate('app.designer.one_at_a_time_step'), ({ layout: _layout, ...draft }) => ({
              ...draft,
              ...(isOn && { layout: ONE_AT_A_TIME }),
            }))
          }
        />
      }
      label={translate('app.designer.one_at_a_time')}
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ gap: 1, marginInline: 0 }}
    />
  );
}

function NothingYet() {
  const translate = useTranslate();
  const { canEdit, document } = useDesign();
  const { addAt } = useWorkspace();
  const page = document.pages[0];
  return (
    <Card>
      <EmptyState
        Icon={Quiz}
        title={translate('app.designer.empty.title')}
        action={
          canEdit && (
            <Button
              variant="contained"
              startIcon={<Add />}
              onClick={() => addAt(page === undefined ? undefined : { page: page.id, at: 0 })}
            >
              {translate('app.designer.empty.action')}
            </Button>
          )
        }
      >
        {translate('app.designer.empty.text')}
      </EmptyState>
    </Card>
  );
}

function Foot() {
  const translate = useTranslate();
  const { canEdit, document } = useDesign();
  const { addAt } = useWorkspace();
  const { addPage } = useEdits();
  const last = document.pages.at(-1);
  if (!canEdit || last === undefined) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button
        variant="contained"
        startIcon={<Add />}
        onClick={() => addAt({ page: last.id, at: last.questions.length })}
      >
        {translate('app.designer.add_question')}
      </Button>
      <Button variant="outlined" startIcon={<PostAdd />} onClick={() => addPage()}>
        {translate('app.designer.page.add')}
      </Button>
    </Box>
  );
}
