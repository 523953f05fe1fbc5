import Edit from '@mui/icons-material/EditOutlined';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton, Stack, Typography } from '@mui/material';
import { Link } from 'react-router';
import { useRecordContext, useTranslate } from 'react-admin';
import { surveyGroup } from '../../../generated/resources.ts';
import type { SurveyGroupRecord } from '../../../generated/types.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { useScreenPath } from '../../../crud/screen-context.tsx';
import { useMay } from '../../../entities/use-access.ts';
import { useAct } from '../../../providers/use-act.ts';
import { designerPath } from '../designer/designer-path.ts';
import { SurveyPhone } from '../survey-preview.tsx';
import { DesignCard } from '../../organizations/groups/design-card.tsx';

interface GroupDesign {
  survey: { id: number; name: string } | null;
  /** Null until the survey is published. */
  version: number | null;
  document: Record<string, unknown> | null;
}

/** The survey that the units of a group share, with the way to its designer. */
export default function SurveyOfGroup() {
  const group = useRecordContext<SurveyGroupRecord>();
  return group === undefined ? null : <Survey group={group} />;
}

function Survey({ group }: { group: SurveyGroupRecord }) {
  const translate = useTranslate();
  const may = useMay(surveyGroup.route);
  const toPath = useScreenPath();
  const { data, error, refetch } = useGroupDesign(group);
  return (
    <DesignCard
      kind="survey"
      group={group}
      action={
        may('edit', group) && (
          <Button component={Link} to={toPath('edit', group.id)} variant="outlined">
            {translate('app.groups.survey.choose')}
          </Button>
        )
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data?.document ? (
        <Stack sx={{ gap: 3 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <bdi>{data.survey?.name}</bdi> · {translate('app.groups.survey.version', { number: data.version })}
          </Typography>
          <SurveyPhone document={data.document} />
          {data.survey && (
            <Button component={Link} to={designerPath(data.survey.id)} variant="outlined" startIcon={<Edit />}>
              {translate('app.designer.edit_survey')}
            </Button>
          )}
        </Stack>
      ) : (
        <Skeleton variant="rounded" height={640} />
      )}
    </DesignCard>
  );
}

/** Below the resource's own key, so that a refresh of the page asks again. */
function useGroupDesign({ id, survey_id, has_design }: SurveyGroupRecord) {
  const act = useAct();
  return useQuery({
    queryKey: [surveyGroup.route, 'design', id, survey_id],
    enabled: has_design,
    queryFn: ({ signal }) => act<GroupDesign>(surveyGroup.route, { action: 'design', id, method: 'GET', signal }),
  });
}
