import { data } from '@remix-run/node'
import type * as z from 'zod'
import { readDate, readTime } from './dates'
import { plainNumber } from './figures'
import { place, type Raw } from './form/entries'
import type { Problem } from './problem'

export type ReadForm<Values> = {
  /** In the shape the call wants; what does not fit is left as typed, for the API to refuse with the right words. */
  values: Values
  /** As typed, to fill the form again without JavaScript. */
  raw: Raw
  intent: string
  /** For the Idempotency-Key header of the write. */
  key: string
}

/** A posted form as the values of a contract: `lines.0.quantity` nests, numbers become numbers, blank rows go. */
export async function readForm<S extends z.ZodType>(
  request: Request,
  schema: S,
  /** What the contract calls the fields that a form carries as `id` and `version`. */
  wire: { id?: string; version?: string } = {},
): Promise<ReadForm<z.input<S>>> {
  const form = await request.formData()
  const raw = nested(form)
  const named = { ...raw }
  for (const [ours, theirs] of Object.entries(wire)) if (raw[ours] !== undefined) named[theirs] = raw[ours]
  return {
    values: fitted(named, schema) as z.input<S>,
    raw,
    intent: String(form.get('intent') ?? ''),
    key: String(form.get('_key') ?? ''),
  }
}

/**
 * The address of a list as the body of a search that is posted: figures and switches lose their quotes. What the contract
 * does not know stays, for the API to refuse.
 */
export const readSearch = <S extends z.ZodType>(query: Record<string, string | string[]>, schema: S): z.input<S> =>
  Object.assign({}, query, fitted(query, schema)) as z.input<S>

/** What a button of a record or a row posted: the intent, its fields as text, the key for its write. */
export async function readIntent(request: Request) {
  const form = await request.formData()
  const fields: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string' && !name.startsWith('_') && name !== 'intent') fields[name] = value
  }
  // A switch in a list says all three at once.
  const [id, version, active] = fields.row?.split(' ') ?? []
  if (id && version && active) Object.assign(fields, { id, version, active })
  return { intent: String(form.get('intent') ?? ''), fields, key: String(form.get('_key') ?? '') }
}

/** Answers a refused form: the problem beside what was typed. */
export const refused = (problem: Problem, raw: Raw) => data({ problem, values: raw }, { status: problem.status })
export type Refused = { problem: Problem; values: Raw }

type Schema = { _zod: { def: Def } }
type Def = {
  type: string
  innerType?: Schema
  in?: Schema
  shape?: Record<string, Schema>
  element?: Schema
  options?: Schema[]
  values?: unknown[]
}

/** Dates and figures are typed as people type them; the form says which fields those are. */
function nested(form: FormData): Raw {
  const marked = (kind: string) => new Set(form.getAll(kind).map(String))
  const [dates, times, figures] = [marked('_date'), marked('_time'), marked('_figure')]
  const today = String(form.get('_today') ?? '')
  const root: Raw = {}
  for (const name of new Set(form.keys())) {
    if (name.startsWith('_') || name === 'intent') continue
    const sent = form.getAll(name).filter((value): value is string => typeof value === 'string')
    const read = (text: string) =>
      dates.has(name)
        ? (readDate(text, today) ?? text)
        : times.has(name)
          ? (readTime(text) ?? text)
          : figures.has(name)
            ? plainNumber(text)
            : text
    const isSwitch = sent.length === 2 && sent[0] === 'false' && sent[1] === 'true'
    place(root, name.split('.'), isSwitch ? 'true' : sent.length > 1 ? sent.map(read) : read(sent[0] ?? ''))
  }
  return root
}

function fitted(value: unknown, schema: Schema): unknown {
  const def = schema._zod.def
  switch (def.type) {
    case 'pipe':
      return fitted(value, def.in!)
    case 'default':
    case 'prefault':
    case 'optional':
      return isBlank(value) ? undefined : fitted(value, def.innerType!)
    case 'nullable':
      return isBlank(value) ? null : fitted(value, def.innerType!)
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return fitted(value, def.innerType!)
    case 'number':
      return typeof value !== 'string' ? value : value.trim() === '' ? undefined : finite(value)
    case 'literal':
      return typeof def.values?.[0] === 'number' && typeof value === 'string' ? finite(value) : value
    case 'boolean':
      return value === 'true' || value === 'on' ? true : value === 'false' || value === '' ? false : value
    case 'array':
      return listed(value)
        .filter(row => !isBlank(row))
        .map(row => fitted(row, def.element!))
    case 'object':
      return value === undefined ? undefined : fields(value as Raw, def.shape!)
    case 'union':
      return fittedToOne(value, def.options ?? [])
    default:
      return value
  }
}

function fields(value: Raw, shape: Record<string, Schema>) {
  const result: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(shape)) {
    const given = value && typeof value === 'object' ? value[name] : undefined
    if (given === undefined && schema._zod.def.type !== 'array') continue
    const read = nullish(schema) && isBlank(given) ? null : fitted(given, schema)
    if (read !== undefined) result[name] = read
  }
  return result
}

const fittedToOne = (value: unknown, options: Schema[]) => {
  const kinds = options.map(option => option._zod.def.type)
  const chosen = kinds.includes('string') ? -1 : kinds.findIndex(kind => kind === 'number' || kind === 'boolean')
  return chosen < 0 ? value : fitted(value, options[chosen]!)
}

/** `.nullish()` wraps null in optional: an emptied field means null, not "leave it". */
function nullish(schema: Schema): boolean {
  const def = schema._zod.def
  if (def.type === 'pipe') return nullish(def.in!)
  return def.type === 'nullable' || (def.type === 'optional' && nullish(def.innerType!))
}

const finite = (text: string) => (Number.isFinite(Number(text)) ? Number(text) : text)

const listed = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value
  if (value && typeof value === 'object') {
    return Object.entries(value)
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([, row]) => row)
  }
  return isBlank(value) ? [] : [value]
}

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && Object.values(value as object).every(inner => isBlank(inner) || inner === 'false'))
