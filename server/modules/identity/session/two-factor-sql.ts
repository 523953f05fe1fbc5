/** Who has two-factor login, and who owes it, as SQL. */

/** Boolean SQL over the alias of a user. */
export const hasTwoFactor = (user: string): string =>
  `exists (select 1 from two_factor f where f.company_id = ${user}.company_id and f.user_id = ${user}.id and f.confirmed_at is not null)`;

/**
 * Boolean SQL over a user `u` of a company `c`: whether he owes it. The parameter says whether super administrators must
 * have it here.
 */
export const owesTwoFactor = (ofSuperadmins: string): string =>
  `((c.requires_two_factor or c.is_platform and ${ofSuperadmins}::boolean) and not ${hasTwoFactor('u')})`;
