/**
 * The Italian dictionary without accents, trigrams, and the search for words that look alike: all
 * that the tables of the search build on. Run before the migrations at every start, so it may find
 * everything there already.
 *
 * 0.25 is the least `word_similarity` at which a word is looked at: `wolksvagen` has 0.45 with
 * `volkswagen`, `pegout` 0.29 with `peugeot`, `gsa` 0.25 with `gas`. Which of them is meant, the
 * edit distance decides (`search/closest-word.ts`).
 *
 * `search_best_documents` weighs these documents and gives `wanted` of each group, after `skipped`;
 * a title weighs 1, a subtitle 0.4, other words 0.2, the text 0.05.
 */
export const TEXT_SEARCH_SQL = `
create extension if not exists unaccent;
create extension if not exists pg_trgm;

do $setup$
begin
  if not exists (select from pg_ts_config where cfgname = 'volpe_italian') then
    create text search configuration volpe_italian (copy = pg_catalog.italian);
    alter text search configuration volpe_italian
      alter mapping for asciiword, word, asciihword, hword, hword_asciipart, hword_part
      with unaccent, italian_stem;
  end if;
end
$setup$;

drop function if exists search_words_like(text);
create function search_words_like(asked text)
returns text
language plpgsql stable
set pg_trgm.word_similarity_threshold = 0.25
set enable_seqscan = off
as $body$
begin
  return (
    select string_agg(w.word, ' ')
    from search_words w
    where asked <% w.word and w.lexeme is not null
  );
end
$body$;

drop function if exists search_best_documents(integer[], tsquery, integer, integer);
create function search_best_documents(ids integer[], query tsquery, skipped integer, wanted integer)
returns table ("group" text, path text, title text, subtitle text, body text, score real)
language plpgsql stable
set enable_seqscan = off
as $body$
begin
  return query
    select placed."group", placed.path, placed.title, placed.subtitle, placed.body, placed.score
    from (
      select weighed.*,
        row_number() over (
          partition by weighed."group" order by weighed.score desc, weighed.rank, weighed.id
        ) as place
      from (
        select d.id, d."group" collate "C", d.path, d.title, d.subtitle, d.body, d.rank,
          ts_rank('{0.05, 0.2, 0.4, 1}', d.words, query, 1) as score
        from search_documents d
        where d.id = any(ids) and d.words @@ query
      ) weighed
    ) placed
    where placed.place > skipped and placed.place <= skipped + wanted
    order by 1, placed.place;
end
$body$;
`;
