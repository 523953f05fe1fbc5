import type { UnitTabProps } from '../../organizations/unit/unit-tabs.ts';
import { surveyDesign } from '../../organizations/unit/design/design-kind.ts';
import { DesignTab } from '../../organizations/unit/design/design-tab.tsx';
import { SurveyPreview } from '../survey-preview.tsx';
import Edit from '@mui/icons-material/EditOutlined';
import { Button } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { nodeSurvey } from '../../../generated/resources.ts';
import type { NodeSurveyRecord } from '../../../generated/types.ts';
import { designerPath } from '../designer/designer-path.ts';

/** The survey that visitors of the unit are asked. */
export default function SurveyTab({ unit }: UnitTabProps) {
  return (
    <DesignTab
      kind={surveyDesign}
      unit={unit}
      edit={<EditOwnSurvey unitId={unit.id} />}
      preview={({ design }) => <SurveyPreview document={design} />}
    />
  );
}

/** The way into the designer of a unit's own survey. */
function EditOwnSurvey({ unitId }: { unitId: number }) {
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
