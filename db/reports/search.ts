import type { Person } from '~/domain/access/roles'
import type { FoundRecord } from '~/domain/reports/search'
import type { Sql } from '../kit/open'
import type { Source } from './search-source'
import { SOURCES } from './search-sources'

const MOST = 20

/**
 * Records by number or name over every area that the person may open, best first: an exact number, then a beginning,
 * then a fragment. `#` asks for delivery orders, `@` for customers alone.
 */
export async function searchRecords(sql: Sql, person: Person, asked: string): Promise<FoundRecord[]> {
  return searched(sql, person, asked, source => source.mayOpen(person))
}

/** The same over every kind of record, for IT support, which opens none of them in its own place. */
export const searchEverything = (sql: Sql, asked: string): Promise<FoundRecord[]> =>
  searched(sql, EVERYBODY, asked, () => true)

const EVERYBODY: Person = {
  id: '',
  username: '',
  name: '',
  roles: [],
  scope: { all: true, salespersonId: null, plantIds: [], regionIds: [] },
  sessionId: null,
}

async function searched(
  sql: Sql,
  person: Person,
  asked: string,
  mayOpen: (source: Source) => boolean,
): Promise<FoundRecord[]> {
  const only = asked.startsWith('#') ? ['delivery order'] : asked.startsWith('@') ? ['customer'] : null
  const text = asked.replace(/^[#@]\s*/, '').trim()
  if (text.length < 2) return []
  const sources = SOURCES.filter(source => (!only || only.includes(source.kind)) && mayOpen(source))
  const found = await Promise.all(sources.map(source => source.find(sql, person, text)))
  return found
    .flat()
    .sort((a, b) => rank(b, text) - rank(a, text))
    .slice(0, MOST)
}

function rank(row: FoundRecord, text: string): number {
  const [label, detail, wanted] = [row.label.toLowerCase(), row.detail.toLowerCase(), text.toLowerCase()]
  if (label === wanted || detail === wanted) return 3
  return label.startsWith(wanted) ? 2 : label.includes(wanted) ? 1 : 0
}
