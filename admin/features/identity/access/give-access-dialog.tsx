import { Alert, Button, Stack, TextField } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { GrantForm } from './grant-form.tsx';
import { PersonCard } from './person-card.tsx';
import { noRights, type Person, type Rights, rightsOf, type UnitName } from './rights.ts';
import { type UnitGrant, useGrantWrites } from './use-grants.ts';
import { nodeUserAccess } from '../../../generated/resources.ts';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { closestWordsOf } from '../../../providers/problem.ts';
import { useAct } from '../../../providers/use-act.ts';

interface GiveAccessDialogProps {
  unit: UnitName & { rights: readonly string[] };
  /** Those that the unit has: a user's own one there is changed, not given twice. */
  grants: readonly UnitGrant[];
  onClose: () => void;
}

/** Access of a user to a unit: his e-mail is entered and checked first, then his rights are chosen. */
export function GiveAccessDialog({ unit, grants, onClose }: GiveAccessDialogProps) {
  const translate = useTranslate();
  const checked = useCheckUser();
  const { user } = checked;
  const known = user === null ? undefined : grants.find((grant) => !grant.inherited && grant.user.id === user.id);
  const [chosen, setChosen] = useState<Rights>();
  const before = known === undefined ? null : rightsOf(known);
  const rights = chosen ?? before ?? noRights();
  const { save, isSaving, errorText } = useGrantWrites();

  async function submit() {
    if (user === null) return checked.check();
    const toSave = { id: known?.id ?? null, userId: user.id, unitId: unit.id, rights, before };
    if ((await save(toSave)) !== undefined) onClose();
  }
  return (
    <FormDialog
      title={translate('app.access.give_title', { unit: unit.name })}
      action={translate(user === null ? 'app.access.check' : 'app.access.save')}
      isBusy={isSaving || checked.isChecking}
      isBlocked={user?.is_admin === true}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 4 }}>
        {user === null ? (
          <TextField
            label={translate('app.access.email')}
            type="email"
            autoFocus
            value={checked.email}
            onChange={(event) => checked.setEmail(event.target.value)}
            error={checked.violation !== undefined}
            helperText={translate(checked.violation ?? 'app.access.email_help', { _: checked.violation })}
          />
        ) : (
          <CheckedUser user={user} isKnown={known !== undefined} onChange={() => checked.setEmail('')} />
        )}
        {user !== null && !user.is_admin && (
          <GrantForm unit={unit} held={unit.rights} value={rights} onChange={setChosen} errorText={errorText} />
        )}
      </Stack>
    </FormDialog>
  );
}

interface CheckedUserProps {
  user: Person;
  isKnown: boolean;
  onChange: () => void;
}

/** The user whom the e-mail belongs to, and what is to be known of him before rights are chosen. */
function CheckedUser({ user, isKnown, onChange }: CheckedUserProps) {
  const translate = useTranslate();
  const answer = useRef<HTMLDivElement>(null);
  // The field that asked is gone: whoever goes by keyboard goes on from its answer.
  useEffect(() => answer.current?.focus(), []);
  const note = user.is_admin ? 'app.access.is_admin' : isKnown ? 'app.access.already' : '';
  return (
    <Stack ref={answer} tabIndex={-1} role="status" sx={{ gap: 2, '&:focus-visible': { outline: 'none' } }}>
      <PersonCard
        person={user}
        action={
          <Button size="small" onClick={onChange}>
            {translate('app.access.other_user')}
          </Button>
        }
      />
      {note !== '' && <Alert severity="info">{translate(note, { name: user.full_name })}</Alert>}
    </Stack>
  );
}

/** The first step of giving access: whose e-mail is it? */
function useCheckUser() {
  const act = useAct();
  const [user, setUser] = useState<Person | null>(null);
  const { mutate, isPending, error, reset } = useServerMutation();
  const [email, setEmail] = useState('');
  const [isMissing, setMissing] = useState(false);

  async function check(): Promise<void> {
    const typed = email.trim();
    setMissing(typed === '');
    if (typed === '') return reset();
    const request = { action: 'check_company_user', input: { email: typed } };
    setUser((await mutate(() => act<Person>(nodeUserAccess.route, request))) ?? null);
  }

  return {
    email,
    /** Another e-mail is another user: to be checked again. */
    setEmail(value: string) {
      setEmail(value);
      setUser(null);
      setMissing(false);
      reset();
    },
    user,
    /** A key of admin/i18n, or the server's own words. */
    violation: isMissing ? 'ra.validation.required' : error === null ? undefined : closestWordsOf(error),
    isChecking: isPending,
    check,
  };
}
