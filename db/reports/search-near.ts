import { sql as raw, type SQL } from 'drizzle-orm'
import type { Asked } from '~/domain/reports/search-words'
import { searchEntries } from './tables'

/**
 * Share of the three-letter pieces of a word that must be found. A swap in the middle of a short word leaves a third, and
 * two words that are asked for together narrow each other; one long word alone is asked for more, or half of all names are near.
 */
const LIKE = { usual: '0.32', long: '0.4' }
const LONG = 6
/** The longest words bear wrong letters best, and two of them name few records. */
const MOST_WORDS = 2
/** A word that half the company has is not measured against all of it. */
const MOST_LOOKED_AT = 600
const MOST_NEAR = 60
/** How near all words must be, 1 being the same. */
const NEAR_ENOUGH = 0.58
/** Words of half of all firms and sites find nothing by themselves. */
const COMMON = new Set([
  'pte',
  'ltd',
  'construction',
  'builders',
  'engineering',
  'road',
  'street',
  'avenue',
  'singapore',
])

/**
 * Names that are nearly what was typed: the words by their pieces or by their sound, in any order, then measured by how many
 * letters are wrong. Whatever is found here comes after everything that fits.
 */
export function near({ words }: Asked, where: SQL): SQL {
  const { kind, active, sounds, words: told } = searchEntries
  const spelled = words.filter(word => word.length > 2 && /\p{L}/u.test(word))
  const long = spelled.filter(word => word.length > 3)
  const telling = long.filter(word => !COMMON.has(word))
  // TUS 26 000012 is a number: what has letters like TUS is not meant.
  const isNumber = !long.length && words.some(word => /^\d{4,}$/.test(word))
  const chosen = isNumber ? undefined : [telling, long, spelled].find(of => of.length)
  if (!chosen)
    return raw`select kind, record_id, 0::numeric as score, customer_id, project_id, day, title from ${searchEntries} where false`
  const spoken = chosen.filter(word => /^[a-z]+$/.test(word)).map(word => raw`dmetaphone(${word}::text)`)
  const asked = [...chosen].sort((a, b) => b.length - a.length).slice(0, MOST_WORDS)
  const like = asked.length > 1 || asked[0]!.length < LONG ? LIKE.usual : LIKE.long
  // The limit is a setting of the session: it is set, until the end of the transaction, by what the index is asked with.
  const pieces = asked.map(
    word =>
      raw`(select case when set_config('pg_trgm.word_similarity_threshold', ${like}, true) <> '' then ${word}::text end) <% ${told}`,
  )
  // A house number is typed right, and with it a street that is not.
  const figures = words.filter(word => /^\d{2,}$/.test(word)).map(word => raw`${told} like ${`% ${word} %`}`)
  const bySound = spoken.length ? [raw`${sounds} @> array[${raw.join(spoken, raw`, `)}]`] : []
  return raw`select kind, record_id, (43 * close + 7 * own)::numeric - case when active then 0 else 8 end as score,
      customer_id, project_id, day, title
    from (
      select * from (
        select ${kind} as kind, record_id, customer_id, project_id, day, title, ${active} as active, ${told} as told
        from ${searchEntries} where (${raw.join([raw`(${raw.join(pieces, raw` and `)})`, ...bySound], raw` or `)}) and ${raw.join([...figures, where], raw` and `)} limit ${MOST_LOOKED_AT}
      ) looked order by word_similarity(${words.join(' ')}::text, told) desc limit ${MOST_NEAR}
    ) found,
    lateral (select ${closeness(words, raw`told`)} as close, ${closeness(words, raw`title`)} as own offset 0) measured
    where close >= ${NEAR_ENOUGH}`
}

/** How near the words come to those of a text, the longer ones counting more. */
const closeness = (words: string[], text: SQL): SQL => raw`(
  select sum(best * length(asked)) / sum(length(asked)) from (
    select asked, (select coalesce(max(${LETTERS_RIGHT}), 0) from unnest(string_to_array(btrim(${text}), ' ')) as one) as best
    from unnest(array[${raw.join(
      words.map(word => raw`${word}::text`),
      raw`, `,
    )}]) as asked) each_word)`

/** 1 for the same word; a word begun is nearly it, and one that sounds the same may have more wrong letters. */
const RIGHT = raw`1 - levenshtein(left(asked, 40), left(one, 40))::numeric / greatest(length(asked), length(one), 1)`
const LETTERS_RIGHT = raw`case when one = asked then 1 when one like asked || '%' then 0.95
  when asked ~ '^[a-z]{3,}$' and one ~ '^[a-z]{3,}$' and dmetaphone(one) = dmetaphone(asked) then 0.65 + 0.25 * (${RIGHT})
  else ${RIGHT} end`
