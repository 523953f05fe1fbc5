import { useState } from 'react';
import { isTaxNumber } from '../../../../shared/tax/tax-numbers.ts';
import type { Choice } from './remembered-choice.ts';
import { type BillingDetails, billingFields, useBillingDetails } from './use-billing-details.ts';

/** Keys of admin/i18n or the server's own words, each at its field. */
export type PayerViolations = Partial<Record<'country' | 'tax_number' | keyof BillingDetails, string>>;

const PAYER_FIELDS = ['country', 'tax_number', ...billingFields] as const;

const REQUIRED = 'ra.validation.required';

function violationsOf(country: string | null, taxNumber: string, { address, city }: BillingDetails): PayerViolations {
  const missing: PayerViolations = {
    ...(address.trim() === '' && { address: REQUIRED }),
    ...(city.trim() === '' && { city: REQUIRED }),
  };
  if (country === null) return { ...missing, country: REQUIRED };
  return isTaxNumber(country, taxNumber) ? missing : { ...missing, tax_number: 'app.register.pay.wrong_tax_number' };
}

/** What was typed before the bank's page came; empty is what the company has. */
const rememberedDetailsOf = (kept: Choice | null): Partial<BillingDetails> =>
  Object.fromEntries(billingFields.flatMap((name) => (kept?.[name] ? [[name, kept[name]]] : [])));

/** Who is billed, and what is wrong with it. */
export function usePayer(country: string | null, kept: Choice | null) {
  const [taxNumber, setTaxNumber] = useState(kept?.tax_number ?? '');
  const billing = useBillingDetails(rememberedDetailsOf(kept));
  const [violations, setViolations] = useState<PayerViolations>({});
  const forget = (name: keyof PayerViolations): void => setViolations((last) => ({ ...last, [name]: undefined }));
  return {
    taxNumber,
    billing: billing.values,
    violations,
    report: setViolations,
    /** Whether any of a refusal's errors stands at a field of the payer. */
    reportOf(errors: Partial<Record<string, string>>): boolean {
      const found = PAYER_FIELDS.flatMap((name) => (errors[name] === undefined ? [] : [[name, errors[name]] as const]));
      setViolations(Object.fromEntries(found));
      return found.length > 0;
    },
    /** Whether nothing is wrong with what is typed. */
    check(): boolean {
      const found = violationsOf(country, taxNumber, billing.values);
      setViolations(found);
      return Object.keys(found).length === 0;
    },
    setBilling(name: keyof BillingDetails, value: string): void {
      billing.set(name, value);
      forget(name);
    },
    setTaxNumber(value: string): void {
      setTaxNumber(value);
      forget('tax_number');
    },
  };
}
