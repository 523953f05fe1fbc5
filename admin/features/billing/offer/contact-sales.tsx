import { Button, type ButtonProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { supportTicket } from '../../../generated/resources.ts';
import { useSiteAddresses } from '../../../providers/use-site-addresses.ts';

/** The way to a plan that has no price: the operator's own address for it, else a request to the support. */
export function ContactSales({ plan, ...button }: { plan: string } & Pick<ButtonProps, 'variant' | 'fullWidth'>) {
  const translate = useTranslate();
  const { sales } = useSiteAddresses();
  const action = translate('app.register.plans.contact');
  const label = translate('app.register.plans.of_plan', { action, plan });
  const request = new URLSearchParams({ source: JSON.stringify({ subject: label }) });
  return (
    <Button
      {...button}
      {...(sales === null
        ? { component: Link, to: `/${supportTicket.route}/new_support?${request}` }
        : { href: sales })}
      aria-label={label}
    >
      {action}
    </Button>
  );
}
