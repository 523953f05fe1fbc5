/** Acme's sixty units: two organizations, five regions, fifteen branches and what stands in them. */
import type { BranchPlan, OrganizationPlan } from './company-plan.ts';

const turkey = {
  place: 'cafe',
  type: 'Branch',
  utcOffset: 3,
  languages: { tr: 74, en: 14, de: 5, ru: 4, fr: 3 },
} as const;
const germany = {
  place: 'cafe',
  type: 'Branch',
  utcOffset: 1,
  languages: { de: 66, en: 18, tr: 9, fr: 3, es: 2, it: 2 },
} as const;
const britain = {
  place: 'cafe',
  type: 'Branch',
  utcOffset: 0,
  languages: { en: 80, fr: 5, es: 5, it: 4, pt: 3, de: 3 },
} as const;

const anatolia: BranchPlan[] = [
  {
    ...turkey,
    externalId: 'IST-MODA',
    name: 'Kadıköy Moda',
    quality: 4.3,
    volume: 11,
    units: { Table: { 'IST-MODA-1': 'Table 1', 'IST-MODA-2': 'Table 2' }, Terrace: { 'IST-MODA-T': 'Sea terrace' } },
  },
  {
    ...turkey,
    externalId: 'IST-BES',
    name: 'Beşiktaş Çarşı',
    quality: 3.9,
    volume: 10,
    units: { Counter: { 'IST-BES-C': 'Counter' }, Table: { 'IST-BES-1': 'Table 1', 'IST-BES-2': 'Table 2' } },
  },
  {
    ...turkey,
    externalId: 'ANK-KIZ',
    name: 'Ankara Kızılay',
    quality: 3.6,
    volume: 7,
    units: { Counter: { 'ANK-KIZ-C': 'Counter' }, Table: { 'ANK-KIZ-1': 'Window tables' } },
  },
  {
    ...turkey,
    externalId: 'IZM-ALS',
    name: 'İzmir Alsancak',
    quality: 4.4,
    volume: 6,
    units: { Table: { 'IZM-ALS-1': 'Table 1' }, Terrace: { 'IZM-ALS-T': 'Kordon terrace' } },
  },
];

const centralEurope: BranchPlan[] = [
  {
    ...germany,
    externalId: 'BER-MITTE',
    name: 'Berlin Mitte',
    quality: 4.1,
    volume: 12,
    // Half of the staff was ill, and the kitchen was rebuilt at the same time.
    dip: { from: 62, to: 33, depth: 1.7 },
    units: {
      Counter: { 'BER-MITTE-C': 'Counter' },
      Table: { 'BER-MITTE-1': 'Table 1', 'BER-MITTE-2': 'Table 2' },
      Terrace: { 'BER-MITTE-T': 'Courtyard' },
    },
  },
  {
    ...germany,
    externalId: 'HAM-ALT',
    name: 'Hamburg Altona',
    quality: 4,
    volume: 6,
    units: { Counter: { 'HAM-ALT-C': 'Counter' }, Table: { 'HAM-ALT-1': 'Harbor tables' } },
  },
  {
    ...germany,
    externalId: 'PAR-MAR',
    name: 'Paris Le Marais',
    languages: { fr: 68, en: 19, es: 4, it: 4, de: 3, ja: 2 },
    quality: 3.4,
    volume: 8,
    trend: 0.8,
    units: { Table: { 'PAR-MAR-1': 'Table 1', 'PAR-MAR-2': 'Table 2' }, Terrace: { 'PAR-MAR-T': 'Street terrace' } },
  },
];

const britishIsles: BranchPlan[] = [
  {
    ...britain,
    externalId: 'LON-SOHO',
    name: 'London Soho',
    quality: 3.8,
    volume: 9,
    units: {
      Counter: { 'LON-SOHO-C': 'Counter' },
      Table: { 'LON-SOHO-1': 'Table 1', 'LON-SOHO-2': 'Basement tables' },
    },
  },
  {
    ...britain,
    externalId: 'MAN-NQ',
    name: 'Manchester Northern Quarter',
    quality: 4.2,
    volume: 5,
    units: { Counter: { 'MAN-NQ-C': 'Counter' }, Table: { 'MAN-NQ-1': 'Sofa corner' } },
  },
];

const hotel = { place: 'hotel', type: 'Hotel' } as const;

const mediterranean: BranchPlan[] = [
  {
    ...hotel,
    externalId: 'AYT-KAL',
    name: 'Antalya Kaleiçi',
    utcOffset: 3,
    languages: { ru: 34, tr: 27, de: 21, en: 13, fr: 3, it: 2 },
    quality: 4,
    volume: 8,
    units: {
      Reception: { 'AYT-KAL-R': 'Reception' },
      Room: { 'AYT-KAL-1': 'First floor' },
      Pool: { 'AYT-KAL-P': 'Pool bar' },
    },
  },
  {
    ...hotel,
    externalId: 'LIS-ALF',
    name: 'Lisboa Alfama',
    utcOffset: 0,
    languages: { pt: 52, en: 20, es: 13, fr: 8, de: 7 },
    quality: 4.3,
    volume: 5,
    units: {
      Reception: { 'LIS-ALF-R': 'Reception' },
      Room: { 'LIS-ALF-1': 'Garden rooms', 'LIS-ALF-2': 'Roof rooms' },
    },
  },
  {
    ...hotel,
    externalId: 'ROM-TRA',
    name: 'Roma Trastevere',
    utcOffset: 1,
    languages: { it: 58, en: 20, de: 8, fr: 7, es: 7 },
    quality: 3.7,
    volume: 5,
    units: {
      Reception: { 'ROM-TRA-R': 'Reception' },
      Room: { 'ROM-TRA-1': 'Courtyard rooms' },
      Spa: { 'ROM-TRA-S': 'Thermal spa' },
    },
  },
  {
    ...hotel,
    externalId: 'BCN-GRA',
    name: 'Barcelona Gràcia',
    utcOffset: 1,
    languages: { es: 60, en: 19, fr: 9, it: 6, de: 6 },
    quality: 4.1,
    volume: 5,
    units: { Reception: { 'BCN-GRA-R': 'Reception' }, Room: { 'BCN-GRA-1': 'Balcony rooms' } },
  },
];

const eastAsia: BranchPlan[] = [
  {
    ...hotel,
    externalId: 'TYO-ASA',
    name: 'Tokyo Asakusa',
    utcOffset: 9,
    languages: { ja: 70, en: 18, ko: 7, fr: 3, de: 2 },
    quality: 4.5,
    volume: 6,
    units: {
      Reception: { 'TYO-ASA-R': 'Reception' },
      Room: { 'TYO-ASA-1': 'Tatami rooms' },
      Spa: { 'TYO-ASA-S': 'Rooftop bath' },
    },
  },
  {
    ...hotel,
    externalId: 'SEL-INS',
    name: 'Seoul Insadong',
    utcOffset: 9,
    languages: { ko: 70, en: 17, ja: 10, ru: 3 },
    quality: 4,
    volume: 5,
    units: { Reception: { 'SEL-INS-R': 'Reception' }, Room: { 'SEL-INS-1': 'Hanok rooms' } },
  },
];

export const acmeOrganizations: OrganizationPlan[] = [
  {
    name: 'Acme Cafés',
    type: 'cafe',
    regions: [
      { externalId: 'CAFE-TR', name: 'Türkiye', color: '#0B6E6E', branches: anatolia },
      { externalId: 'CAFE-CE', name: 'Central Europe', color: '#3557A5', branches: centralEurope },
      { externalId: 'CAFE-UK', name: 'United Kingdom', color: '#8A3F6B', branches: britishIsles },
    ],
  },
  {
    name: 'Acme Hotels',
    type: 'hotel',
    regions: [
      { externalId: 'HOTEL-MED', name: 'Mediterranean', color: '#B5582A', branches: mediterranean },
      { externalId: 'HOTEL-EA', name: 'East Asia', color: '#4F6B2C', branches: eastAsia },
    ],
  },
];
