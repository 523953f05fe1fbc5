import { createViews } from '../../crud/views.ts';
import { viewLoaders } from '../../generated/views/index.ts';
import { product } from '../product.tsx';

export const views = createViews(product.overrides, viewLoaders, product);
