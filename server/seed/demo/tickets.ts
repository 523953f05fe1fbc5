/** Conversations of the companies with the platform's support. */

export interface Reply {
  by: 'company' | 'platform';
  text: string;
  /** After the message before it. */
  minutesLater: number;
}

export interface TicketPlan {
  company: string;
  /** E-mail of who wrote it. */
  by: string;
  subject: string;
  message: string;
  status: 'new' | 'in_processing' | 'customer_replied' | 'answered' | 'completed' | 'cancelled';
  daysAgo: number;
  replies: Reply[];
}

export const tickets: TicketPlan[] = [
  {
    company: 'acme',
    by: 'admin@acme.example',
    subject: 'Moving to the plan pro in the middle of a month',
    message:
      'We open four hotels next month and will need more than 100 units. What happens to the days that we have paid for?',
    status: 'completed',
    daysAgo: 190,
    replies: [
      {
        by: 'platform',
        text: 'The unused days are taken off the price of the new period. The plan page shows the exact amount before you confirm.',
        minutesLater: 24,
      },
      { by: 'company', text: 'Clear, thank you. Then we switch on the first.', minutesLater: 95 },
      { by: 'platform', text: 'Perfect. Write to us any time.', minutesLater: 18 },
    ],
  },
  {
    company: 'acme',
    by: 'claire.moreau@acme.example',
    subject: 'Stickers on the terrace fade in the sun',
    message: 'After two months outside the codes are hard to scan. Is there a material that lasts?',
    status: 'completed',
    daysAgo: 121,
    replies: [
      {
        by: 'platform',
        text: 'Yes: engraved plaques. The codes stay the same, so nothing has to be set up again.',
        minutesLater: 41,
      },
      { by: 'company', text: 'Good, please send us an offer for 24.', minutesLater: 300 },
      { by: 'platform', text: 'The offer is in your inbox.', minutesLater: 52 },
    ],
  },
  {
    company: 'acme',
    by: 'deniz.kaya@acme.example',
    subject: 'Wrong e-mail of a new colleague',
    message: 'I invited somebody with a typing error in the address.',
    status: 'cancelled',
    daysAgo: 64,
    replies: [{ by: 'company', text: 'Solved it myself, I could edit the user. Please close this.', minutesLater: 12 }],
  },
  {
    company: 'acme',
    by: 'giulia.ferri@acme.example',
    subject: 'Compare hotels by month',
    message: 'Can I see the score of each hotel by month in one table? I need it for the owners.',
    status: 'answered',
    daysAgo: 9,
    replies: [
      {
        by: 'platform',
        text: 'Filter the feedback by unit with sub-units included; the dashboard shows the months. Tell us if the owners need it in another form.',
        minutesLater: 33,
      },
    ],
  },
  {
    company: 'acme',
    by: 'admin@acme.example',
    subject: 'Invoice address',
    message: 'Our company moved within Berlin. Can the last invoice be written again with the new address?',
    status: 'customer_replied',
    daysAgo: 4,
    replies: [
      {
        by: 'platform',
        text: 'Of course. Please tell us the new address, or change it under company detail.',
        minutesLater: 27,
      },
      { by: 'company', text: 'Changed under company detail just now.', minutesLater: 140 },
    ],
  },
  {
    company: 'acme',
    by: 'haruto.sato@acme.example',
    subject: '敬語の表現について',
    message: 'アンケートの日本語をもう少し丁寧な表現に変更できますか？',
    status: 'in_processing',
    daysAgo: 2,
    replies: [],
  },
  {
    company: 'globex',
    by: 'admin@globex.example',
    subject: 'Second location',
    message: 'We want to add a third shop in Evanston. Is that one more organization or one more unit?',
    status: 'completed',
    daysAgo: 88,
    replies: [
      {
        by: 'platform',
        text: 'One more unit below Chicago. An organization is for a business of its own.',
        minutesLater: 36,
      },
    ],
  },
  {
    company: 'globex',
    by: 'admin@globex.example',
    subject: 'Link list on the visitor page',
    message: 'I would like to show our opening hours after the survey. I can not find the link list in our account.',
    status: 'new',
    daysAgo: 1,
    replies: [],
  },
];
