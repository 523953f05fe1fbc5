// While the program of the login is on its way: what it is going to show, for who comes to sign in.
{
  const overlay = document.getElementById('loading-overlay');
  const isGuest = localStorage.getItem('userData') === null;
  if (isGuest && ['/', '/login'].includes(location.pathname)) {
    const { content, dataset } = document.getElementById('login-outline');
    const words = JSON.parse(dataset.words);
    const languages = [localStorage.getItem('locale'), ...navigator.languages].map((tag) => tag?.slice(0, 2));
    const language = languages.find((tag) => tag in words) ?? 'en';
    const outline = content.cloneNode(true);
    for (const place of outline.querySelectorAll('[data-word]'))
      place.textContent = words[language]?.[place.dataset.word];
    outline.querySelector('header').textContent = document.title;
    document.documentElement.lang = language;
    overlay.className = 'login';
    overlay.replaceChildren(outline);
  }
}
