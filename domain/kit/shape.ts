import * as z from 'zod'
import { isPlainDate } from './time'
import * as words from './words'

/** What a field is called: a sentence of a catalogue, or a text that is still to come into one. */
type Label = string | (() => string)
const called = (label: Label) => (typeof label === 'string' ? label : label())

/** The building blocks of every contract: strict, well-formed, bounded. */
const MAX_DECIMAL = /^-?\d{1,11}(\.\d+)?$/

export const id = () => z.uuid('An id is needed')

const clean = (value: string) => value.isWellFormed() && !value.includes('\u0000')

/** Trimmed text without NUL and lone surrogates. */
export const text = (max = 200) =>
  z.string().refine(clean, 'Text has characters that cannot be stored').trim().max(max, `At most ${max} characters`)

export const requiredText = (label: Label, max = 200) =>
  text(max).min(1, { error: () => words.fieldRequired({ label: called(label) }) })

/** Empty text of a form counts as absent. */
export const optionalText = (max = 400) =>
  text(max)
    .nullish()
    .transform(value => value || null)

/** Stops there when it is none, so that a rule over two dates never reckons with something else. */
export const plainDate = () =>
  z.string().refine(isPlainDate, { error: missingOr('A date', 'A date as yyyy-MM-dd is needed'), abort: true })
export const clock = () =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: missingOr('A time', 'A time as HH:mm is needed'), abort: true })
export const instant = (wrong: () => string = () => 'An instant as yyyy-MM-ddTHH:mm:ssZ is needed') =>
  z.iso.datetime({ offset: true, error: wrong })

/** Nothing typed is not a wrong value. */
function missingOr(label: Label, wrong: Label) {
  return (issue: { input?: unknown }) =>
    issue.input === '' ? words.fieldRequired({ label: called(label) }) : called(wrong)
}

/** A decimal as string or finite JSON number; '' , null and arrays are refused, never read as 0. */
function decimalText(places: number, label: Label) {
  return z
    .union([z.string(), z.number()])
    .transform(value => String(value).trim())
    .refine(value => MAX_DECIMAL.test(value), {
      error: missingOr(label, () => words.fieldNotANumber({ label: called(label) })),
      abort: true,
    })
    .refine(value => (value.split('.')[1]?.length ?? 0) <= places, {
      error: () => words.fieldDecimals({ label: called(label), places }),
    })
}

const notNegative = (places: number, label: Label) =>
  decimalText(places, label).refine(value => Number(value) >= 0, {
    error: () => words.fieldNotNegative({ label: called(label) }),
  })

/** How the document of the API names money and unit prices: the calls that take them are found by it. */
export const AMOUNT = { format: 'amount' }
export const UNIT_PRICE = { format: 'unit-price' }
/** S$. */
export const money = (label: Label = 'Amount') => decimalText(2, label).meta(AMOUNT)
/** S$ per unit, or a figure that prices follow. */
export const price = (label: Label = 'Price') => notNegative(4, label).meta(UNIT_PRICE)
/** S$ per unit, up or down. */
export const priceChange = (label: Label = 'Change') => decimalText(4, label).meta(UNIT_PRICE)
/** A figure of up to four places that is neither money nor below zero. */
export const figure = (label: Label = 'Number') => notNegative(4, label)
/** m³ above zero. */
export const quantity = (label: Label = 'Quantity') =>
  decimalText(2, label).refine(value => Number(value) > 0, {
    error: () => words.fieldAboveZero({ label: called(label) }),
  })
/** m³, zero allowed. */
export const quantityOrZero = (label: Label = 'Quantity') => notNegative(2, label)
export const mass = (label: Label = 'Mass') => notNegative(3, label)
export const percent = (label: Label = 'Per cent') => decimalText(4, label)
/** Any signed decimal where the rule itself judges, e.g. the quantities that the order rules drop. */
export const anyDecimal = (places = 4, label: Label = 'Number') => decimalText(places, label)

export const latitude = () => z.number().min(-90).max(90)
export const longitude = () => z.number().min(-180).max(180)
export const minutes = (max = 1440) => z.int().min(0).max(max)

/** Query-string forms. */
export const queryFlag = () => z.stringbool().optional()
export const queryCount = (max: number, least = 0) =>
  z
    .string()
    .regex(/^\d{1,7}$/, 'A whole number is needed')
    .transform(Number)
    .pipe(z.int().min(least, `At least ${least}`).max(max, `At most ${max}`))

/** One or several ids in a query: repeated key or comma list. */
export const queryIds = (max = 200) =>
  z
    .union([z.string(), z.array(z.string())])
    .transform(value => (Array.isArray(value) ? value : value.split(',')).map(part => part.trim()).filter(Boolean))
    .pipe(z.array(id()).max(max))

export const Id = z.strictObject({ id: id() })
export type Id = z.infer<typeof Id>

/** What every change carries: whose state it was made from. */
export const versioned = { id: id(), version: z.int().min(1, 'Version is required') }

/** The version of a change that has no body. */
export const VersionQuery = z.strictObject({
  version: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'Version is required')
    .transform(Number)
    .pipe(z.int().min(1).max(999_999_999)),
})
