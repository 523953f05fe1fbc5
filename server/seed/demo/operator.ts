/** The platform's own company: its users are the super administrators. */
import { defaultSurvey } from '../../../shared/survey/default-survey.ts';
import type { CompanyPlan } from './company-plan.ts';

export const operator: CompanyPlan = {
  key: 'operator',
  name: 'Feedtree',
  email: 'support@demo.example',
  phone: '+90 212 555 0100',
  address: 'Büyükdere Caddesi 185',
  postalCode: '34394',
  city: 'İstanbul',
  country: 'TR',
  taxNumber: null,
  locale: 'en',
  returnUrl: null,
  isPlatform: true,
  ageInMonths: 12,
  users: [{ email: 'super@demo.example', name: 'Sara Lindqvist', locale: 'en', isAdmin: true }],
  organizations: [],
  surveys: [
    {
      key: 'default',
      name: 'Default survey',
      origin: 'default',
      versions: [{ document: defaultSurvey, daysAgo: 360 }],
    },
  ],
  ownSurveys: {},
  surveyGroups: [],
  qrCodeGroups: [],
  linkListGroups: [],
  tags: {},
  conversations: [],
  views: [],
  rules: [],
  answers: 0,
};
