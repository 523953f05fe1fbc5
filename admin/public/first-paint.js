// Before anything is painted: the colors and the direction that were chosen for this browser (admin/preferences).
{
  const root = document.documentElement;
  const skin = localStorage.getItem('skin');
  const isDark = skin === 'dark' || (skin === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.skin = isDark ? 'dark' : 'light';
  if (localStorage.getItem('direction') === 'rtl') root.dir = 'rtl';

  // Whoever is signed in needs most of the program, which the pages before the login do without.
  if (localStorage.getItem('userData') !== null) {
    const { content, dataset } = document.querySelector('meta[name="back-office"]');
    const files = `${content} ${location.pathname === '/' ? dataset.page : ''}`;
    for (const href of files.match(/\S+/g) ?? []) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
      document.head.append(link);
    }
  }
}
