/** What a new database begins with: a chain of two workshops, and who signs in. */
import type { Seed } from 'feedtree/server/app/project/seed.ts';

const PASSWORD = 'Demo-1234!';

export const seed: Seed = async ({ insert, hash }) => {
  const password_hash = await hash(PASSWORD);
  const company_id = await insert('customer', { name: 'Fast Wheels' });
  const north = await insert('place', { company_id, name: 'North' });
  const south = await insert('place', { company_id, name: 'South' });
  const bay = await insert('place', { company_id, name: 'Bay 1', parent_id: north });
  await insert('customer_user', {
    company_id,
    full_name: 'Cem Kaya',
    email: 'chief@workshop.example',
    role: 'chief',
    password_hash,
  });
  await insert('customer_user', {
    company_id,
    full_name: 'Mia Roth',
    email: 'north@workshop.example',
    place_id: north,
    password_hash,
  });
  const lift = await insert('machine', { company_id, name: 'Lift 2', place_id: bay });
  await insert('job', { company_id, title: 'Oil leak', place_id: bay, machine_id: lift, state: 'in_work' });
  await insert('job', { company_id, title: 'Flat tyre', place_id: south });
};
