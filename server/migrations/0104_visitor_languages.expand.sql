-- 0104_visitor_languages.expand: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

-- step
alter table customer drop constraint customer_default_locale_check;
alter table customer add constraint customer_default_locale_check check (default_locale in ('tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko', 'ar', 'nl', 'pl', 'cs', 'hu', 'ro', 'bg', 'el', 'uk', 'sv', 'da', 'nb', 'fi', 'he', 'fa', 'hi', 'zh', 'th', 'vi', 'id')) not valid;

-- step
alter table customer validate constraint customer_default_locale_check;

-- step
alter table feedback drop constraint feedback_locale_check;
alter table feedback add constraint feedback_locale_check check (locale in ('tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko', 'ar', 'nl', 'pl', 'cs', 'hu', 'ro', 'bg', 'el', 'uk', 'sv', 'da', 'nb', 'fi', 'he', 'fa', 'hi', 'zh', 'th', 'vi', 'id')) not valid;

-- step
alter table feedback validate constraint feedback_locale_check;

-- step
alter table feedback_rule drop constraint feedback_rule_locale_check;
alter table feedback_rule add constraint feedback_rule_locale_check check (locale in ('tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko', 'ar', 'nl', 'pl', 'cs', 'hu', 'ro', 'bg', 'el', 'uk', 'sv', 'da', 'nb', 'fi', 'he', 'fa', 'hi', 'zh', 'th', 'vi', 'id')) not valid;

-- step
alter table feedback_rule validate constraint feedback_rule_locale_check;

-- step
alter table node_read drop constraint node_read_locale_check;
alter table node_read add constraint node_read_locale_check check (locale in ('tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko', 'ar', 'nl', 'pl', 'cs', 'hu', 'ro', 'bg', 'el', 'uk', 'sv', 'da', 'nb', 'fi', 'he', 'fa', 'hi', 'zh', 'th', 'vi', 'id')) not valid;

-- step
alter table node_read validate constraint node_read_locale_check;
