/** As of the HTML standard's autofill: passwords, codes that are good once, and what stands on a card. */
const SECRET_AUTOFILL = /^((current|new)-password|one-time-code|cc-.+)$/;

/** Whether what is written there is for nobody but whom it is sent to, and is kept nowhere. */
export function isSecretInput({ type, autocomplete }: Pick<HTMLInputElement, 'type' | 'autocomplete'>): boolean {
  return type === 'password' || autocomplete.split(' ').some((word) => SECRET_AUTOFILL.test(word));
}
