import type { CommentPool } from './pool.ts';

export const fr: CommentPool = {
  good: {
    any: [
      'Personnel très aimable, tout s’est bien passé.',
      'Excellent service, merci !',
      'Rapide, propre et souriant. Nous reviendrons.',
      'L’équipe a vraiment été aux petits soins.',
      'Tout était impeccable.',
      'Rien à redire, continuez comme ça.',
    ],
    cafe: [
      'Le meilleur café du quartier.',
      'Le cheesecake était à tomber.',
      'Terrasse très agréable, nous y sommes restés deux heures.',
      'Produits frais et portions généreuses.',
    ],
    hotel: [
      'Le lit était vraiment confortable.',
      'Petit déjeuner varié, il y en a pour tous les goûts.',
      'La réception nous a donné de très bonnes adresses.',
      'Une vue magnifique.',
    ],
  },
  mixed: {
    any: [
      'Bel endroit, mais on a mis du temps à s’occuper de nous.',
      'Correct dans l’ensemble, sans plus.',
      'Gens sympathiques, mais un peu cher.',
      'Bien, mais c’était mieux la dernière fois.',
    ],
    cafe: ['Très bon café, sandwich un peu sec.', 'On mange bien mais la musique était trop forte.'],
    hotel: ['Tout va bien sauf le wifi, très lent.', 'Bien situé, mais les murs sont fins.'],
  },
  bad: {
    waiting_time: {
      any: [
        'Nous avons attendu {minutes} minutes et personne n’est venu.',
        '{minutes} minutes de queue avec une seule personne au travail.',
        'Beaucoup trop lent, nous avons fini par partir.',
      ],
    },
    staff: {
      any: [
        'La personne qui nous a servis était désagréable.',
        'On avait l’impression de déranger.',
        'J’ai demandé de l’aide deux fois, on m’a ignoré.',
      ],
    },
    cleanliness: {
      any: [
        'Toilettes sales et plus de savon.',
        'Le sol collait.',
        'On dirait que le ménage n’a pas été fait depuis des jours.',
      ],
    },
    quality: {
      any: ['Qualité vraiment décevante.'],
      cafe: [
        'La soupe est arrivée froide.',
        'Mon café avait un goût de brûlé.',
        'Deux fois on nous a apporté la mauvaise commande.',
      ],
      hotel: [
        'La climatisation n’a pas fonctionné de la nuit.',
        'Pas d’eau chaude dans la douche.',
        'Le matelas est complètement usé.',
      ],
    },
    price: { any: ['Beaucoup trop cher pour ce que c’est.', 'J’ai payé plus que le prix affiché.'] },
    other: {
      any: [
        'La musique était si forte qu’on ne s’entendait pas.',
        'Pas de rampe pour la poussette.',
        'Le paiement par carte ne marchait pas.',
      ],
    },
  },
};
