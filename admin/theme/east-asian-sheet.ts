/** Each sheet names some hundred pieces of a face, of which the browser takes those that a page needs. */
import '@fontsource-variable/noto-sans-jp/wght.css';
import '@fontsource-variable/noto-sans-kr/wght.css';
import '@fontsource-variable/noto-sans-sc/wght.css';
