/**
 * What a company's tax number looks like in its country; shared with the screens. Pure. Of the European Union by VIES
 * (https://ec.europa.eu/taxation_customs/vies, "What is the format of a VAT number?"), of other countries by the pages of
 * the OECD on tax identification numbers and of the countries' tax offices. Countries that are not here have no rule.
 */

export interface TaxNumberRule {
  /** What the number is called there; no word of any language. */
  label: string;
  /** Of the number without blanks, points, hyphens and slashes, in capitals. */
  pattern: RegExp;
  example: string;
}

/** The letters before the number may be left out. */
const vat = (prefix: string, digits: string, example: string, label = 'VAT'): TaxNumberRule => ({
  label,
  pattern: new RegExp(`^(?:${prefix})?(?:${digits})$`),
  example,
});

const number = (label: string, digits: string, example: string): TaxNumberRule => ({
  label,
  pattern: new RegExp(`^(?:${digits})$`),
  example,
});

const rules: Readonly<Record<string, TaxNumberRule>> = {
  AE: number('TRN', '\\d{15}', '100123456700003'),
  AR: number('CUIT', '\\d{11}', '30-12345678-9'),
  AT: vat('AT', 'U\\d{8}', 'ATU12345678', 'UID'),
  AU: number('ABN', '\\d{11}', '12 345 678 901'),
  BE: vat('BE', '[01]\\d{9}', 'BE0123456789'),
  BG: vat('BG', '\\d{9,10}', 'BG123456789'),
  BR: number('CNPJ', '[0-9A-Z]{12}\\d{2}', '12.345.678/0001-95'),
  CA: number('BN', '\\d{9}(?:R[TCPM]\\d{4})?', '123456789 RT0001'),
  CH: number('UID', 'CHE\\d{9}(?:MWST|TVA|IVA)?', 'CHE-123.456.789 MWST'),
  CL: number('RUT', '\\d{7,8}[0-9K]', '12.345.678-5'),
  CN: number('USCC', '[0-9A-HJ-NP-RTUW-Y]{18}', '91350100M000100Y43'),
  CO: number('NIT', '\\d{9,10}', '900123456-7'),
  CY: vat('CY', '\\d{8}[A-Z]', 'CY12345678L'),
  CZ: vat('CZ', '\\d{8,10}', 'CZ12345678', 'DIČ'),
  DE: vat('DE', '\\d{9}', 'DE136695976', 'USt-IdNr.'),
  DK: vat('DK', '\\d{8}', 'DK12345678', 'CVR'),
  EE: vat('EE', '\\d{9}', 'EE123456789', 'KMKR'),
  EG: number('TIN', '\\d{9}', '123-456-789'),
  ES: vat('ES', '[0-9A-Z]\\d{7}[0-9A-Z]', 'ESB12345678', 'NIF'),
  FI: vat('FI', '\\d{8}', 'FI12345678', 'ALV'),
  FR: vat('FR', '[0-9A-HJ-NP-Z]{2}\\d{9}', 'FR12345678901', 'TVA'),
  GB: vat('GB', '\\d{9}|\\d{12}|(?:GD|HA)\\d{3}', 'GB123456789'),
  GR: vat('EL|GR', '\\d{9}', 'EL123456789', 'ΑΦΜ'),
  HR: vat('HR', '\\d{11}', 'HR12345678901', 'OIB'),
  HU: vat('HU', '\\d{8}(?:\\d{3})?', 'HU12345678', 'ANUM'),
  IE: vat('IE', '\\d{7}[A-W][A-I]?|\\d[A-Z+*]\\d{5}[A-W]', 'IE1234567WA'),
  IL: number('TIN', '\\d{9}', '512345678'),
  IN: number('GSTIN', '\\d{2}[A-Z]{5}\\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]', '27AAPFU0939F1ZV'),
  IT: vat('IT', '\\d{11}', 'IT12345678901', 'P. IVA'),
  JP: vat('T', '\\d{13}', 'T1234567890123', '登録番号'),
  KR: number('사업자등록번호', '\\d{10}', '123-45-67890'),
  KZ: number('БИН', '\\d{12}', '123456789012'),
  LT: vat('LT', '\\d{9}|\\d{12}', 'LT123456789', 'PVM'),
  LU: vat('LU', '\\d{8}', 'LU12345678', 'TVA'),
  LV: vat('LV', '\\d{11}', 'LV12345678901', 'PVN'),
  MT: vat('MT', '\\d{8}', 'MT12345678'),
  MX: number('RFC', '[A-ZÑ&]{3,4}\\d{6}[0-9A-Z]{3}', 'ABC010203AB9'),
  NL: vat('NL', '[0-9A-Z+*]{9}B[0-9A-Z+*]{2}', 'NL123456789B01', 'BTW'),
  NO: vat('NO', '\\d{9}(?:MVA)?', '123 456 789 MVA', 'MVA'),
  NZ: number('IRD', '\\d{8,9}', '12-345-678'),
  PE: number('RUC', '\\d{11}', '20123456789'),
  PL: vat('PL', '\\d{10}', 'PL1234567890', 'NIP'),
  PT: vat('PT', '\\d{9}', 'PT123456789', 'NIF'),
  RO: vat('RO', '\\d{2,10}', 'RO1234567890', 'CUI'),
  RS: vat('RS', '\\d{9}', '123456789', 'PIB'),
  RU: number('ИНН', '\\d{10}|\\d{12}', '7712345678'),
  SA: number('VAT', '3\\d{13}3', '300123456700003'),
  SE: vat('SE', '\\d{12}', 'SE123456789012', 'Momsnr.'),
  SG: number('UEN', '\\d{8,9}[A-Z]|[RST]\\d{2}[A-Z]{2}\\d{4}[A-Z]', '201234567A'),
  SI: vat('SI', '\\d{8}', 'SI12345678', 'ID za DDV'),
  SK: vat('SK', '\\d{10}', 'SK1234567890', 'IČ DPH'),
  TH: number('TIN', '\\d{13}', '0123456789012'),
  TR: vat('TR', '\\d{10,11}', '1234567890', 'VKN'),
  TW: number('統一編號', '\\d{8}', '12345678'),
  UA: number('ІПН', '\\d{8}|\\d{10}|\\d{12}', '123456789012'),
  US: number('EIN', '\\d{9}', '12-3456789'),
  VN: number('MST', '\\d{10}(?:\\d{3})?', '0123456789'),
  ZA: number('VAT', '4\\d{9}', '4123456789'),
};

/** All countries that have a rule. */
export const taxNumberCountries: readonly string[] = Object.keys(rules);

/** The rule of a country (two letters of ISO 3166-1); null where there is none. */
export const taxNumberRule = (country: string): TaxNumberRule | null =>
  Object.hasOwn(rules, country) ? (rules[country] ?? null) : null;

const bare = (typed: string): string => typed.replaceAll(/[\s./-]/g, '').toUpperCase();

/** Whether a company of the country may have this number; any may where there is no rule, and none is always allowed. */
export function isTaxNumber(country: string, typed: string): boolean {
  const rule = taxNumberRule(country);
  return rule === null || typed.trim() === '' || rule.pattern.test(bare(typed));
}
