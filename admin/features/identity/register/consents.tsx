import { Box, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ConsentBox } from '../../billing/payment/consent-box.tsx';
import type { RegistrationForm } from './use-registration.ts';
import { useSiteAddresses } from '../../../providers/use-site-addresses.ts';

/** The terms and the privacy policy, each with a link to read it where the operator has told one. */
export function Consents({ form }: { form: RegistrationForm }) {
  const translate = useTranslate();
  const { terms, privacy } = useSiteAddresses();
  const { values, faults, setValue } = form;
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
          fault={faults[name]}
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
