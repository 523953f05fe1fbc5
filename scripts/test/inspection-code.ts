/** What is written by hand for the inspections that the schema journey adds. */
import fs from 'node:fs';
import path from 'node:path';
import type { ProjectCopy } from './project-copy.ts';

const EXTENSION = `import type { ActionRequest, EntityExtension } from '../../../../kernel/extension.ts';

async function begin(request: ActionRequest): Promise<{ id: number }> {
  const { id } = await request.lock();
  const { transaction, input } = request;
  await transaction.query({
    text: "update unit_inspection set stage = 'under_way', inspector_id = $3 where company_id = $1 and id = $2",
    values: [transaction.companyId, id, input['inspector_id']],
  });
  return { id: Number(id) };
}

async function sums(request: ActionRequest): Promise<{ grades: object[] }> {
  const { findings } = await request.find();
  const found = findings as { grade: string }[];
  const grades = [...new Set(found.map(({ grade }) => grade))].toSorted();
  return { grades: grades.map((grade) => ({ grade, findings: found.filter((one) => one.grade === grade).length })) };
}

const followers = 'from unit_inspection next where next.company_id = t.company_id and next.previous_id = t.id';

export const inspection: EntityExtension = {
  computed: {
    is_followed: \`select exists (select \${followers})\`,
    follow_count: \`select count(*) \${followers}\`,
  },
  actions: { begin, sums },
};
`;

const COMPOSITE = `import { useRecordContext } from 'react-admin';
import type { InspectionRecord } from '../../../generated/types.ts';
import { fields, inputs } from '../../../generated/views/inspection.tsx';

export function PlaceField() {
  const row = useRecordContext<InspectionRecord>();
  return (row?.country ?? null) === null ? fields.valid_in : fields.country;
}

export function PlaceInput() {
  return (
    <>
      {inputs.country}
      {inputs.valid_in}
    </>
  );
}
`;

/** Adds the entity with its actions, its computed fields and the part of the screens that its schema leaves to the project. */
export async function addInspections({ folder, run }: ProjectCopy): Promise<void> {
  const write = (file: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  };
  const change = (file: string, by: (text: string) => string): void =>
    fs.writeFileSync(path.join(folder, file), by(fs.readFileSync(path.join(folder, file), 'utf8')));
  write(
    'schemas/organization/inspection.schema.json',
    fs.readFileSync(path.join(import.meta.dirname, 'inspection.schema.json'), 'utf8'),
  );
  // Drafts are listed by whose they are.
  change('schemas/company/draft.schema.json', (text) =>
    text.replace('"node_link_list"]', '"node_link_list", "inspection"]'),
  );
  write('server/modules/organizations/entities/inspection/index.ts', EXTENSION);
  change('server/app/entities.ts', (text) =>
    text
      .replace(
        /^import /m,
        "import { inspection } from '../modules/organizations/entities/inspection/index.ts';\nimport ",
      )
      .replace(/^export const extensions.*\{$/m, (line) => `${line}\n  inspection,`),
  );
  write('admin/features/organizations/inspections/place.tsx', COMPOSITE);
  change('admin/app/routes/overrides.ts', (text) =>
    text
      .replace(
        /^const byEntity/m,
        "const places = () => import('../../features/organizations/inspections/place.tsx');\n\nconst byEntity",
      )
      .replace(
        /^const byEntity.*\{$/m,
        (line) => `${line}
  inspection: {
    composites: {
      place: {
        field: lazyPart(places, ({ PlaceField }) => PlaceField),
        input: lazyPart(places, ({ PlaceInput }) => PlaceInput),
      },
    },
  },`,
      ),
  );
  await run('generator/cli.ts', 'generate');
}
