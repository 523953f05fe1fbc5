import { ResourceContextProvider } from 'react-admin';
import { survey } from '../../generated/resources.ts';
import { ScreenProvider } from '../../crud/screen-context.tsx';
import { ListTabs } from '../../crud/tabs/list-tabs.tsx';
import { SurveyList } from './survey-list.tsx';
import { surveyPaths } from './survey-row.ts';

/** The company's surveys, each with where it is used and whether visitors see it as it stands. */
export default function SurveyManagement() {
  return (
    <ResourceContextProvider value={survey.route}>
      <ScreenProvider
        screen={{
          entity: survey,
          base: surveyPaths.list,
          place: { view: 'list', rest: [] },
          fixed: {},
          embedded: false,
        }}
      >
        <ListTabs entity={survey}>
          <SurveyList />
        </ListTabs>
      </ScreenProvider>
    </ResourceContextProvider>
  );
}
