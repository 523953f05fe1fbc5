/** Mails that could not be sent, which the demo has none of. */
import { withSeeding } from '../../server/seed/seeding.ts';
import { people } from './people.ts';

const FAILURES = [
  { kind: 'invitation', failure: '550', attempts: 1 },
  { kind: 'two_factor_reset_by_support', failure: 'ESOCKET', attempts: 8 },
  { kind: 'report', failure: 'user_disabled', attempts: 1 },
];

export async function addFailedMails(databaseUrl: string): Promise<void> {
  await withSeeding(databaseUrl, async (seeding) => {
    const [user] = await seeding.read<{ id: number; company_id: number }>(
      'select id, company_id from customer_user where email = $1',
      [people.admin],
      'platform',
    );
    if (!user) throw new Error('The demo has no administrator.');
    const now = new Date().toISOString();
    const times = { due_at: now, done_at: now, created_at: now, updated_at: now };
    const rows = FAILURES.map((failure) => ({ user_id: user.id, state: 'failed', ...failure, ...times }));
    await seeding.inCompany(user.company_id).insert('mail_message', rows);
  });
}
