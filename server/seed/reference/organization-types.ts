/** What organizations can be; the code is also the key of the name in other languages. */
import type { SeedRow } from '../seeding.ts';

export const organizationTypes = {
  cafe: 'Café and bakery',
  restaurant: 'Restaurant',
  hotel: 'Hotel',
  retail: 'Shop',
  healthcare: 'Clinic or practice',
  education: 'School or university',
  public_service: 'Public service',
  office: 'Office',
  event: 'Event or venue',
  transport: 'Transport',
  fitness: 'Sports and fitness',
  service_center: 'Service center',
  other: 'Something else',
} as const;

export type OrganizationType = keyof typeof organizationTypes;

export const organizationTypeRows = (): SeedRow[] =>
  Object.entries(organizationTypes).map(([code, name]) => ({ code, name }));
