import { createViews } from '../../crud/views.ts';
import { viewLoaders } from '../../generated/views/index.ts';
import { PlanWarning } from '../../features/billing/limits/plan-warning.tsx';
import { overrides } from './overrides.ts';

export const views = createViews(overrides, viewLoaders, { LimitWarning: PlanWarning });
