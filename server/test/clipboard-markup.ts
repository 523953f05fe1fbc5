/** What programs put on the clipboard as HTML, cut to a few paragraphs, and what is stored of it. */

const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- /* Font Definitions */ @font-face {font-family:"Cambria Math"; panose-1:2 4 5 3 5 4 6 3 2 4;}
 p.MsoNormal, li.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=DE style='tab-interval:35.4pt;word-wrap:break-word'>
<!--StartFragment-->
<h1><span lang=EN-US style='mso-ansi-language:EN-US'>Opening hours<o:p></o:p></span></h1>
<p class=MsoNormal><span lang=EN-US>Please read <b style='mso-bidi-font-weight:normal'>all</b> of the
<i style='mso-bidi-font-style:normal'>rules</i> at <a href="https://acme.example/rules"><span
style='color:#0563C1;text-decoration:underline'>acme.example</span></a>.<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='margin-left:36.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
lang=EN-US style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-US>Doors<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><!--[if !supportLists]--><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]-->at the back</p>
<p class=MsoListParagraphCxSpLast style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]><b>Count</b> them</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span><![endif]>Lock them</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<table class=MsoTableGrid border=1><tr><td width=100 style='border:solid windowtext 1.0pt'><p class=MsoNormal>Mon</p></td><td><p class=MsoNormal>9:00</p></td></tr></table>
<!--EndFragment-->
</body></html>`;

const GOOGLE_DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-4f0a7c1e-7fff-2b1c"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">Opening hours</span></h2><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-weight:400;font-style:normal;text-decoration:none;">Please read </span><span style="font-size:11pt;font-weight:700;font-style:normal;text-decoration:none;">all</span><span style="font-weight:400;"> of the </span><span style="font-weight:400;font-style:italic;text-decoration:none;">rules</span><span style="font-weight:400;"> at </span><a href="https://acme.example/rules" style="text-decoration:none;"><span style="color:#1155cc;font-weight:400;text-decoration:underline;-webkit-text-decoration-skip:none;">acme.example</span></a><span style="font-weight:400;">.</span></p><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-weight:400;">Doors</span></p></li><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">at the back</span></p></li></ul></ul></b><br class="Apple-interchange-newline">`;

const EXCEL = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--table {mso-displayed-decimal-separator:"\\,";} td {mso-number-format:General;}--></style></head><body><table border=0 cellpadding=0 style='border-collapse:collapse'><!--StartFragment--><col width=80><tr height=20><td height=20 class=xl65>Mon</td><td>9:00</td></tr><tr height=20><td style='font-weight:700'>Tue</td><td>10:00</td></tr><!--EndFragment--></table></body></html>`;

const WORD_ONLINE = `<div class="OutlineElement Ltr SCXW1 BCX0" style="direction:ltr;"><p class="Paragraph SCXW1 BCX0" xml:lang="EN-US" lang="EN-US" paraid="1" paraeid="{1}" style="margin:0px;"><span data-contrast="auto" class="TextRun SCXW1 BCX0" style="font-weight:bold;font-style:italic;"><span class="NormalTextRun SCXW1 BCX0">Doors</span></span><span class="EOP SCXW1 BCX0" data-ccp-props="{}">&nbsp;</span></p></div>`;

export interface Copied {
  copied: string;
  stored: string;
}

const TEXT =
  '<h2>Opening hours</h2><p>Please read <strong>all</strong> of the <em>rules</em> at <a href="https://acme.example/rules" rel="noopener">acme.example</a>.</p>';
const BULLETS = '<ul><li><p>Doors</p><ul><li><p>at the back</p></li></ul></li></ul>';

export const CLIPBOARDS: Record<string, Copied> = {
  Word: {
    copied: WORD,
    stored: `${TEXT}${BULLETS}<ol><li><p><strong>Count</strong> them</p></li><li><p>Lock them</p></li></ol><p>Mon</p><p>9:00</p>`,
  },
  'Google Docs': { copied: GOOGLE_DOCS, stored: TEXT + BULLETS },
  Excel: { copied: EXCEL, stored: '<p>Mon 9:00</p><p>Tue 10:00</p>' },
  'Word online': { copied: WORD_ONLINE, stored: '<p><strong><em>Doors</em></strong>\u00a0</p>' },
};
