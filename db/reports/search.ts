import type { Person } from '~/domain/access/roles'
import { byName, byText } from '~/domain/kit/collation'
import { showDate } from '~/domain/kit/dates'
import { showMoney } from '~/domain/kit/figures'
import type { FoundRecord } from '~/domain/reports/search'
import { kindsOf, type SearchKind, urlOf } from '~/domain/reports/search-kinds'
import { askedOf } from '~/domain/reports/search-words'
import type { Sql } from '../kit/open'
import { type Candidate, candidatesOf, seenAmong } from './search-candidates'
import { FROM, factsOf } from './search-facts'
import { type Shown, shownOf } from './search-shown'

const MOST = 20
/** What somebody made or changed last comes before what fits as well. */
const MINE = 1.5
/** Orders and loads of a customer that was found come before what has the words somewhere. */
const RELATED = 61
/** From here on a customer or project is what was meant. */
const MEANT = 76
const MOST_MEANT = 3

/**
 * Records of every area that the person may open, by name, number, phone, plate or amount: what fits exactly, then what
 * begins so, then what has it somewhere, then what is nearly so. `#` asks for delivery orders, `@` for customers alone.
 */
export const searchRecords = (sql: Sql, person: Person, asked: string): Promise<FoundRecord[]> =>
  searched(sql, person, asked, person)

/** The same over every kind of record, for IT support, which opens none of them in its own place. */
export const searchEverything = (sql: Sql, asked: string): Promise<FoundRecord[]> =>
  searched(sql, EVERYBODY, asked, null)

/** Records known by kind and id as the search shows them, of those that the person may open. */
export async function recordsOf(
  sql: Sql,
  person: Person,
  of: readonly { kind: SearchKind; id: string }[],
): Promise<FoundRecord[]> {
  const kinds = kindsOf(person)
  const open = of.filter(one => kinds.includes(one.kind))
  const seen = open.length ? await seenAmong(sql, person, open) : []
  const rows = await shownOf(sql, person, seen, { kinds, customers: [], projects: [] })
  return rows.flatMap(row => recordOf(person, row))
}

const EVERYBODY: Person = {
  id: '',
  username: '',
  name: '',
  roles: [],
  scope: { all: true, salespersonId: null, plantIds: [], regionIds: [] },
  sessionId: null,
}

async function searched(sql: Sql, person: Person, given: string, opens: Person | null): Promise<FoundRecord[]> {
  const asked = askedOf(given)
  const kinds = kindsOf(opens).filter(kind => !asked.only || kind === asked.only)
  if (asked.words.join('').length < 2 || !kinds.length) return []
  const found = await candidatesOf(sql, person, asked, kinds)
  if (!found.length) return []
  const rows = await shownOf(sql, person, found, { kinds, ...meantBy(found) })
  const scores = new Map(found.map(one => [one.id, one.score]))
  const known = rows
    .filter(row => !row.related || !scores.has(row.id))
    .map(row => ({ row, score: (row.related ? RELATED : scores.get(row.id)!) + (row.mine ? MINE : 0) }))
  return known
    .sort((a, b) => b.score - a.score || byText(b.row.day ?? '', a.row.day ?? '') || byName(a.row.label, b.row.label))
    .flatMap(({ row }) => recordOf(opens, row))
    .slice(0, MOST)
}

function meantBy(found: Candidate[]) {
  const meant = found.filter(({ score }) => score >= MEANT)
  const of = (kinds: SearchKind[], id: (one: Candidate) => string | null) =>
    meant
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(one => id(one) ?? [])
      .slice(0, MOST_MEANT)
  return {
    customers: of(['customer'], one => one.customerId),
    projects: of(['project', 'site', 'purchase order'], one => one.projectId),
  }
}

function recordOf(opens: Person | null, { kind, id, label, parts, day, amount, status, ...of }: Shown): FoundRecord[] {
  const url = urlOf(opens, kind, { id, label, ...known(of) })
  if (!url) return []
  const named = factsOf(kind).map(([name], at) => ({ name, value: parts[at] }))
  const more = [
    { name: 'Date', value: day && showDate(day) },
    { name: 'Amount', value: amount && showMoney(amount) },
    { name: 'Status', value: status?.replaceAll('_', ' ') },
  ]
  const line = [...named.slice(0, FROM[kind].line.length), ...more]
  return [
    {
      kind,
      id,
      label,
      detail: present(line)
        .map(one => one.value)
        .join(', '),
      url,
      facts: present([...named, ...more]),
    },
  ]
}

const present = (facts: { name: string; value: string | null | undefined }[]): FoundRecord['facts'] =>
  facts.flatMap(({ name, value }) => (value ? [{ name, value }] : []))

const known = ({ customer, project, plant, truck }: Pick<Shown, 'customer' | 'project' | 'plant' | 'truck'>) => ({
  customer,
  project,
  plant,
  truck,
})
