import { useNavigate } from 'react-router';
import { useDataProvider } from 'react-admin';
import { survey } from '../../../generated/resources.ts';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import type { NewSurvey } from './use-templates.ts';
import { designerPath } from '../designer/designer-path.ts';

/** Makes a survey and opens its designer. */
export function useCreateSurvey() {
  const provider = useDataProvider();
  const navigate = useNavigate();
  const { mutate, isPending, errorText, reset } = useServerMutation();

  async function create(input: NewSurvey): Promise<void> {
    const task = () => provider.create(survey.route, { data: input });
    const made = await mutate(task, { message: 'app.surveys.create.done', words: { name: input.name } });
    if (made !== undefined) void navigate(designerPath(Number(made.data.id)));
  }
  return { create, isPending, errorText, reset };
}
