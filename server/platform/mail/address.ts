/**
 * Where a mail goes, in SQL: to its user `u`, or, of a mail `m` about a change of e-mail `e`, to the address that it is for.
 */
export const ADDRESS = `case when e.id is null then u.email when m.kind = 'email_change_confirm' then e.new_email
  else e.old_email end`;
