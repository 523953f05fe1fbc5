import type { CommentPool } from './pool.ts';

export const pt: CommentPool = {
  good: {
    any: [
      'Pessoal muito simpático e correu tudo bem.',
      'Ótimo serviço, obrigado!',
      'Rápido, limpo e simpático. Vamos voltar.',
      'A equipa foi mesmo muito atenciosa.',
      'Estava tudo impecável.',
      'Nada a apontar, continuem assim.',
    ],
    cafe: [
      'O melhor café da zona.',
      'O cheesecake estava divinal.',
      'Esplanada muito agradável, ficámos duas horas.',
      'Comida fresca e doses bem servidas.',
    ],
    hotel: [
      'A cama era muito confortável.',
      'O pequeno-almoço tinha de tudo.',
      'Na receção deram-nos ótimas dicas da cidade.',
      'Uma vista linda.',
    ],
  },
  mixed: {
    any: [
      'Sítio bonito, mas demoraram a reparar em nós.',
      'No geral está bem, nada de especial.',
      'Gente simpática, mas um pouco caro.',
      'Bom, mas da última vez foi melhor.',
    ],
    cafe: ['Café ótimo, a sandes um pouco seca.', 'Come-se bem, mas a música estava alta demais.'],
    hotel: ['Tudo bem menos o wi-fi, que é muito lento.', 'Boa localização, mas ouve-se tudo pelas paredes.'],
  },
  bad: {
    waiting_time: {
      any: [
        'Esperámos {minutes} minutos e não apareceu ninguém.',
        '{minutes} minutos na fila com uma só pessoa a trabalhar.',
        'Demasiado lento, acabámos por ir embora.',
      ],
    },
    staff: {
      any: ['Quem nos atendeu foi mal-educado.', 'Ninguém quis saber de nós.', 'Pedi ajuda duas vezes e ignoraram-me.'],
    },
    cleanliness: {
      any: ['Casas de banho sujas e sem sabonete.', 'O chão estava pegajoso.', 'Parecia que não limpavam há dias.'],
    },
    quality: {
      any: ['A qualidade foi uma desilusão.'],
      cafe: ['A sopa chegou fria.', 'O café sabia a queimado.', 'Trouxeram o pedido errado duas vezes.'],
      hotel: [
        'O ar condicionado não funcionou a noite toda.',
        'Não havia água quente no duche.',
        'O colchão está muito gasto.',
      ],
    },
    price: { any: ['Caro demais para o que é.', 'Paguei mais do que o preço afixado.'] },
    other: {
      any: [
        'A música estava tão alta que não conseguíamos conversar.',
        'Não há rampa para o carrinho de bebé.',
        'O multibanco não funcionava.',
      ],
    },
  },
};
