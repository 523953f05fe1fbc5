-- 0083_plan_description: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

create collation if not exists "natural" (provider = icu, locale = 'und-u-kn-true');

create or replace function fold(value text) returns text language sql immutable parallel safe
return case when octet_length(value) = char_length(value) then lower(value collate "C") collate "natural" else replace(replace(replace(replace(translate(normalize(regexp_replace(normalize(translate(lower(normalize(value, nfkc) collate "natural"), 'ᲉᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰᲱᲲᲳᲴᲵᲶᲷᲸᲹᲺᲽᲾᲿⰯꞸꞺꞼꞾꟀꟂꟄꟅꟆꟇꟉꟋꟌ꟎Ꟑ꟒꟔ꟖꟘꟚꟜꟵ', 'ᲊაბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶჷჸჹჺჽჾჿⱟꞹꞻꞽꞿꟁꟃꞔʂᶎꟈꟊɤꟍ꟏ꟑꟓꟕꟗꟙꟛƛꟶ'), nfd), '[\U00000300-\U0000036f\U00000485-\U00000486\U00000591-\U000005bd\U000005bf\U000005c1-\U000005c2\U000005c4-\U000005c5\U000005c7\U00000610-\U0000061a\U00000640\U0000064b-\U0000065f\U00000670\U000006d6-\U000006dc\U000006df-\U000006e4\U000006e7-\U000006e8\U000006ea-\U000006ed\U00000897-\U0000089f\U000008ca-\U000008e1\U000008e3-\U000008ff\U0000093c\U00000951-\U00000954\U00000a3c\U00000abc\U00001ab0-\U00001add\U00001ae0-\U00001aeb\U00001cd0-\U00001cd2\U00001cd4-\U00001ce0\U00001ce2-\U00001ce8\U00001ced\U00001cf4\U00001cf8-\U00001cf9\U00001dc0-\U00001dff\U000020d0-\U000020f0\U0000302a-\U0000302d\U0000fb1e\U0000fe00-\U0000fe0f\U0000fe20-\U0000fe2d\U000101fd\U000102e0\U00010efa-\U00010eff\U0001133b\U0001cf00-\U0001cf2d\U0001cf30-\U0001cf46\U0001d167-\U0001d169\U0001d17b-\U0001d182\U0001d185-\U0001d18b\U0001d1aa-\U0001d1ad\U000e0100-\U000e01ef]', '', 'g'), nfc), 'øđðłħŧŋıςىیکةٱւ’‘ʼʻ‐–—', 'oddlhtniσييكهاվ''''''''---'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') end;
comment on function fold(text) is 'by hand: what searched columns are made by; one that nothing needs any more stays';

alter table plan drop constraint plan_description_check;

alter table plan drop column description_folded;

-- By hand: what was a plain text becomes paragraphs, with line breaks in them, and its signs are none of markup.
update plan set description = '<p>' || replace(regexp_replace(
    replace(replace(replace(
      btrim(regexp_replace(regexp_replace(regexp_replace(description, '\r\n?', chr(10), 'g'),
        '[ \t]+', ' ', 'g'), ' ?\n ?', chr(10), 'g'), ' ' || chr(10)),
      '&', '&amp;'), '<', '&lt;'), '>', '&gt;'),
    '\n\n+', '</p><p>', 'g'), chr(10), '<br>') || '</p>'
  where description ~ '\S';

update plan set description = '' where description !~ '\S' and description <> '';

alter table plan add column description_folded text collate "C" not null generated always as (fold(rtrim(replace(replace(replace(replace(regexp_replace(regexp_replace(description, '</p>|</h2>|</h3>|<br>', chr(10), 'g'), '<[^>]*>', '', 'g'), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'), chr(10)))) stored;

alter table plan add constraint plan_description_check check (char_length(description) <= 6000);
