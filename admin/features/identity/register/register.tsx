import { Box, Button, Link, TextField } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { usePageTitle } from '../../../ui/layout/use-page-title.ts';
import { BareForm } from '../../../ui/bare/bare-form.tsx';
import { BarePage } from '../../../ui/bare/bare-page.tsx';
import { paths } from '../../../entities/guard.ts';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { RuleList } from '../reset-password/rule-list.tsx';
import { CheckMail } from './check-mail.tsx';
import { type RegistrationForm, useRegistration } from './use-registration.ts';
import { ConsentBox } from '../../billing/payment/consent-box.tsx';
import { useSiteAddresses } from '../../../providers/use-site-addresses.ts';

/** A company registers; what comes next is mailed. */
export default function Register() {
  const translate = useTranslate();
  const form = useRegistration();
  const { failure, isPending, mailedTo, submit, goBack } = form;
  const title = translate(mailedTo === null ? 'app.register.title' : 'app.register.sent.title');
  usePageTitle(title);
  return (
    <BarePage width={480}>
      {mailedTo === null ? (
        <BareForm
          title={title}
          text={translate('app.register.text')}
          failure={failure}
          isPending={isPending}
          onSubmit={submit}
        >
          <Fields form={form} />
          <Consents form={form} />
          <Button type="submit" variant="contained" loading={isPending} fullWidth>
            {translate('app.register.submit')}
          </Button>
          <Link component={RouterLink} to={paths.login}>
            {translate('app.register.to_login')}
          </Link>
        </BareForm>
      ) : (
        <CheckMail email={mailedTo} onBack={goBack} />
      )}
    </BarePage>
  );
}

function Fields({ form }: { form: RegistrationForm }) {
  const translate = useTranslate();
  const rules = useId();
  const { values, violations, setValue } = form;
  return (
    <>
      <Words form={form} name="company_name" autoComplete="organization" isFirst />
      <Words form={form} name="full_name" autoComplete="name" />
      <Words form={form} name="email" type="email" autoComplete="username" />
      <Words form={form} name="phone" type="tel" autoComplete="tel" isOptional />
      <PasswordField
        label={translate('ra.auth.password')}
        name="password"
        autoComplete="new-password"
        value={values.password}
        onChange={(password) => setValue('password', password)}
        violation={violations.password}
        describedBy={rules}
      />
      <Box sx={{ marginTop: -2 }}>
        <RuleList
          id={rules}
          password={values.password}
          owner={{ email: values.email.trim(), companyName: values.company_name }}
        />
      </Box>
    </>
  );
}

interface WordsProps {
  form: RegistrationForm;
  name: 'company_name' | 'full_name' | 'email' | 'phone';
  autoComplete: string;
  type?: string;
  isOptional?: boolean;
  isFirst?: boolean;
}

const MAX_LENGTH = { company_name: 200, full_name: 200, email: 254, phone: 32 };

function Words({ form, name, autoComplete, type = 'text', isOptional = false, isFirst = false }: WordsProps) {
  const translate = useTranslate();
  const { values, violations, setValue } = form;
  const violation = violations[name];
  const isLeftToRight = name === 'email' || name === 'phone';
  return (
    <TextField
      label={translate(`app.register.${name}`)}
      name={name}
      type={type}
      autoComplete={autoComplete}
      autoFocus={isFirst}
      value={values[name]}
      onChange={(event) => setValue(name, event.target.value)}
      error={violation !== undefined}
      helperText={
        violation === undefined
          ? isOptional && translate('app.register.optional')
          : translate(violation, { _: violation })
      }
      slotProps={{ htmlInput: { maxLength: MAX_LENGTH[name], ...(isLeftToRight && { dir: 'ltr' }) } }}
    />
  );
}

/** The terms and the privacy policy, each with a link to read it where the operator has told one. */
function Consents({ form }: { form: RegistrationForm }) {
  const translate = useTranslate();
  const { terms, privacy } = useSiteAddresses();
  const { values, violations, setValue } = form;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {(
        [
          ['accept_terms', terms],
          ['accept_privacy', privacy],
        ] as const
      ).map(([name, address]) => (
        <ConsentBox
          key={name}
          name={name}
          label={<Linked text={translate(`app.register.${name}`)} address={address} />}
          isChecked={values[name]}
          onChange={(checked) => setValue(name, checked)}
          violation={violations[name]}
        />
      ))}
    </Box>
  );
}

/** The words in square brackets lead to the address; where there is none they are words. */
function Linked({ text, address }: { text: string; address: string | null }): ReactNode {
  const [before = '', named = '', after = ''] = text.split(/[[\]]/);
  if (address === null) return `${before}${named}${after}`;
  return (
    <>
      {before}
      <Link href={address} target="_blank" rel="noopener">
        {named}
      </Link>
      {after}
    </>
  );
}
