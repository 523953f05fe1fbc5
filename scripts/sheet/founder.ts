/** Somebody whose company has no plan yet, so that the way in can be seen beyond the registration. */
import { hashPassword } from '../../server/modules/identity/session/passwords.ts';
import { demoPassword } from '../../server/seed/logins.ts';
import { withSeeding } from '../../server/seed/seeding.ts';
import { people } from './people.ts';

/** Adds company and person, once. */
export async function addFounder(databaseUrl: string): Promise<void> {
  const email = people.founder;
  const passwordHash = await hashPassword(demoPassword);
  await withSeeding(databaseUrl, async (seeding) => {
    const known = await seeding.read('select from customer where email = $1', [email], 'platform');
    if (known.length > 0) return;
    const [companyId = 0] = await seeding.reserveIds('customer', 1);
    const [userId = 0] = await seeding.reserveIds('customer_user', 1);
    const now = new Date().toISOString();
    const times = { created_at: now, updated_at: now };
    const company = seeding.inCompany(companyId);
    await company.insert('customer', [
      { id: companyId, name: 'Analytical Engines', email, default_locale: 'en', terms_accepted_at: now, ...times },
    ]);
    await company.insert('customer_user', [
      {
        id: userId,
        full_name: 'Ada Byron',
        email,
        login_email: email,
        locale: 'en',
        is_admin: true,
        state: 'active',
        ...times,
      },
    ]);
    await company.insert('user_credential', [
      { user_id: userId, password_hash: passwordHash, password_changed_at: now, created_at: now },
    ]);
  });
}
