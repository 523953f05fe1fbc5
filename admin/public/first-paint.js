// Before anything is painted: the colors and the direction that were chosen for this browser (admin/preferences).
{
  const root = document.documentElement;
  const skin = localStorage.getItem('skin');
  const isDark = skin === 'dark' || (skin === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.skin = isDark ? 'dark' : 'light';
  if (localStorage.getItem('direction') === 'rtl') root.dir = 'rtl';
}
