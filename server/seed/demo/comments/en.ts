import type { CommentPool } from './pool.ts';

export const en: CommentPool = {
  good: {
    any: [
      'Friendly staff and everything went smoothly.',
      'Great service, thank you!',
      'Quick, clean and friendly. Will be back.',
      'The team really went out of their way for us.',
      'Everything was spotless.',
      'No complaints at all, keep it up.',
    ],
    cafe: [
      'Best flat white in town.',
      'The cheesecake was amazing.',
      'Lovely terrace, we stayed for two hours.',
      'Fresh food and fair portions.',
    ],
    hotel: [
      'The bed was so comfortable.',
      'Breakfast had something for everyone.',
      'Reception gave us great tips for the city.',
      'Beautiful view from the window.',
    ],
  },
  mixed: {
    any: [
      'Nice place, but it took a while until someone noticed us.',
      'Okay overall, nothing special.',
      'Friendly people, a bit pricey though.',
      'Good, but it was better last time.',
    ],
    cafe: ['Coffee great, sandwich a bit dry.', 'Nice food but the music was too loud.'],
    hotel: ['Everything fine except the Wi-Fi, which is very slow.', 'Good location, but the walls are thin.'],
  },
  bad: {
    waiting_time: {
      any: [
        'We waited {minutes} minutes and nobody came.',
        '{minutes} minutes in the queue with only one person working.',
        'Far too slow, we left in the end.',
      ],
    },
    staff: {
      any: [
        'The person who served us was rude.',
        'Nobody seemed to care that we were there.',
        'Asked twice for help and was ignored.',
      ],
    },
    cleanliness: {
      any: [
        'The toilets were dirty and there was no soap.',
        'The floor was sticky.',
        'Looked like nobody had cleaned there for days.',
      ],
    },
    quality: {
      any: ['Really disappointing quality.'],
      cafe: ['The soup was cold when it arrived.', 'My coffee tasted burnt.', 'They brought the wrong order twice.'],
      hotel: [
        'The air conditioning did not work all night.',
        'There was no hot water in the shower.',
        'The mattress was worn out.',
      ],
    },
    price: { any: ['Way too expensive for what you get.', 'I paid more than the price that was written there.'] },
    other: {
      any: ['The music was so loud that we could not talk.', 'No ramp for a pushchair.', 'Card payment did not work.'],
    },
  },
};
