import { groupExtension, surveyDesign } from '../../../organizations/index.ts';
import type { ActionRequest, EntityExtension } from '../../../../kernel/extension.ts';
import { requireShareable } from '../../fit.ts';

interface GroupDesign {
  survey: { id: number; name: string } | null;
  version: number | null;
  document: object | null;
}

/** What the units of the group ask their visitors. */
async function design(request: ActionRequest): Promise<GroupDesign> {
  const { id } = await request.find();
  const [found] = await request.transaction.query<GroupDesign>({
    name: 'survey_group_design',
    text: `select case when survey.id is not null then json_build_object('id', survey.id, 'name', survey.name) end as survey,
        version.number as version, version.document
      from survey_group t
      left join survey on survey.company_id = $1 and survey.id = t.survey_id
      left join survey_version version
        on version.company_id = $1 and version.id = ${surveyDesign.shared('t.id', '$1')}
      where t.company_id = $1 and t.id = $2`,
    values: [request.transaction.companyId, id],
  });
  if (!found) throw new Error(`Survey group ${id} vanished while its design was looked for.`);
  return found;
}

const group = groupExtension('survey');

export const surveyGroup: EntityExtension = {
  ...group,
  hooks: {
    ...group.hooks,
    async beforeCreate(work, values) {
      await requireShareable(work, values['survey_id'], '/survey_id');
      return (await group.hooks?.beforeCreate?.(work, values)) ?? values;
    },
    async beforePatch(work, row, changes) {
      // A group keeps what it has; only another survey is looked at.
      if (changes['survey_id'] !== row['survey_id']) await requireShareable(work, changes['survey_id'], '/survey_id');
      return (await group.hooks?.beforePatch?.(work, row, changes)) ?? changes;
    },
  },
  actions: { design },
};
