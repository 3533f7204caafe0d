import { showDate, showDateTime } from '~/web/kit/dates'
import { countOf } from '~/web/kit/figures'

type Changed = {
  before?: unknown
  after?: unknown
  changed?: string[] | null
}

/** What a line of the trail says that changed, field by field, old to new. */
export function Changes({ row, names = {} }: { row: Changed; names?: Record<string, string> }) {
  const fields = row.before && row.after ? (row.changed ?? []) : []
  if (fields.length === 0) return null
  return (
    <dl className="mt-1.5 grid gap-1 text-table">
      {fields
        .flatMap(field => stepsOf(nameOf(field, names), valueIn(row.before, field), valueIn(row.after, field)))
        .map(({ name, was, is }) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="text-muted">{name}</dt>
            <dd>
              <del className="text-muted">{valueText(was)}</del>
              <span aria-hidden className="mx-1.5 text-muted">
                →
              </span>
              <ins className="font-semibold no-underline">{valueText(is)}</ins>
            </dd>
          </div>
        ))}
    </dl>
  )
}

/** A field of what a line of the trail keeps, which is a record of its time and need not be one of today's. */
export const valueIn = (record: unknown, field: string): unknown =>
  record !== null && typeof record === 'object'
    ? Object.entries(record).find(([name]) => name === field)?.[1]
    : undefined

type Step = { name: string; was: unknown; is: unknown }

/** Rows that are in the same places are told cell by cell, each by what it is called. */
export function stepsOf(name: string, was: unknown, is: unknown): Step[] {
  if (!isRows(was) || !isRows(is) || was.length !== is.length) return [{ name, was, is }]
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
}

const isRows = (value: unknown): value is Record<string, unknown>[] =>
  Array.isArray(value) && value.length > 0 && value.every(row => row !== null && typeof row === 'object')

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

/** As a person would say it: dates as dates, lists as lists, and no id of another record. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'empty'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return listText(value)
  if (typeof value === 'object') return Object.entries(value).map(pairText).join(', ')
  const text = String(value)
  if (AN_ID.test(text)) return 'another record'
  if (A_DATE.test(text)) return showDate(text)
  if (A_STATE.test(text)) return text.replaceAll('_', ' ')
  return AN_INSTANT.test(text) ? showDateTime(text) : text
}

const AN_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const A_STATE = /^[a-z]+(_[a-z]+)+$/
const A_DATE = /^\d{4}-\d{2}-\d{2}$/
const AN_INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

function listText(values: unknown[]): string {
  if (values.length === 0) return 'none'
  const named = values.every(value => typeof value !== 'object' && !AN_ID.test(String(value)))
  return named ? values.map(valueText).join(', ') : countOf(values.length, ['entry', 'entries'])
}

const pairText = ([name, value]: [string, unknown]) => `${spelled(name).toLowerCase()} ${valueText(value)}`
