import type { FigureName } from '~/domain/kit/figure/all'
import { decimal } from '~/domain/kit/money'
import { daysBetween, type PlainDate } from '~/domain/kit/time'
import type { House } from '../../kit/house'

export type Span = { from: PlainDate; to: PlainDate }
/** Of which days and of whom a figure is: of the whole company, of a plant, a customer, a state. */
export type Scope = Span & { who?: string | undefined }
type Value = string | number | null | undefined
/** A figure that a report names in its answer. */
export type Named = { figure: FigureName; of: Scope; value: Value }

/** A report that is asked for a span; it names nothing where it cannot be asked for it. */
export type Report = { name: string; asks: (portal: House, of: Span) => Promise<Named[]> }

export const named = (of: Scope, values: Partial<Record<FigureName, Value>>): Named[] =>
  Object.entries(values).map(([figure, value]) => ({ figure: figure as FigureName, of, value }))

export const plant = (of: Span, plantId: string): Scope => ({ ...of, who: `plant ${plantId}` })
export const customer = (of: Span, id: string): Scope => ({ ...of, who: `customer ${id}` })

export const isDay = ({ from, to }: Span): boolean => from === to
export const isMonth = ({ from, to }: Span): boolean =>
  from.endsWith('-01') &&
  new Date(Date.parse(to) + 86_400_000).toISOString().slice(8, 10) === '01' &&
  from.slice(0, 7) === to.slice(0, 7)

/** More than the three months that a report of single loads holds at once. */
export const isLong = ({ from, to }: Span): boolean => daysBetween(from, to) >= 92

/** What the reports say of each figure of each scope. */
export type Said = Map<string, Map<string, string>>

/** The number itself: 7 and 7.00 are one figure, 7.001 is another one; none is a figure too. */
export function hear(said: Said, report: string, { figure, of, value }: Named): void {
  if (value === undefined) return
  const key = `${figure} ${of.from}..${of.to} ${of.who ?? 'company'}`
  const words = said.get(key) ?? new Map<string, string>()
  words.set(report, value === null ? 'none' : decimal(value).toString())
  said.set(key, words)
}

/** Every figure of which two reports do not say the same. */
export const contradictions = (said: Said): string[] =>
  [...said].flatMap(([key, words]) =>
    new Set(words.values()).size > 1
      ? [`${key}: ${[...words].map(([report, value]) => `${report} ${value}`).join(', ')}`]
      : [],
  )
