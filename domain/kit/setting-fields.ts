import * as z from 'zod'
import { RETURN_CAUSES } from './return-cause'
import { SETTINGS, type SettingName } from './setting'

/** One input of a setting, by its shape; `path` is where its value lies, dots between. */
export type SettingField = {
  path: string
  label: string
  kind: 'switch' | 'whole' | 'number' | 'decimal' | 'clock' | 'text' | 'choice' | 'list'
  choices: string[]
  optional: boolean
}

/** What a setting is typed in: its fields, or the columns of its rows. */
export type SettingForm = { rows: boolean; fields: SettingField[] }
/** As an input carries it: text, a switch as `true`. */
export type Entries = Record<string, string>
/** Switched on where something that may be left out is there. */
const THERE = 'there'

export function settingForm(name: SettingName): SettingForm {
  const { shape } = SETTINGS[name]
  return isRows(shape)
    ? { rows: true, fields: fieldsOf(shape.element, '') }
    : { rows: false, fields: fieldsOf(shape, 'value') }
}

const isRows = (shape: unknown): shape is z.ZodArray<z.ZodObject> =>
  shape instanceof z.ZodArray && shape.element instanceof z.ZodObject

function fieldsOf(shape: unknown, path: string, optional = false): SettingField[] {
  if (shape instanceof z.ZodNullable) {
    const inner = shape.unwrap()
    if (!(inner instanceof z.ZodObject)) return fieldsOf(inner, path, true)
    const there = {
      path: `${path}.${THERE}`,
      label: labelOf(path),
      kind: 'switch' as const,
      choices: [],
      optional: true,
    }
    return [there, ...fieldsOf(inner, path, true)]
  }
  if (shape instanceof z.ZodObject)
    return Object.entries(shape.shape).flatMap(([key, inner]) =>
      fieldsOf(inner, path ? `${path}.${key}` : key, optional),
    )
  const one = shape instanceof z.ZodArray ? shape.element : shape
  const choices = one instanceof z.ZodEnum ? one.options.map(String) : []
  return [{ path, label: labelOf(path), kind: kindOf(shape), choices, optional }]
}

function kindOf(shape: unknown): SettingField['kind'] {
  if (shape instanceof z.ZodBoolean) return 'switch'
  if (shape instanceof z.ZodArray) return 'list'
  if (shape instanceof z.ZodEnum) return 'choice'
  if (shape instanceof z.ZodNumber) return shape.isInt ? 'whole' : 'number'
  if (shape instanceof z.ZodString)
    return shape.safeParse('06:30').success && !shape.safeParse('x').success ? 'clock' : 'text'
  return 'decimal'
}

/** A value as its inputs show it. */
export function entriesOf(name: SettingName, value: unknown): Entries {
  const rows = settingForm(name).rows && Array.isArray(value) ? value : undefined
  return Object.assign({}, ...(rows ? rows.map((row, at) => flat(row, String(at))) : [flat(value, 'value')]))
}

function flat(value: unknown, path: string): Entries {
  if (value === null || value === undefined) return {}
  if (Array.isArray(value)) return { [path]: value.join(', ') }
  if (typeof value !== 'object') return { [path]: String(value) }
  return Object.assign(
    { [`${path}.${THERE}`]: 'true' },
    ...Object.entries(value).map(([key, of]) => flat(of, `${path}.${key}`)),
  )
}

/** What was typed as a value, for the shape to judge: what does not fit stays as it was typed. */
export function typedSetting(name: SettingName, entries: Entries): unknown {
  const { shape } = SETTINGS[name]
  if (!isRows(shape)) return typed(shape, 'value', entries)
  const count =
    Math.max(
      -1,
      ...Object.keys(entries)
        .map(key => Number.parseInt(key, 10))
        .filter(Number.isInteger),
    ) + 1
  return Array.from({ length: count }, (_, at) => at)
    .filter(at => Object.keys(entries).some(key => key.startsWith(`${at}.`) && !key.endsWith(THERE) && entries[key]))
    .map(at => typed(shape.element, String(at), entries))
}

function typed(shape: unknown, path: string, entries: Entries): unknown {
  const text = entries[path]?.trim() ?? ''
  if (shape instanceof z.ZodNullable) {
    const inner = shape.unwrap()
    const there = inner instanceof z.ZodObject ? entries[`${path}.${THERE}`] : text
    return there ? typed(inner, path, entries) : null
  }
  if (shape instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(shape.shape).map(([key, inner]) => [key, typed(inner, `${path}.${key}`, entries)]),
    )
  if (shape instanceof z.ZodBoolean) return text === 'true' || text === 'on'
  if (shape instanceof z.ZodNumber) return numberOr(text)
  if (shape instanceof z.ZodArray) {
    const parts = text.split(/[,;\s]+/).filter(Boolean)
    return shape.element instanceof z.ZodNumber ? parts.map(numberOr) : parts
  }
  return text
}

const numberOr = (text: string) => (text !== '' && Number.isFinite(Number(text)) ? Number(text) : text)

const LABELS: Record<string, string> = {
  ...Object.fromEntries(RETURN_CAUSES.map(({ code, label }) => [code, label])),
  value: 'Value',
  firstAfterMinutes: 'First after, minutes',
  firstTo: 'First to',
  secondAfterMinutes: 'Second after, minutes',
  secondTo: 'Second to',
  gstNo: 'GST registration no.',
  registration: 'Company registration no.',
  bank: 'Payment details',
  alone: 'Own authority',
  approves: 'Approves for others',
  leastMarginPercent: 'Lowest margin, %',
  mostBelowListPercent: 'Largest discount off list, %',
  mostAmount: 'Largest amount off list, S$',
  oneUpTo: 'One approval up to, S$',
  twoUpTo: 'Two approvals up to, S$',
  passes: 'Clean drafts pass',
  passUpTo: 'Up to, S$',
  product: 'Concrete',
  associate: 'Add-on products',
  sub_product: 'Charges',
  service: 'Services',
  adjustment: 'Adjustments',
  standard: 'Standard-rated',
  zero: 'Zero-rated',
  amberPercent: 'Amber below, % of target margin',
  redPercent: 'Red below, % of target margin',
  maxMinutes: 'Maximum minutes',
  asks: 'Approval without evidence is',
  batches: 'Trial batches needed',
  marginMpa: 'Mean above fck by at least, MPa',
  productionResults: 'Or production results needed (0: never)',
  agreement: 'Customer agreement is',
  loads: 'Loads that need it',
  quantities: 'Batch quantities on the submittal are',
  method: 'Maturity function',
  datum: 'Datum temperature, °C',
  activationEnergy: 'Apparent activation energy, kJ/mol',
  reference: 'Reference temperature, °C',
  longestGap: 'Longest time between readings, h',
  curve: 'Strength–maturity curve',
  curveAges: 'Ages that a curve needs, days',
  curing: 'Curing temperature of specimens, °C',
  askedPercent: 'Strength asked for first, % of fck',
  warnDays: 'Warn before an agreement ends, days',
  asked: 'Ask',
  proofMinutes: 'Then not again for, minutes',
  amountAbove: 'Approvals above, S$',
  near: 'Amber at',
  last: 'Red at',
}

/** A key as people read it: "breakMinutes" is "Break minutes". */
function labelOf(path: string): string {
  const parts = path.split('.').filter(part => part !== 'value')
  const key = parts.at(-1) ?? 'value'
  const own = LABELS[key] ?? sentence(key)
  const of = parts.length > 1 ? `${LABELS[parts[0]!] ?? sentence(parts[0]!)}: ` : ''
  return of ? `${of}${inSentence(own)}` : own
}
/** An abbreviation keeps its capitals. */
const inSentence = (label: string) =>
  /^[A-Z][^A-Z]/.test(label) ? `${label.charAt(0).toLowerCase()}${label.slice(1)}` : label
/** A name of the code as people read it: `siteSilent` is "Site silent". */
export const sentence = (key: string): string => {
  const words = key.replace(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A value in one line, for lists and previews. */
export function valueWords(name: SettingName, value: unknown): string {
  const { rows, fields } = settingForm(name)
  if (rows && Array.isArray(value)) return `${value.length} ${value.length === 1 ? 'row' : 'rows'}`
  const entries = entriesOf(name, value)
  const shownFields = fields.map(({ path, label, kind, choices }) => {
    const text = entries[path] ?? ''
    const listed = kind === 'list' && choices.length ? text.replaceAll('_', ' ') || 'none' : text
    const shown = kind === 'switch' ? (text === 'true' ? 'yes' : 'no') : listed
    return fields.length === 1 ? shown : `${inSentence(label)} ${shown}`
  })
  return shownFields.join(', ')
}
