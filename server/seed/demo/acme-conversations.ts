/** Conversations of Acme's people with visitors, each in the visitor's language. */
import type { ConversationPlan } from './conversations.ts';

export const acmeConversations: ConversationPlan[] = [
  {
    locale: 'de',
    within: 'BER-MITTE',
    topic: 'waiting_time',
    status: 'completed',
    texts: [
      'Es tut uns leid, dass Sie so lange warten mussten. An dem Tag fehlten zwei Leute. Waren Sie mittags oder abends da?',
      'Mittags, kurz nach eins. Wir saßen am Fenster.',
      'Danke. Mittags steht ab dieser Woche eine Person mehr an der Theke. Beim nächsten Besuch geht der Kaffee auf uns.',
    ],
    isSolved: true,
  },
  {
    locale: 'en',
    status: 'in_processing',
    texts: [
      'Thank you for telling us, and sorry that it was not better. Our shift lead takes care of it this week.',
      'It happened again yesterday, by the way.',
    ],
    isSolved: false,
  },
  {
    locale: 'de',
    within: 'BER-MITTE',
    topic: 'quality',
    status: 'completed',
    texts: ['Danke für den Hinweis. Die Mühle war falsch eingestellt und ist inzwischen neu justiert.'],
    isSolved: null,
  },
  {
    locale: 'tr',
    topic: 'cleanliness',
    status: 'completed',
    texts: [
      'Bildirdiğiniz için teşekkür ederiz. Temizlik artık saat başı yapılıyor ve kapıdaki listeye işleniyor.',
      'Dün tekrar geldik, her yer tertemizdi.',
    ],
    isSolved: true,
  },
  {
    locale: 'fr',
    topic: 'price',
    status: 'completed',
    texts: [
      'Merci de votre message. L’ancienne carte était encore affichée : nous l’avons remplacée. Souhaitez-vous que nous vous remboursions la différence ?',
      'C’est gentil, mais ce n’est pas nécessaire.',
    ],
    isSolved: true,
  },
  {
    locale: 'it',
    topic: 'quality',
    status: 'completed',
    texts: ['Ci dispiace. Il tecnico ha sostituito il pezzo questa mattina: ora funziona di nuovo tutto.'],
    isSolved: true,
  },
  {
    locale: 'ja',
    topic: 'staff',
    status: 'completed',
    texts: [
      'ご不快な思いをさせてしまい、申し訳ございません。担当者と話し、対応を見直しました。',
      'ご丁寧にありがとうございます。',
    ],
    isSolved: true,
  },
];
