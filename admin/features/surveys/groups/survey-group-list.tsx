import { views } from '../../../generated/views/survey_group.tsx';
import { ManagementTabs } from '../management-tabs.tsx';

/** The groups of units that share one survey, beside the list of all surveys. */
export default function SurveyGroupList() {
  return (
    <ManagementTabs current="groups">
      <views.list />
    </ManagementTabs>
  );
}
