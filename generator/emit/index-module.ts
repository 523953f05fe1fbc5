/** server/generated/index.ts: all descriptors by entity id. */
import type { Model } from '../../shared/contract/model.ts';
import { banner, type GeneratedFile } from './file.ts';
import { camelCase } from './names.ts';

export function printIndex(model: Model): GeneratedFile[] {
  const ids = model.entities.map((entity) => entity.id);
  const text = [
    banner('schemas/**'),
    `import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';\n`,
    ...ids.map((id) => `import { ${camelCase(id)} } from './${id}.ts';\n`),
    `\nexport const descriptors: Record<string, EntityDescriptor> = {\n`,
    ...ids.map((id) => `  ${id === camelCase(id) ? id : `${id}: ${camelCase(id)}`},\n`),
    `};\n`,
  ];
  return [{ path: 'server/generated/index.ts', text: text.join('') }];
}
