// When the program itself does not arrive, or can't begin: says so and offers to load the page anew.
{
  /** After this long it counts as not coming, in milliseconds (spec, section 9). */
  const TIMEOUT_MS = 120_000;
  /** Before there are any texts: what has happened, and the way on. */
  const WORDS = {
    en: ['The page could not be loaded.', 'Load the page again'],
    tr: ['Sayfa yüklenemedi.', 'Sayfayı yeniden yükle'],
    de: ['Die Seite konnte nicht geladen werden.', 'Seite neu laden'],
    fr: ['La page n’a pas pu être chargée.', 'Recharger la page'],
    it: ['Non è stato possibile caricare la pagina.', 'Ricarica la pagina'],
    es: ['No se ha podido cargar la página.', 'Volver a cargar la página'],
    pt: ['Não foi possível carregar a página.', 'Recarregar a página'],
    ru: ['Не удалось загрузить страницу.', 'Перезагрузить страницу'],
    ja: ['ページを読み込めませんでした。', 'ページを再読み込み'],
    ko: ['페이지를 불러오지 못했습니다.', '페이지 다시 불러오기'],
  };

  const tell = () => {
    const overlay = document.getElementById('loading-overlay');
    if (overlay === null || overlay.role === 'alert') return;
    const languages = [localStorage.getItem('locale'), ...navigator.languages].map((tag) => tag?.slice(0, 2));
    const language = languages.find((tag) => tag in WORDS) ?? 'en';
    const [text, action] = WORDS[language];
    const said = document.createElement('p');
    said.textContent = text;
    const button = document.createElement('button');
    button.textContent = action;
    button.addEventListener('click', () => location.reload());
    document.documentElement.lang = language;
    overlay.role = 'alert';
    overlay.className = '';
    overlay.replaceChildren(said, button);
  };

  // Once the program runs, the overlay is gone, and errors are its own.
  const hear = ({ target }) => {
    if (target === window || target instanceof HTMLScriptElement) tell();
  };
  addEventListener('error', hear, true);
  addEventListener('unhandledrejection', hear);
  setTimeout(tell, TIMEOUT_MS);
}
