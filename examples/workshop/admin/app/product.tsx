/** The pages of the workshop's back office besides the lists of its entities. */
import type { Product } from 'feedtree/admin/app/product-parts.ts';
import { homePage } from 'feedtree/admin/app/routes/home-page.tsx';
import { standardPages } from 'feedtree/admin/app/routes/standard-pages.tsx';

const NO_COUNTS: ReadonlyMap<string, number> = new Map();

export const product: Product = {
  pages: [homePage, ...standardPages],
  overrides: {},
  accountSections: [],
  nearSections: [],
  accountLists: [],
  useMenuCounts: () => NO_COUNTS,
  search: { others: [], hints: {} },
  tour: [],
};
