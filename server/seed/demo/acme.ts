/** Acme, the demo's main company: cafés and hotels in nine countries on the plan pro. */
import { defaultSurvey } from '../../../public-app/survey/default-survey.ts';
import { acmeOrganizations } from './acme-organizations.ts';
import { acmeUsers } from './acme-users.ts';
import type { CompanyPlan } from './company-plan.ts';
import { spaSurvey, staySurvey, tableSurvey, tableSurveyAtFirst } from './survey-documents.ts';

const AGE_IN_MONTHS = 8;
const FIRST_DAY = 240;

export const acme: CompanyPlan = {
  key: 'acme',
  name: 'Acme Cafés & Hotels GmbH',
  email: 'hello@acme.example',
  phone: '+49 30 5550 1400',
  address: 'Rosenthaler Straße 40',
  postalCode: '10178',
  city: 'Berlin',
  country: 'DE',
  taxNumber: 'DE123456788',
  locale: 'en',
  returnUrl: 'https://acme.example/thanks',
  isPlatform: false,
  ageInMonths: AGE_IN_MONTHS,
  users: acmeUsers,
  organizations: acmeOrganizations,
  surveys: [
    {
      key: 'default',
      name: 'Default survey',
      origin: 'default',
      versions: [{ document: defaultSurvey, daysAgo: FIRST_DAY }],
    },
    {
      key: 'table',
      name: 'At the table',
      origin: 'group',
      versions: [
        { document: tableSurveyAtFirst, daysAgo: FIRST_DAY - 4 },
        { document: tableSurvey, daysAgo: 97 },
      ],
    },
    { key: 'stay', name: 'Your stay', origin: 'group', versions: [{ document: staySurvey, daysAgo: FIRST_DAY - 9 }] },
    { key: 'spa', name: 'Rooftop bath', origin: 'node', versions: [{ document: spaSurvey, daysAgo: 120 }] },
  ],
  ownSurveys: { 'TYO-ASA-S': 'spa' },
  surveyGroups: [
    { name: 'Tables and terraces', survey: 'table', unitTypes: ['Table', 'Terrace'] },
    { name: 'Guest rooms', survey: 'stay', unitTypes: ['Room'] },
  ],
  qrCodeGroups: [
    { name: 'Table stands', unitTypes: ['Table', 'Terrace', 'Pool'] },
    { name: 'Door plaques', unitTypes: ['Room', 'Spa'] },
  ],
  linkListGroups: [
    {
      name: 'Café links',
      unitTypes: ['Counter'],
      links: [
        { title: 'Menu', url: 'https://acme.example/menu' },
        { title: 'Reserve a table', url: 'https://acme.example/reserve' },
        { title: 'Work with us', url: 'https://acme.example/jobs' },
      ],
    },
  ],
  tags: {
    Praise: '#2E7D4F',
    Service: '#3557A5',
    Kitchen: '#B5582A',
    Cleaning: '#0B6E6E',
    Building: '#566077',
    Refund: '#A23B3B',
    'Call back': '#8A3F6B',
  },
  answers: 5_000,
};
