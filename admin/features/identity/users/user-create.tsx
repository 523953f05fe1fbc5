import { useLocale } from 'react-admin';
import { inputs } from '../../../generated/views/customer_user.tsx';
import { customerUser } from '../../../generated/resources.ts';
import { EmailInput, LocaleInput } from '../../../fields/index.ts';
import { locales } from '../../../i18n/locales.ts';
import { EntityCreate } from '../../../crud/index.ts';

/** A new user: an e-mail invites him to set his password, in the language that is chosen for him. */
export default function UserCreate() {
  const locale = useLocale();
  const asked = {
    ...inputs,
    email: <EmailInput source="email" required maxLength={254} helperText="app.users.invite_help" />,
    locale: <LocaleInput source="locale" defaultValue={locale} choices={locales} />,
  };
  return <EntityCreate entity={customerUser} inputs={asked} />;
}
