/** What a demo company is made of, as data. Units are named by their external ids, users by their e-mail. */
import type { Locale } from '../../../shared/i18n/locales.ts';
import type { ListedLink } from '../../../shared/link-list/link-list.ts';
import type { SurveyDocument } from '../../../shared/survey/document.ts';
import type { OrganizationType } from '../reference/organization-types.ts';
import type { Place } from './comments/pool.ts';
import type { ConversationPlan } from './conversations.ts';
import type { RulePlan, ViewPlan } from './views-and-rules.ts';

/** An external id and its unit's name. */
type UnitNames = Record<string, string>;

export interface BranchPlan {
  externalId: string;
  name: string;
  type: string;
  place: Place;
  /** Hours ahead of UTC, without summer time: opening hours need no more. */
  utcOffset: number;
  /** Languages of the visitors, by weight. */
  languages: Partial<Record<Locale, number>>;
  /** What visitors give on average, 1 to 5. */
  quality: number;
  /** How many answer, compared with other branches. */
  volume: number;
  /** A bad time: points lost between two days, counted back from today. */
  dip?: { from: number; to: number; depth: number };
  /** Points gained from the first day to the last. */
  trend?: number;
  /** Type to the units of that type. */
  units: Record<string, UnitNames>;
}

export interface RegionPlan {
  externalId: string;
  name: string;
  /** Of the region and all below. */
  color: string;
  branches: BranchPlan[];
}

export interface OrganizationPlan {
  name: string;
  type: OrganizationType;
  regions: RegionPlan[];
}

export type Module = 'user' | 'node' | 'qr' | 'feedback';
export type Right = 'read' | 'edit' | 'create' | 'delete';
export type Rights = Partial<Record<Module, Right[]>>;

export interface UserPlan {
  email: string;
  name: string;
  phone?: string;
  locale: Locale;
  isAdmin?: boolean;
  /** Unit to the rights there and below. */
  grants?: Record<string, Rights>;
  /** What of the whole company is opened beside that. */
  companyWide?: ('users' | 'surveys' | 'codes' | 'tags')[];
}

export interface SurveyPlan {
  key: string;
  name: string;
  origin: 'default' | 'node' | 'group' | 'library';
  /** Oldest first, each with the day it was published, counted back from today. */
  versions: { document: SurveyDocument; daysAgo: number }[];
  /** Where it is not the latest version. */
  draft?: SurveyDocument;
}

interface GroupPlan {
  name: string;
  /** Types of the units that are in it. */
  unitTypes: string[];
}

export interface CompanyPlan {
  /** Names the company's own numbers. */
  key: string;
  name: string;
  email: string;
  phone: string;
  address: string;
  postalCode: string;
  city: string;
  /** ISO 3166-1. */
  country: string;
  taxNumber: string | null;
  locale: Locale;
  returnUrl: string | null;
  isPlatform: boolean;
  ageInMonths: number;
  users: UserPlan[];
  organizations: OrganizationPlan[];
  /** The first is the company's default. */
  surveys: SurveyPlan[];
  /** Unit to the survey made for it alone. */
  ownSurveys: Record<string, string>;
  surveyGroups: (GroupPlan & { survey: string })[];
  /** A design is a document of the dialect 'qr-design'. */
  qrCodeGroups: (GroupPlan & { design: object | null })[];
  linkListGroups: (GroupPlan & { links: ListedLink[] })[];
  /** Name to color. */
  tags: Record<string, string>;
  conversations: ConversationPlan[];
  views: ViewPlan[];
  rules: RulePlan[];
  /** Answers of the last half year. */
  answers: number;
}
