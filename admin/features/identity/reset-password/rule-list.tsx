import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { Box, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import {
  isPassphrase,
  MIN_PASSWORD_LENGTH,
  ownNameIn,
  PASSPHRASE_LENGTH,
  type PasswordOwner,
  passwordRules,
} from '../../../../shared/password-rules/password-rules.ts';

/** What a password needs, each rule ticked off as it is typed. */
export function RuleList({ id, password, owner }: { id: string; password: string; owner: PasswordOwner }) {
  const translate = useTranslate();
  const rules = {
    ...passwordRules,
    no_names: (text: string): boolean => text !== '' && ownNameIn(text, owner) === null,
  };
  return (
    <Box id={id}>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 1 }}>
        {translate('app.password.rules.title')}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none' }}>
        {Object.entries(rules).map(([name, isMet]) => (
          <Rule key={name} name={name} isMet={isMet(password)} />
        ))}
      </Box>
      <Typography
        variant="body2"
        sx={{ color: isPassphrase(password) ? 'text.primary' : 'text.secondary', marginTop: 1 }}
      >
        {translate('app.password.rules.passphrase', { count: PASSPHRASE_LENGTH })}
      </Typography>
    </Box>
  );
}

function Rule({ name, isMet }: { name: string; isMet: boolean }) {
  const translate = useTranslate();
  const Icon = isMet ? CheckCircle : RadioButtonUnchecked;
  return (
    <Typography
      component="li"
      variant="body2"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, color: isMet ? 'text.primary' : 'text.secondary' }}
    >
      <Icon fontSize="small" color={isMet ? 'success' : 'inherit'} />
      {translate(`app.password.rules.${name}`, { count: MIN_PASSWORD_LENGTH })}
      <Box component="span" sx={visuallyHidden}>
        {translate(isMet ? 'app.password.rules.met' : 'app.password.rules.open')}
      </Box>
    </Typography>
  );
}
