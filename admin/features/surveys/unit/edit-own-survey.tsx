import Edit from '@mui/icons-material/EditOutlined';
import { Button } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { nodeSurvey } from '../../../generated/resources.ts';
import type { NodeSurveyRecord } from '../../../generated/types.ts';
import { designerPath } from '../designer/designer-path.ts';

/** The way into the designer of a unit's own survey. */
export function EditOwnSurvey({ unitId }: { unitId: number }) {
  const translate = useTranslate();
  const { data } = useGetList<NodeSurveyRecord>(nodeSurvey.route, {
    filter: { node_id: unitId },
    pagination: { page: 1, perPage: 1 },
  });
  const survey = data?.[0]?.survey_id;
  if (survey === undefined || survey === null) return null;
  return (
    <Button component={Link} to={designerPath(survey)} variant="contained" size="small" startIcon={<Edit />}>
      {translate('app.designer.edit_survey')}
    </Button>
  );
}
