import { showDate, showDateTime } from '~/web/kit/dates'
import { countOf } from '~/web/kit/figures'

type Changed = {
  before?: unknown
  after?: unknown
  changed?: string[] | null
  names?: Record<string, string>
}
type Called = Readonly<Record<string, string>>

/** What a line of the trail says that changed, field by field, old to new. */
export function Changes({ row, names = {} }: { row: Changed; names?: Record<string, string> }) {
  const fields = row.before && row.after ? (row.changed ?? []) : []
  if (fields.length === 0) return null
  return (
    <dl className="mt-1.5 grid gap-1 text-table">
      {fields
        .flatMap(field => stepsOf(nameOf(field, names), valueIn(row.before, field), valueIn(row.after, field)))
        .map(step => (
          <div key={step.name} className="flex flex-wrap gap-x-2">
            <dt className="text-muted">{step.name}</dt>
            <dd>
              {'added' in step ? (
                <ListChange added={step.added} removed={step.removed} called={row.names} />
              ) : (
                <>
                  <del className="text-muted">{valueText(step.was, row.names)}</del>
                  <span aria-hidden className="mx-1.5 text-muted">
                    →
                  </span>
                  <ins className="font-semibold no-underline">{valueText(step.is, row.names)}</ins>
                </>
              )}
            </dd>
          </div>
        ))}
    </dl>
  )
}

type ListProps = { added: readonly unknown[]; removed: readonly unknown[]; called: Called | undefined }

const ListChange = ({ added, removed, called }: ListProps) => (
  <span className="flex flex-wrap gap-x-3">
    {removed.length > 0 && (
      <span className="text-muted">
        removed <del>{removed.map(entry => entryText(entry, called)).join('; ')}</del>
      </span>
    )}
    {added.length > 0 && (
      <span>
        <span className="text-muted">added</span>{' '}
        <ins className="font-semibold no-underline">{added.map(entry => entryText(entry, called)).join('; ')}</ins>
      </span>
    )}
  </span>
)

/** A field of what a line of the trail keeps, which is a record of its time and need not be one of today's. */
export const valueIn = (record: unknown, field: string): unknown =>
  record !== null && typeof record === 'object'
    ? Object.entries(record).find(([name]) => name === field)?.[1]
    : undefined

type Step = { name: string; was: unknown; is: unknown } | { name: string; added: unknown[]; removed: unknown[] }

/**
 * Rows that are in the same places are told cell by cell, each by what it is called; of other lists what came and what
 * went, so that nobody has to compare two counts.
 */
export function stepsOf(name: string, was: unknown, is: unknown): Step[] {
  if (isRows(was) && isRows(is) && was.length === is.length && was.every((row, at) => isSame(row, is[at]!)))
    return is.flatMap((row, at) => {
      const before = was[at]!
      const called = row.label ?? row.name ?? row.code ?? at + 1
      return Object.keys(row)
        .filter(field => field !== 'id' && JSON.stringify(before[field]) !== JSON.stringify(row[field]))
        .map(field => ({
          name: `${name} ${called}, ${spelled(field).toLowerCase()}`,
          was: before[field],
          is: row[field],
        }))
    })
  if (!Array.isArray(was) || !Array.isArray(is)) return [{ name, was, is }]
  const [removed, added] = [missingFrom(is, was), missingFrom(was, is)]
  return added.length || removed.length ? [{ name, added, removed }] : [{ name, was, is }]
}

/** Rows keep their id, or what they are called, where they are changed and not replaced by another. */
function isSame(a: Entry, b: Entry): boolean {
  if (a.id !== undefined && a.id === b.id) return true
  const named = a.label ?? a.name ?? a.code
  return named !== undefined && named === (b.label ?? b.name ?? b.code)
}

function missingFrom(list: unknown[], of: unknown[]): unknown[] {
  const left = list.map(entryKey)
  return of.filter(entry => {
    const at = left.indexOf(entryKey(entry))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** A list is written anew as a whole, so that the id of a row says nothing of the row. */
const entryKey = (entry: unknown): string => JSON.stringify(isRow(entry) ? { ...entry, id: undefined } : entry)

type Entry = Record<string, unknown>
const isRow = (value: unknown): value is Entry => value !== null && typeof value === 'object' && !Array.isArray(value)
const isRows = (value: unknown): value is Entry[] => Array.isArray(value) && value.length > 0 && value.every(isRow)

export const nameOf = (field: string, names: Record<string, string>) => names[field] ?? spelled(field)

/** `orderDate` and `order_date` are both read as 'Order date', `mixDesignId` as 'Mix design', `doNumber` as 'DO number'. */
export const spelled = (name: string) => {
  const words = name
    .replace(/[_-]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/(?<=.) id$/, '')
    .replace(/\b(do|gwp|gst)\b/g, short => short.toUpperCase())
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** As a person would say it: dates as dates, lists as lists, and another record by its name. */
export function valueText(value: unknown, called: Called = {}): string {
  if (value === null || value === undefined || value === '') return 'empty'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return listText(value, called)
  if (typeof value === 'object') return entryText(value, called)
  const text = String(value)
  if (AN_ID.test(text)) return called[text] ?? 'another record'
  if (A_DATE.test(text)) return showDate(text)
  if (A_STATE.test(text)) return text.replaceAll('_', ' ')
  return AN_INSTANT.test(text) ? showDateTime(text) : text
}

const AN_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const A_STATE = /^[a-z]+(_[a-z]+)+$/
const A_DATE = /^\d{4}-\d{2}-\d{2}$/
const AN_INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

function listText(values: unknown[], called: Called): string {
  if (values.length === 0) return 'none'
  const known = (value: unknown) => !AN_ID.test(String(value)) || called[String(value)] !== undefined
  const named = values.every(value => typeof value !== 'object' && known(value))
  return named ? values.map(value => valueText(value, called)).join(', ') : countOf(values.length, ['entry', 'entries'])
}

/** An entry of a list by the records that it names and what it says of them; ids without a name say nothing. */
export function entryText(entry: unknown, called: Called = {}): string {
  if (!isRow(entry)) return valueText(entry, called)
  const shown = Object.entries(entry).filter(([field, value]) => isSaid(field, value, called))
  const one = shown.length === 1 ? shown[0] : undefined
  return one ? valueText(one[1], called) : shown.map(pair => pairText(pair, called)).join(', ') || 'an entry'
}

/** What every entry has says nothing of this one; an id is said by a name or not at all. */
const isSaid = (field: string, value: unknown, called: Called): boolean =>
  !['id', 'version', 'demo'].includes(field) &&
  !(field === 'active' && value === true) &&
  value !== null &&
  value !== '' &&
  !(AN_ID.test(String(value)) && !called[String(value)])

const pairText = ([name, value]: [string, unknown], called: Called) =>
  AN_ID.test(String(value)) ? valueText(value, called) : `${spelled(name).toLowerCase()} ${valueText(value, called)}`
