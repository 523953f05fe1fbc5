import { useNavigate } from 'react-router';
import { useDataProvider } from 'react-admin';
import { survey } from '../../../generated/resources.ts';
import { useChange } from '../../../ui/use-change.ts';
import type { NewSurvey } from './use-templates.ts';
import { designerPath } from '../designer/designer-path.ts';

/** Makes a survey and opens its designer. */
export function useCreateSurvey() {
  const provider = useDataProvider();
  const navigate = useNavigate();
  const { make, isRunning, errorText, forget } = useChange();

  async function create(input: NewSurvey): Promise<void> {
    const task = () => provider.create(survey.route, { data: input });
    const made = await make(task, { message: 'app.surveys.create.done', words: { name: input.name } });
    if (made !== undefined) void navigate(designerPath(Number(made.data.id)));
  }
  return { create, isRunning, errorText, forget };
}
