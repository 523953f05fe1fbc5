import { Button, type ButtonProps, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSiteAddresses } from '../../providers/use-site-addresses.ts';

/** The way to a plan that has no price: whom to ask for it. */
export function ContactSales({ plan, ...button }: { plan: string } & Pick<ButtonProps, 'variant' | 'fullWidth'>) {
  const translate = useTranslate();
  const { sales } = useSiteAddresses();
  if (sales === null) return <Typography variant="body2">{translate('app.register.plans.ask_operator')}</Typography>;
  const action = translate('app.register.plans.contact');
  return (
    <Button {...button} href={sales} aria-label={translate('app.register.plans.of_plan', { action, plan })}>
      {action}
    </Button>
  );
}
