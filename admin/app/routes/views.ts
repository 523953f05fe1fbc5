import { createViews } from '../../crud/views.ts';
import { viewLoaders } from '../../generated/views/index.ts';
import { overrides } from './overrides.ts';

export const views = createViews(overrides, viewLoaders);
