/** The plans on sale: their limits and features. Null is unlimited. */
import type { SeedRow } from '../seeding.ts';

/** `storage_mb` counts as disks do: 1 GB = 1000 MB. */
const GIGABYTE = 1_000;

export const planTags = ['free', 'basic', 'standart', 'pro', 'enterprise'] as const;
export type PlanTag = (typeof planTags)[number];

const plans: Record<PlanTag, SeedRow> = {
  free: {
    name: 'Free',
    description: '<p>To try it out with a few codes.</p>',
    ...limits({ units: 3, users: 2, groups: 1, organizations: 1, storage: 100 }),
    ...features({}),
  },
  basic: {
    name: 'Basic',
    description: '<p>For one place with several rooms or tables.</p>',
    ...limits({ units: 25, users: 5, groups: 5, organizations: 1, storage: 2 * GIGABYTE }),
    ...features({ return_url: true, custom_logo: true }),
  },
  standart: {
    name: 'Standart',
    description: '<p>For a growing company with a handful of branches.</p>',
    ...limits({ units: 100, users: 20, groups: 25, organizations: 3, storage: 10 * GIGABYTE }),
    ...features({ return_url: true, custom_logo: true, link_list: true, is_popular: true }),
  },
  pro: {
    name: 'Pro',
    description: '<p>For chains that compare many branches.</p>',
    ...limits({ units: 500, users: 100, groups: 100, organizations: 10, storage: 50 * GIGABYTE }),
    ...features({ return_url: true, custom_logo: true, link_list: true }),
  },
  enterprise: {
    name: 'Enterprise',
    description: '<p>Without limits, on your own servers if you like. Contact our sales team.</p>',
    ...limits({ units: null, users: null, groups: null, organizations: null, storage: null }),
    ...features({ return_url: true, custom_logo: true, link_list: true, on_premise: true }),
  },
};

interface Limits {
  units: number | null;
  users: number | null;
  groups: number | null;
  organizations: number | null;
  storage: number | null;
}

function limits({ units, users, groups, organizations, storage }: Limits): SeedRow {
  return {
    qr_code_count: units,
    user_count: users,
    group_count: groups,
    organization_count: organizations,
    storage_mb: storage,
  };
}

type Feature = 'return_url' | 'custom_logo' | 'link_list' | 'on_premise' | 'is_popular';

function features(given: Partial<Record<Feature, boolean>>): SeedRow {
  return { return_url: false, custom_logo: false, link_list: false, on_premise: false, is_popular: false, ...given };
}

export const planRows = (): SeedRow[] => planTags.map((tag, at) => ({ tag, ...plans[tag], sort_order: at + 1 }));
