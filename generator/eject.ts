/** `--eject`: a view as source of the project's own, as the formatter wants it, and what to do with it. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import type { EntityModel, Model, ViewName } from '../shared/contract/model.ts';
import { ejectView } from './emit/admin.ts';

const FEATURES = 'admin/features';
const OVERRIDES = 'admin/app/routes/overrides.ts';

export interface EjectedView {
  source: string;
  /** Where the source belongs, from the project's root; its module is `<module>` where the server has none of the entity. */
  file: string;
  /** What names it, among the entity's own in the overrides. */
  line: string;
}

/** @param root folder of the project, whose formatter's rules hold */
export async function ejectedView(
  entity: EntityModel,
  view: ViewName,
  model: Model,
  root: string,
): Promise<EjectedView> {
  const name = entity.id.replaceAll('_', '-');
  const place = `${await moduleOf(entity, root)}/${name}/${name}-${view}.tsx`;
  const file = `${FEATURES}/${place}`;
  const { code } = await format(file, ejectView(entity, view, model), await formatterOptions(root));
  return {
    source: code,
    file,
    line: `${view}: lazyChunk(() => import('../../features/${place}')),`,
  };
}

/** @param root folder of a project */
export async function formatterOptions(root: string): Promise<FormatConfig> {
  return JSON.parse(await readFile(join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
}

/** The module that has the entity's code on the server has its screens too. */
async function moduleOf({ id }: EntityModel, root: string): Promise<string> {
  const modules = await readdir(join(root, FEATURES)).catch((): string[] => []);
  return modules.find((name) => existsSync(join(root, 'server/modules', name, 'entities', id))) ?? '<module>';
}

/** What is to be done with the source, in words. */
export const stepsOf = ({ id }: EntityModel, { file, line }: EjectedView): string =>
  [
    `Save it as ${file}, and name it in ${OVERRIDES}, beside what '${id}' has there:`,
    '',
    `  ${id}: {`,
    `    ${line}`,
    '  },',
    '',
  ].join('\n');
