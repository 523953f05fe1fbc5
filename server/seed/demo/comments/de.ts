import type { CommentPool } from './pool.ts';

export const de: CommentPool = {
  good: {
    any: [
      'Sehr freundliches Personal, alles lief reibungslos.',
      'Toller Service, vielen Dank!',
      'Schnell, sauber und freundlich. Wir kommen wieder.',
      'Das Team hat sich wirklich Mühe gegeben.',
      'Alles blitzsauber.',
      'Nichts zu beanstanden, weiter so.',
    ],
    cafe: [
      'Der beste Cappuccino der Stadt.',
      'Der Käsekuchen war ein Traum.',
      'Schöne Terrasse, wir sind zwei Stunden geblieben.',
      'Frisches Essen und faire Portionen.',
    ],
    hotel: [
      'Das Bett war unglaublich bequem.',
      'Beim Frühstück war für jeden etwas dabei.',
      'Die Rezeption hatte super Tipps für die Stadt.',
      'Wunderschöner Ausblick.',
    ],
  },
  mixed: {
    any: [
      'Schöner Ort, aber es hat gedauert, bis uns jemand bemerkt hat.',
      'Insgesamt in Ordnung, nichts Besonderes.',
      'Nette Leute, aber etwas teuer.',
      'Gut, aber beim letzten Mal war es besser.',
    ],
    cafe: ['Kaffee super, das Sandwich etwas trocken.', 'Essen lecker, aber die Musik war zu laut.'],
    hotel: ['Alles okay bis auf das WLAN, das ist sehr langsam.', 'Gute Lage, aber die Wände sind dünn.'],
  },
  bad: {
    waiting_time: {
      any: [
        'Wir haben {minutes} Minuten gewartet und niemand kam.',
        '{minutes} Minuten Schlange, und nur eine Person hat gearbeitet.',
        'Viel zu langsam, am Ende sind wir gegangen.',
      ],
    },
    staff: {
      any: [
        'Die Bedienung war unfreundlich.',
        'Niemand hat sich für uns interessiert.',
        'Zweimal um Hilfe gebeten und ignoriert worden.',
      ],
    },
    cleanliness: {
      any: [
        'Die Toiletten waren schmutzig, Seife gab es auch keine.',
        'Der Boden hat geklebt.',
        'Da hat seit Tagen niemand geputzt.',
      ],
    },
    quality: {
      any: ['Die Qualität war wirklich enttäuschend.'],
      cafe: [
        'Die Suppe kam kalt an den Tisch.',
        'Der Kaffee schmeckte verbrannt.',
        'Zweimal wurde das Falsche gebracht.',
      ],
      hotel: [
        'Die Klimaanlage ging die ganze Nacht nicht.',
        'In der Dusche gab es kein warmes Wasser.',
        'Die Matratze ist völlig durchgelegen.',
      ],
    },
    price: { any: ['Viel zu teuer für das, was man bekommt.', 'Ich habe mehr bezahlt, als angeschrieben war.'] },
    other: {
      any: [
        'Die Musik war so laut, dass man sich nicht unterhalten konnte.',
        'Keine Rampe für den Kinderwagen.',
        'Kartenzahlung ging nicht.',
      ],
    },
  },
};
