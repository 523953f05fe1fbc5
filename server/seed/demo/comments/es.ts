import type { CommentPool } from './pool.ts';

export const es: CommentPool = {
  good: {
    any: [
      'Personal muy amable y todo fue sobre ruedas.',
      '¡Muy buen servicio, gracias!',
      'Rápido, limpio y con buen trato. Volveremos.',
      'El equipo se volcó con nosotros.',
      'Estaba todo impecable.',
      'Ninguna queja, seguid así.',
    ],
    cafe: [
      'El mejor café del barrio.',
      'La tarta de queso, espectacular.',
      'La terraza es una maravilla, nos quedamos dos horas.',
      'Comida fresca y raciones generosas.',
    ],
    hotel: [
      'La cama era comodísima.',
      'El desayuno tiene de todo.',
      'En recepción nos dieron muy buenos consejos sobre la ciudad.',
      'Unas vistas preciosas.',
    ],
  },
  mixed: {
    any: [
      'Buen sitio, pero tardaron en atendernos.',
      'En general bien, sin más.',
      'Gente amable, aunque un poco caro.',
      'Bien, pero la última vez fue mejor.',
    ],
    cafe: ['El café muy bueno, el bocadillo algo seco.', 'Se come bien, pero la música estaba demasiado alta.'],
    hotel: ['Todo bien menos el wifi, que va lentísimo.', 'Buena ubicación, pero se oye todo por las paredes.'],
  },
  bad: {
    waiting_time: {
      any: [
        'Esperamos {minutes} minutos y no vino nadie.',
        '{minutes} minutos de cola con una sola persona trabajando.',
        'Lentísimo, al final nos fuimos.',
      ],
    },
    staff: {
      any: [
        'La persona que nos atendió fue muy borde.',
        'Parecía que molestábamos.',
        'Pedí ayuda dos veces y no me hicieron caso.',
      ],
    },
    cleanliness: {
      any: ['Los baños sucios y sin jabón.', 'El suelo estaba pegajoso.', 'Parecía que llevaban días sin limpiar.'],
    },
    quality: {
      any: ['La calidad fue una decepción.'],
      cafe: ['La sopa llegó fría.', 'El café sabía a quemado.', 'Nos trajeron dos veces el plato equivocado.'],
      hotel: [
        'El aire acondicionado no funcionó en toda la noche.',
        'No había agua caliente en la ducha.',
        'El colchón está hundido.',
      ],
    },
    price: { any: ['Demasiado caro para lo que es.', 'Me cobraron más de lo que ponía.'] },
    other: {
      any: [
        'La música estaba tan alta que no se podía hablar.',
        'No hay rampa para el carrito.',
        'No funcionaba el pago con tarjeta.',
      ],
    },
  },
};
