/** The printer of the back office: from the model to the modules under admin/generated. */
import type { EntityModel, Model } from '../../shared/contract/model.ts';
import type { GeneratedFile } from './file.ts';
import {
  adminEntities,
  printIcons,
  printResources,
  printScreenAbilities,
  printViewLoaders,
} from './admin-resources.ts';
import { printTypes } from './admin-types.ts';
import { printViews } from './admin-views.ts';

export { ejectView } from './admin-eject.ts';

const FOLDER = 'admin/generated';

/** Every file under admin/generated; paths are relative to the project. */
export function printAdmin(model: Model): GeneratedFile[] {
  return [
    ...adminEntities(model).map((entity: EntityModel) => ({
      path: `${FOLDER}/views/${entity.id}.tsx`,
      text: printViews(entity, model),
    })),
    { path: `${FOLDER}/icons.ts`, text: printIcons(model) },
    { path: `${FOLDER}/resources.ts`, text: printResources(model) },
    { path: `${FOLDER}/abilities.ts`, text: printScreenAbilities(model) },
    { path: `${FOLDER}/types.ts`, text: printTypes(model) },
    { path: `${FOLDER}/views/index.ts`, text: printViewLoaders(model) },
  ];
}
