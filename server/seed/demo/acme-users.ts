/** Acme's ten users: each stands for another way of having rights. */
import type { Rights, UserPlan } from './company-plan.ts';

const handlesFeedback: Rights = { feedback: ['read', 'edit'] };
const runsRegion: Rights = {
  user: ['read', 'edit', 'create'],
  node: ['read', 'edit', 'create', 'delete'],
  qr: ['read', 'edit', 'create'],
  feedback: ['read', 'edit', 'create', 'delete'],
};
const designs: Rights = { node: ['read'], qr: ['read', 'edit', 'create', 'delete'] };
const managesUsers: Rights = { user: ['read', 'edit', 'create', 'delete'] };

export const acmeUsers: UserPlan[] = [
  { email: 'admin@acme.example', name: 'Elif Aydın', phone: '+90 212 555 0110', locale: 'en', isAdmin: true },
  {
    email: 'clerk@acme.example',
    name: 'Jonas Weber',
    phone: '+49 30 5550 1423',
    locale: 'en',
    grants: { 'BER-MITTE': handlesFeedback },
    companyWide: ['tags'],
  },
  { email: 'newcomer@acme.example', name: 'Mia Laurent', locale: 'en' },
  { email: 'deniz.kaya@acme.example', name: 'Deniz Kaya', phone: '+90 212 555 0111', locale: 'tr', isAdmin: true },
  {
    email: 'selin.demir@acme.example',
    name: 'Selin Demir',
    phone: '+90 216 555 0137',
    locale: 'tr',
    grants: { 'CAFE-TR': runsRegion },
    companyWide: ['users', 'surveys', 'codes', 'tags'],
  },
  {
    email: 'claire.moreau@acme.example',
    name: 'Claire Moreau',
    locale: 'fr',
    grants: { 'CAFE-CE': { ...handlesFeedback, node: ['read', 'edit'] }, 'CAFE-UK': { feedback: ['read'] } },
    companyWide: ['surveys', 'tags'],
  },
  {
    email: 'giulia.ferri@acme.example',
    name: 'Giulia Ferri',
    phone: '+39 06 5550 1884',
    locale: 'it',
    grants: { 'HOTEL-MED': handlesFeedback, 'HOTEL-EA': handlesFeedback },
    companyWide: ['tags'],
  },
  {
    email: 'haruto.sato@acme.example',
    name: '佐藤 陽翔',
    locale: 'ja',
    grants: { 'TYO-ASA': { ...handlesFeedback, qr: ['read'] } },
    companyWide: ['tags'],
  },
  {
    email: 'design@acme.example',
    name: 'Pedro Almeida',
    locale: 'pt',
    grants: { 'CAFE-TR': designs, 'CAFE-CE': designs, 'CAFE-UK': designs, 'HOTEL-MED': designs, 'HOTEL-EA': designs },
    companyWide: ['surveys', 'codes'],
  },
  {
    email: 'people@acme.example',
    name: 'Anna Petrova',
    locale: 'ru',
    grants: { 'HOTEL-MED': managesUsers, 'LON-SOHO': { ...managesUsers, feedback: ['read'] } },
    companyWide: ['users'],
  },
];
