import { SurveyGroupList } from './survey-groups.tsx';
import { ManagementTabs } from '../management-tabs.tsx';

/** The groups of units that share one survey, beside the list of all surveys. */
export default function SurveyGroupsPart() {
  return (
    <ManagementTabs current="groups">
      <SurveyGroupList />
    </ManagementTabs>
  );
}
