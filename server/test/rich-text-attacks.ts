/** Markup that would run something, or break what reads it, by what it tries. */
const deep = (tag: string): string => `<${tag}>`.repeat(10_000);

export const ATTACKS: Record<string, string> = {
  'a script': '<script>alert(1)</script>',
  'a script in capitals, cut in two': '<ScR<script>ipt>alert(1)</sCr</script>ipt>',
  'a script without an end': 'a<script>alert(1)',
  'a script of another place': '<script src="https://evil.example/x.js"></script>',
  'a drawing that loads': '<svg onload=alert(1)><circle/></svg>',
  'a drawing with a script':
    '<svg><script>alert(1)</script><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  'a picture with a handler': '<img src=x onerror=alert(1)>',
  'a picture with slashes for spaces': '<img/src="x"/onerror="alert(1)">',
  'a picture without an end': '<img src=x onerror=alert(1)//',
  'a handler of a paragraph': '<p onclick="alert(1)" onmouseover=alert(1)>x</p>',
  'a handler with a strange space': '<p\u000bonclick=alert(1)\u000c>x</p>',
  'a link that is a script': '<a href="javascript:alert(1)">x</a>',
  'a link with a tab in it': '<a href="java\tscript:alert(1)">x</a>',
  'a link with a line break': '<a href="java&#10;script:alert(1)">x</a>',
  'a link with entities': '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  'a link with long entities': '<a href="&#0000106avascript&colon;alert(1)">x</a>',
  'a link with a control sign before': '<a href="\u0001javascript:alert(1)">x</a>',
  'a link with spaces before': '<a href="  &#x20;javascript:alert(1)">x</a>',
  'a link in capitals': '<a href="JaVaScRiPt:alert(1)">x</a>',
  'a link of Visual Basic': '<a href="vbscript:msgbox(1)">x</a>',
  'a link that is data': '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  'a link to a file': '<a href="file:///etc/passwd">x</a>',
  'a link of no protocol': '<a href="//evil.example">x</a>',
  'a link within the site': '<a href="/api/logout">x</a>',
  'a link that hides its host': '<a href="https://bank.example@evil.example/">x</a>',
  'a link that breaks out of its quotes': '<a href="https://a.example/&quot; onclick=&quot;alert(1)">x</a>',
  'a link with a window and a name': '<a href="https://a.example/" target="_self" rel="opener" name="x" id="y">x</a>',
  'a frame': '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  'an object and an embedded one': '<object data="javascript:alert(1)"><embed src="javascript:alert(1)"></object>',
  'a form': '<form action="https://evil.example"><input name=q autofocus onfocus=alert(1)><button>x</button></form>',
  'a base and a meta':
    '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  styles:
    '<style>@import "https://evil.example/x.css"</style><p style="background:url(javascript:alert(1))" class="x">x</p>',
  'data attributes and parts': '<p data-x="1" slot="y" is="z" part="w">x</p>',
  'mathematics around a style':
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  'a form in mathematics':
    '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
  'a text that is no script': '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  'a drawing with a title': '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  'a foreign part': '<svg><foreignObject><iframe src="javascript:alert(1)"></iframe></foreignObject></svg>',
  'a template': '<template><script>alert(1)</script></template>',
  'a text area': '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  'plain text for ever': '<plaintext><img src=x onerror=alert(1)>',
  'a comment that ends early': '<!--><img src=x onerror=alert(1)>-->',
  'a comment with an exclamation': '<!-- --!><img src=x onerror=alert(1)> -->',
  'a declaration': '<![CDATA[<img src=x onerror=alert(1)>]]><?php echo 1 ?><!DOCTYPE html>',
  'entities that would be markup': '&lt;img src=x onerror=alert(1)&gt;',
  'entities twice': '&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;',
  'an ampersand without an end': '&lt',
  'a table and a cell': '<table><tr><td onclick=alert(1)>a<td>b</table>',
  'a list without a list': '<li>a<li>b</ul></li></ol>',
  'everything unclosed': '<p><b><i><a href="https://a.example">x<ul><li>y<blockquote>z',
  'ends without beginnings': '</p></div></ul></script></a></b>x',
  'an attribute without an end': '<a href="https://a.example/',
  'a sign of null in a tag': '<scr\0ipt>alert(1)</scr\0ipt>',
  'half a sign': '<p>\ud800</p>',
  'signs that turn the direction': '<p>\u202Egpj.exe\u202C</p>',
  'ten thousand bold ones': `${deep('b')}x`,
  'ten thousand quotes': `${deep('blockquote')}x`,
  'ten thousand parts': `${deep('div')}x`,
  'ten thousand lists': `${'<ul><li>'.repeat(10_000)}x`,
  'ten thousand paragraphs without an end': deep('p'),
  'ten thousand openings': '<'.repeat(10_000),
  'ten thousand ampersands': '&'.repeat(10_000),
};

/** What is stored, as an expression: tags of the subset, of no attribute but those of a link, and texts without a bracket. */
const SUBSET =
  /^(?:<\/?(?:p|h2|h3|ul|ol|li|blockquote|strong|em|u|code)>|<br>|<a href="(?:https?:\/\/|mailto:)[^"<>]*" rel="noopener">|<\/a>|[^<>])*$/;

export const isOfSubset = (markup: string): boolean => SUBSET.test(markup);
