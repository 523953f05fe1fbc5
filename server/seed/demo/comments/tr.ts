import type { CommentPool } from './pool.ts';

export const tr: CommentPool = {
  good: {
    any: [
      'Personel çok güler yüzlüydü, her şey sorunsuz geçti.',
      'Harika bir hizmet, teşekkürler!',
      'Hızlı, temiz ve ilgili. Yine geleceğiz.',
      'Ekip bizim için gerçekten elinden geleni yaptı.',
      'Her yer tertemizdi.',
      'Hiçbir şikâyetim yok, böyle devam edin.',
    ],
    cafe: [
      'Şehirdeki en iyi kahve burada.',
      'Cheesecake efsaneydi.',
      'Teras çok keyifli, iki saat oturduk.',
      'Yemekler taze, porsiyonlar doyurucu.',
    ],
    hotel: [
      'Yatak çok rahattı, deliksiz uyuduk.',
      'Kahvaltıda herkes için bir şey vardı.',
      'Resepsiyon şehir için çok güzel öneriler verdi.',
      'Manzara muhteşemdi.',
    ],
  },
  mixed: {
    any: [
      'Güzel bir yer ama bizi fark etmeleri biraz uzun sürdü.',
      'Fena değil, çok özel bir şey de yok.',
      'Çalışanlar ilgili ama fiyatlar biraz yüksek.',
      'İyiydi ama geçen sefer daha iyiydi.',
    ],
    cafe: ['Kahve güzel, sandviç biraz kuruydu.', 'Yemekler iyi ama müzik çok yüksekti.'],
    hotel: ['Her şey iyi, sadece internet çok yavaş.', 'Konumu güzel ama duvarlar ince, ses geliyor.'],
  },
  bad: {
    waiting_time: {
      any: [
        '{minutes} dakika bekledik, kimse gelmedi.',
        'Tek kişi çalışıyordu, {minutes} dakika sırada bekledik.',
        'Çok yavaştı, sonunda kalkıp gittik.',
      ],
    },
    staff: {
      any: [
        'Bizimle ilgilenen kişi çok kabaydı.',
        'Orada olduğumuz kimsenin umurunda değildi.',
        'İki kere yardım istedim, görmezden geldiler.',
      ],
    },
    cleanliness: {
      any: ['Tuvaletler kirliydi, sabun da yoktu.', 'Yerler yapış yapıştı.', 'Günlerdir temizlenmemiş gibiydi.'],
    },
    quality: {
      any: ['Kalite gerçekten hayal kırıklığıydı.'],
      cafe: ['Çorba soğuk geldi.', 'Kahvenin tadı yanıktı.', 'İki kere yanlış sipariş getirdiler.'],
      hotel: ['Klima bütün gece çalışmadı.', 'Duşta sıcak su yoktu.', 'Yatak çökmüştü.'],
    },
    price: { any: ['Verdiği hizmete göre çok pahalı.', 'Yazan fiyattan daha fazla ödedim.'] },
    other: {
      any: ['Müzik o kadar yüksekti ki konuşamadık.', 'Bebek arabası için rampa yok.', 'Kartla ödeme çalışmadı.'],
    },
  },
};
