import type { CommentPool } from './pool.ts';

export const it: CommentPool = {
  good: {
    any: [
      'Personale gentilissimo, è andato tutto bene.',
      'Ottimo servizio, grazie!',
      'Veloci, puliti e cordiali. Torneremo.',
      'Lo staff si è fatto davvero in quattro per noi.',
      'Era tutto pulitissimo.',
      'Niente da ridire, continuate così.',
    ],
    cafe: [
      'Il miglior cappuccino della zona.',
      'La cheesecake era fantastica.',
      'Bella terrazza, ci siamo rimasti due ore.',
      'Cibo fresco e porzioni giuste.',
    ],
    hotel: [
      'Il letto era comodissimo.',
      'A colazione ce n’è per tutti i gusti.',
      'Alla reception ci hanno dato ottimi consigli sulla città.',
      'Una vista stupenda.',
    ],
  },
  mixed: {
    any: [
      'Bel posto, ma ci hanno messo un po’ ad accorgersi di noi.',
      'Nel complesso va bene, niente di speciale.',
      'Persone cordiali, ma un po’ caro.',
      'Buono, ma l’ultima volta era meglio.',
    ],
    cafe: ['Caffè ottimo, panino un po’ secco.', 'Si mangia bene, ma la musica era troppo alta.'],
    hotel: ['Tutto bene tranne il wi-fi, lentissimo.', 'Ottima posizione, ma le pareti sono sottili.'],
  },
  bad: {
    waiting_time: {
      any: [
        'Abbiamo aspettato {minutes} minuti e non è arrivato nessuno.',
        '{minutes} minuti di coda e una sola persona al lavoro.',
        'Troppo lenti, alla fine ce ne siamo andati.',
      ],
    },
    staff: {
      any: [
        'Chi ci ha serviti è stato scortese.',
        'Nessuno si è curato di noi.',
        'Ho chiesto aiuto due volte e mi hanno ignorato.',
      ],
    },
    cleanliness: {
      any: ['Bagni sporchi e senza sapone.', 'Il pavimento era appiccicoso.', 'Sembrava non pulissero da giorni.'],
    },
    quality: {
      any: ['Qualità davvero deludente.'],
      cafe: [
        'La zuppa è arrivata fredda.',
        'Il caffè sapeva di bruciato.',
        'Due volte ci hanno portato l’ordine sbagliato.',
      ],
      hotel: [
        'L’aria condizionata non ha funzionato per tutta la notte.',
        'Niente acqua calda nella doccia.',
        'Il materasso è da cambiare.',
      ],
    },
    price: { any: ['Troppo caro per quello che offre.', 'Ho pagato più del prezzo esposto.'] },
    other: {
      any: [
        'La musica era così alta che non riuscivamo a parlare.',
        'Manca una rampa per il passeggino.',
        'Il pagamento con carta non funzionava.',
      ],
    },
  },
};
