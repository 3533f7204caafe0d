import { and, inArray, or, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { SearchKind } from '~/domain/reports/search-kinds'
import type { Asked } from '~/domain/reports/search-words'
import { seenBills, seenDrafts } from '../billing/scope'
import { invoiceDrafts } from '../billing/tables'
import { seenCustomers, seenProjects } from '../customers/scope'
import { ofSeenPlants } from '../cylinders/scope'
import { seenDeliveries } from '../deliveries/scope'
import { deliveryOrders } from '../deliveries/tables'
import { atSeenPlantsOrNone } from '../fleet/scope'
import type { Sql } from '../kit/open'
import { type Seen, through } from '../kit/scope'
import { seenOrders } from '../orders/scope'
import { near } from './search-near'
import { searchEntries } from './tables'

export type Candidate = {
  kind: SearchKind
  id: string
  score: number
  customerId: string | null
  projectId: string | null
}

/** Rows of one kind in one answer. */
const EACH = 5
/** Of the numbers that begin or end as typed so many are looked at: a fragment that every number has is no question. */
const MOST_NUMBERS = 1000
/** The first figures of a number are its year: with fewer than these it is every number of one. */
const FEWEST_FIGURES = 4
/** So many exact finds are an answer; with fewer, what is merely near is found too. */
const ENOUGH = 3
/** A whole number, code, plate or phone: nobody means another one. */
const THE_ONE = 90

const { regionId, customerId, projectId, plantId, kind, words, keys, title, serial } = searchEntries

/** The records that fit what was asked, best first, of the kinds given and of what the person sees. */
export async function candidatesOf(
  sql: Sql,
  person: Person,
  asked: Asked,
  kinds: readonly SearchKind[],
): Promise<Candidate[]> {
  // Over sooner than helpers start: a statement that changes a setting is never given any.
  const { rows } = await sql.execute<Candidate>(raw`
    with alone as (select set_config('max_parallel_workers_per_gather', '0', true)), exact as (
      ${entriesOf(asked, and(allowed(person, kinds), or(...exactly(asked))))}
      union (${entriesOf(asked, and(allowed(person, kinds), numbered(asked)))} limit ${MOST_NUMBERS})
    ), near as (
      ${near(asked, and(allowed(person, kinds), raw`(select count(*) < ${ENOUGH} and coalesce(max(score), 0) < ${THE_ONE} from exact)`)!)}
    ), loads as (
      ${kinds.includes('delivery order') ? loadsOf(person, asked) : NO_LOADS}
    ), best as (
      select *, row_number() over (partition by kind order by score desc, day desc nulls last, title) as place from (
        select * from exact
        union all select * from near where record_id not in (select record_id from exact)
        union all select * from loads) found
    )
    select kind, record_id as id, score::float8 as score, customer_id as "customerId", project_id as "projectId"
    from best where place <= ${EACH} order by score desc, day desc nulls last, title`)
  return rows
}

const entriesOf = (asked: Asked, where: SQL | undefined): SQL =>
  raw`select ${kind} as kind, record_id, ${exactScore(asked)} - case when active then 0 else 8 end as score,
    customer_id, project_id, day, title from ${searchEntries} where ${where}`

/** Each kind by the scope of its own area, asked of the columns of the entry; goods are everybody's who may open them. */
function allowed(person: Person, kinds: readonly SearchKind[]): SQL {
  const scopes: [SearchKind[], SQL | undefined][] = [
    [['customer', 'contact'], seenCustomers(person, customerId)],
    [['invoice'], seenBills(person, customerId)],
    // A deputy sees a draft for as long as it is being approved, which the row of the draft alone says.
    [['invoice draft'], through(seenDrafts(person), ofDraft)],
    [['project', 'site', 'purchase order'], seenProjects(person, projectId)],
    [['order'], seenOrders(person, { id: searchEntries.recordId, regionId, customerId })],
    [['driver', 'truck'], atSeenPlantsOrNone(person, plantId)],
    [['cylinder set'], ofSeenPlants(person, plantId)],
    [['product', 'mix', 'material'], undefined],
  ]
  const open = scopes
    .map(([of, seen]) => [of.filter(one => kinds.includes(one)), seen] as const)
    .filter(([of]) => of.length)
    .map(([of, seen]) => and(inArray(kind, of), seen))
  return raw`(${or(...open) ?? raw`false`})`
}

/** Of records known by kind and id those that the person sees. */
export async function seenAmong(sql: Sql, person: Person, of: readonly Pick<Candidate, 'kind' | 'id'>[]) {
  const kinds = [...new Set(of.map(one => one.kind))]
  const ids = raw`any(${raw.param(of.map(one => one.id))}::uuid[])`
  const { rows } = await sql.execute<Pick<Candidate, 'kind' | 'id'>>(raw`
    select ${kind} as kind, record_id as id from ${searchEntries} where record_id = ${ids} and ${allowed(person, kinds)}
    union all select 'delivery order', ${deliveryOrders.id} from ${deliveryOrders}
    where ${and(raw`${deliveryOrders.id} = ${ids}`, raw`${kinds.includes('delivery order')}`, seenDeliveries(person))}`)
  return rows
}

const ofDraft = (seen: Seen): SQL =>
  raw`exists (select from ${invoiceDrafts} where ${and(raw`${invoiceDrafts.id} = ${searchEntries.recordId}`, seen)})`

const like = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')
const all = (of: string[], make: (word: string) => SQL): SQL => and(...of.map(make)) ?? raw`false`
const hasFigures = (asked: Asked) => asked.squeezed.length > 1 && /\d/.test(asked.squeezed)

function exactly(asked: Asked): (SQL | undefined)[] {
  const { squeezed, digits, amount } = asked
  return [
    all(asked.words, word => raw`${words} like ${word.length > 2 ? `%${like(word)}%` : `% ${like(word)}%`}`),
    ...(squeezed.length > 2 && (asked.words.length < 3 || /\d/.test(squeezed))
      ? [raw`${keys} like ${`% ${squeezed}%`}`]
      : []),
    ...(digits[0] && digits[0].length > 3 ? digits.map(one => raw`${keys} like ${`%${one}%`}`) : []),
    ...(amount ? [raw`${searchEntries.amount} = ${amount}::numeric`] : []),
  ]
}

/** Named that there is a number, because the indexes hold the rows that have one and no others. */
function numbered(asked: Asked): SQL | undefined {
  const fits = hasFigures(asked) ? byNumber(asked, raw`${serial}`, raw`${title}`) : undefined
  return fits ? and(raw`${serial} is not null`, fits) : raw`false`
}

/** A number by its figures from the front, with the letters before them if they were typed, or by its end. */
function byNumber({ typed, squeezed }: Asked, figures: SQL, whole: SQL): SQL | undefined {
  const front = typed.replace(/^([A-Za-z][A-Za-z0-9]*[-/ ])+/, '').replaceAll(/[^0-9]/g, '')
  // PGT 347 is a load of that plant, 347 one of any.
  const [, letters, end] = /^([a-z]+)(\d{3,})$/.exec(squeezed) ?? ['', '', /\d{3}$/.test(squeezed) ? squeezed : '']
  return or(
    front.length >= FEWEST_FIGURES
      ? and(
          raw`${figures} collate "C" like ${`${front}%`}`,
          front === squeezed ? undefined : raw`${whole} like ${`${squeezed}%`}`,
        )
      : undefined,
    end
      ? and(
          raw`reverse(${whole}) collate "C" like ${`${[...end].reverse().join('')}%`}`,
          letters ? raw`${whole} like ${`${letters}%`}` : undefined,
        )
      : undefined,
  )
}

function exactScore(asked: Asked): SQL {
  const { squeezed, digits, amount } = asked
  const name = asked.words.join(' ')
  const ends = digits.filter(one => one.length > 3)
  return raw`(case
    when ${title} = ${squeezed} and ${serial} is not null then 100
    when ${keys} like ${`% ${squeezed} %`} then case when ${serial} is null then 99 else 91 end
    ${amount ? raw`when ${searchEntries.amount} = ${amount}::numeric then 98` : raw``}
    when ${title} = ${name} then 96
    ${ends.length ? raw`when ${or(...ends.map(one => raw`${keys} like ${`%${one} %`}`))} then 92` : raw``}
    when ${title} like ${`${like(name)} %`} then 88
    when ${title} like ${`${like(name)}%`} then 86
    when ${all(asked.words, word => raw`(' ' || ${title} || ' ') like ${`% ${like(word)} %`}`)} then 82
    when ${all(asked.words, word => raw`(' ' || ${title}) like ${`% ${like(word)}%`}`)} then 76
    when ${serial} is not null and ${title} like ${`%${squeezed}`} then 74
    when ${keys} like ${`% ${squeezed}%`} then 72
    when ${serial} is not null then 64
    when ${all(asked.words, word => raw`${words} like ${`% ${like(word)} %`}`)} then 62
    when ${all(asked.words, word => raw`${words} like ${`% ${like(word)}%`}`)} then 60
    else 52 end)`
}

const LOAD = raw`'delivery order' as kind, ${deliveryOrders.id} as record_id`
const NO_LOADS = raw`select kind, record_id, 0 as score, customer_id, project_id, day, title from ${searchEntries} where false`

/** Delivery orders by their own two indexes: no row for each of the millions. */
function loadsOf(person: Person, asked: Asked): SQL {
  const figures = raw`search_serial(${deliveryOrders.doNumber})`
  const whole = raw`search_squeezed(${deliveryOrders.doNumber})`
  const fits = hasFigures(asked) ? byNumber(asked, figures, whole) : undefined
  if (!fits) return NO_LOADS
  return raw`select 'delivery order', id, case when whole = ${asked.squeezed} then 101 when whole like ${`%${asked.squeezed}`} then 75 else 73 end,
      customer_id, project_id, do_date, whole from (
    select ${LOAD}, ${deliveryOrders.id}, ${deliveryOrders.customerId}, ${deliveryOrders.projectId}, ${deliveryOrders.doDate}, ${whole} as whole
    from ${deliveryOrders}
    where ${and(raw`${deliveryOrders.doNumber} is not null`, fits, seenDeliveries(person))}
    limit ${MOST_NUMBERS}) of order by 3 desc, do_date desc limit ${EACH}`
}
