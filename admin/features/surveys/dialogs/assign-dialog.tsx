import { Alert, DialogContentText, Stack } from '@mui/material';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { surveyGroup } from '../../../generated/resources.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { ConflictNotice, type SeenRow } from '../../../ui/mutations/row-conflict.tsx';
import { useRowChange } from '../../../ui/mutations/use-row-change.ts';
import type { GroupRow } from '../../organizations/groups/group-kinds.ts';
import { GroupPicker, useHasGroups } from '../../organizations/groups/group-picker.tsx';
import type { SurveyDialogProps } from '../survey-steps.tsx';
import { useCounted } from '../survey-usage.tsx';

/** Gives the survey to a group; its units show it as soon as it is published. */
export function AssignDialog({ survey, onClose }: SurveyDialogProps) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const hasGroups = useHasGroups('survey', null);
  const { change, isPending, conflicting, errorText, reset } = useRowChange(surveyGroup.route);
  const [group, setGroup] = useState<GroupRow | null>(null);

  async function assign(over: SeenRow | null): Promise<void> {
    if (group === null || over === null) return;
    const done = { message: 'app.surveys.assign.done', words: { name: survey.name, group: group.name } };
    if ((await change(over, { survey_id: survey.id }, done)) !== undefined) onClose();
  }
  return (
    <FormDialog
      title={translate('app.surveys.assign.title', { name: survey.name })}
      action={translate('app.surveys.assign.action')}
      isBusy={isPending}
      isBlocked={group === null}
      onSubmit={() => assign(group)}
      onClose={onClose}
    >
      <Stack sx={{ gap: 4 }}>
        <ConflictNotice
          {...conflicting}
          fields={['name', 'survey_id']}
          mine={['survey_id']}
          onKeepMine={({ row }) => assign(row)}
          onTakeTheirs={() => {
            refresh();
            onClose();
          }}
        />
        <DialogContentText>
          {translate(hasGroups === false ? `resources.${surveyGroup.route}.empty.title` : 'app.groups.survey.shares')}
        </DialogContentText>
        {hasGroups !== false && (
          <GroupPicker
            kind="survey"
            value={group}
            onChange={(chosen) => {
              reset();
              setGroup(chosen);
            }}
            errorText={errorText}
            autoFocus
          />
        )}
        {group !== null && <Effect survey={survey} group={group} />}
      </Stack>
    </FormDialog>
  );
}

/** What visitors of the group's units see from now on. */
function Effect({ survey, group }: { survey: SurveyDialogProps['survey']; group: GroupRow }) {
  const translate = useTranslate();
  const counted = useCounted();
  if ('survey_id' in group && group.survey_id === survey.id) {
    return <Alert severity="info">{translate('app.surveys.assign.already', { group: group.name })}</Alert>;
  }
  return (
    <Alert severity={survey.version === null ? 'warning' : 'info'}>
      {counted(`app.surveys.assign.${survey.version === null ? 'after_publishing' : 'at_once'}`, group.unit_count)}
    </Alert>
  );
}
