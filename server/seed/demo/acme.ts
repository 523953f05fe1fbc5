/** Acme, the demo's main company: cafés and hotels in nine countries on the plan pro. */
import { defaultSurvey } from '../../../shared/survey/default-survey.ts';
import { acmeConversations } from './acme-conversations.ts';
import { acmeOrganizations } from './acme-organizations.ts';
import { acmeUsers } from './acme-users.ts';
import type { CompanyPlan } from './company-plan.ts';
import { festivalSurvey, pulseSurvey, pulseSurveyAtFirst, staySurveyToCome } from './library-surveys.ts';
import { spaSurvey, staySurvey, staySurveyAtFirst, tableSurvey, tableSurveyAtFirst } from './survey-documents.ts';

const AGE_IN_MONTHS = 8;
const FIRST_DAY = 240;

const tableStand = {
  foreground: '#0B3F3F',
  background: '#FFFFFF',
  marker: { location: 'bottom_right', size: 'small', color: '#0B3F3F', with_name: true },
};
const doorPlaque = {
  foreground: '#3B2417',
  background: '#FBF6F0',
  marker: { location: 'bottom_left', size: 'medium' },
};

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
    {
      key: 'stay',
      name: 'Your stay',
      origin: 'group',
      versions: [
        { document: staySurveyAtFirst, daysAgo: FIRST_DAY - 9 },
        { document: staySurvey, daysAgo: 45 },
      ],
      draft: staySurveyToCome,
    },
    { key: 'spa', name: 'Rooftop bath', origin: 'node', versions: [{ document: spaSurvey, daysAgo: 120 }] },
    {
      key: 'pulse',
      name: 'Team pulse',
      origin: 'library',
      versions: [
        { document: pulseSurveyAtFirst, daysAgo: 88 },
        { document: pulseSurvey, daysAgo: 31 },
      ],
    },
    { key: 'festival', name: 'Summer festival', origin: 'library', versions: [], draft: festivalSurvey },
  ],
  ownSurveys: { 'TYO-ASA-S': 'spa' },
  surveyGroups: [
    { name: 'Tables and terraces', survey: 'table', unitTypes: ['Table', 'Terrace'] },
    { name: 'Guest rooms', survey: 'stay', unitTypes: ['Room'] },
  ],
  qrCodeGroups: [
    { name: 'Table stands', unitTypes: ['Table', 'Terrace', 'Pool'], design: tableStand },
    { name: 'Door plaques', unitTypes: ['Room', 'Spa'], design: doorPlaque },
  ],
  linkListGroups: [
    {
      name: 'Café links',
      unitTypes: ['Counter'],
      links: [
        {
          title: { en: 'Menu', tr: 'Menü', de: 'Speisekarte', fr: 'Carte', ar: 'القائمة' },
          url: 'https://acme.example/menu',
          icon: 'menu',
        },
        {
          title: {
            en: 'Reserve a table',
            tr: 'Masa ayırt',
            de: 'Tisch reservieren',
            fr: 'Réserver une table',
            ar: 'احجز طاولة',
          },
          url: 'https://acme.example/reserve',
          icon: 'booking',
        },
        {
          title: {
            en: 'Work with us',
            tr: 'Bizimle çalışın',
            de: 'Arbeiten bei uns',
            fr: 'Travailler avec nous',
            ar: 'اعمل معنا',
          },
          url: 'https://acme.example/jobs',
          icon: 'info',
        },
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
  conversations: acmeConversations,
  views: [
    {
      user: 'admin@acme.example',
      name: 'Urgent and open',
      filter: () => ({ status: ['new', 'in_processing'], priority: 'high' }),
    },
    {
      user: 'admin@acme.example',
      name: 'Bad and nobody’s yet',
      filter: () => ({ status: 'new', assignee_id: null, score_lte: 40 }),
    },
    { user: 'admin@acme.example', name: 'Refunds', filter: ({ tag }) => ({ tag_ids: tag('Refund') }) },
    {
      user: 'clerk@acme.example',
      name: 'On my desk',
      filter: ({ me }) => ({ status: 'in_processing', assignee_id: me }),
    },
  ],
  // Who begins with rules is shown examples, as long as there is none.
  rules: [],
  answers: 5_000,
};
