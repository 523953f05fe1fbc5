/** Globex, the second company: whatever it has, Acme must never see, and the other way round. */
import { defaultSurvey } from '../../../shared/survey/default-survey.ts';
import type { CompanyPlan } from './company-plan.ts';
import { shopSurvey } from './library-surveys.ts';

const chicago = { type: 'Branch', place: 'shop', utcOffset: -6, languages: { en: 78, es: 18, ko: 2, pt: 2 } } as const;

export const globex: CompanyPlan = {
  key: 'globex',
  name: 'Globex Repairs Inc.',
  email: 'office@globex.example',
  phone: '+1 312 555 0142',
  address: '233 West Adams Street',
  postalCode: '60606',
  city: 'Chicago',
  country: 'US',
  taxNumber: '36-5550142',
  locale: 'en',
  returnUrl: null,
  isPlatform: false,
  ageInMonths: 7,
  users: [
    { email: 'admin@globex.example', name: 'Marcus Hill', phone: '+1 312 555 0143', locale: 'en', isAdmin: true },
    {
      email: 'desk@globex.example',
      name: 'Lucía Ortega',
      locale: 'es',
      grants: { 'CHI-LOOP': { feedback: ['read', 'edit'], node: ['read'] } },
    },
  ],
  organizations: [
    {
      name: 'Globex Service Centers',
      type: 'service_center',
      regions: [
        {
          externalId: 'CHI',
          name: 'Chicago',
          color: '#5A4A9C',
          branches: [
            {
              ...chicago,
              externalId: 'CHI-LOOP',
              name: 'The Loop',
              quality: 3.7,
              volume: 6,
              units: {
                'Service desk': { 'CHI-LOOP-1': 'Phones and tablets', 'CHI-LOOP-2': 'Laptops' },
                'Waiting area': { 'CHI-LOOP-W': 'Waiting area' },
              },
            },
            {
              ...chicago,
              externalId: 'CHI-WICK',
              name: 'Wicker Park',
              quality: 4.2,
              volume: 4,
              units: {
                'Service desk': { 'CHI-WICK-1': 'Repair desk' },
                'Waiting area': { 'CHI-WICK-W': 'Waiting area' },
              },
            },
          ],
        },
      ],
    },
  ],
  surveys: [
    {
      key: 'default',
      name: 'Default survey',
      origin: 'default',
      versions: [{ document: defaultSurvey, daysAgo: 205 }],
    },
    { key: 'shop', name: 'Shop visit', origin: 'library', versions: [{ document: shopSurvey, daysAgo: 60 }] },
  ],
  ownSurveys: {},
  surveyGroups: [],
  qrCodeGroups: [{ name: 'Desk signs', unitTypes: ['Service desk'], design: null }],
  linkListGroups: [],
  tags: { Praise: '#2E7D4F', Delay: '#B5582A' },
  conversations: [],
  views: [],
  rules: [
    {
      name: 'Disappointed at the Loop',
      unit: 'CHI-LOOP',
      scoreAtMost: 25,
      raisedPriority: 'high',
      addedTag: 'Delay',
    },
  ],
  answers: 320,
};
