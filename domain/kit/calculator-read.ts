import { type CalculatorField, isRecord } from './calculator'
import { instantOn } from './time'

type Typed = (name: string) => string | undefined
const FIGURE = /^[+-]?\d[\d,]*(\.\d+)?([eE][+-]?\d+)?$|^[+-]?\.\d+$/

/** What was typed as the body of the call; what is no figure stays as typed, for the call to refuse with the right words. */
export function calculatorBody(fields: readonly CalculatorField[], typed: Typed, rows: (path: string) => number) {
  const body: Record<string, unknown> = {}
  for (const field of fields) put(body, field.path.split('.'), readValue(field, typed, rows, field.path))
  return body
}

function readValue(field: CalculatorField, typed: Typed, rows: (path: string) => number, name: string): unknown {
  if (field.kind === 'grid')
    return Array.from({ length: rows(name) }, (_, at) => rowOf(field.columns, typed, rows, `${name}.${at}`)).filter(
      row => Object.values(row).some(value => value !== undefined && value !== false),
    )
  if (field.kind === 'fixed') return field.value
  const text = (typed(name) ?? '').trim()
  if (field.kind === 'switch') return text === 'true' || text === 'on'
  if (text === '') return undefined
  switch (field.kind) {
    case 'number':
    case 'mixed':
      return figure(text)
    case 'choice':
      return field.numeric ? figure(text) : text
    case 'numbers':
      return figures(text)
    case 'words':
      return text.split(/[\s,;]+/).filter(Boolean)
    case 'lines':
      return text.split('\n').filter(Boolean).map(figures)
    case 'gradings':
      return text.split(/\n\s*\n/).map(block =>
        block
          .split('\n')
          .filter(Boolean)
          .map(figures)
          .map(([size, passing]) => ({ size, passing })),
      )
    case 'pairs':
      return Object.fromEntries(
        text
          .split(/[\n;]+/)
          .filter(Boolean)
          .map(pair),
      )
    case 'instant': {
      const [day = '', time = ''] = text.split(/[ T]/)
      return /^\d{4}-\d\d-\d\d$/.test(day) && /^\d\d:\d\d/.test(time)
        ? instantOn(day, time.slice(0, 5)).toISOString()
        : text
    }
    default:
      return text
  }
}

const rowOf = (columns: readonly CalculatorField[], typed: Typed, rows: (path: string) => number, base: string) => {
  const row: Record<string, unknown> = {}
  for (const column of columns)
    put(row, column.path.split('.'), readValue(column, typed, rows, `${base}.${column.path}`))
  return row
}

const figure = (text: string): number | string => (FIGURE.test(text) ? Number(text.replace(/,/g, '')) : text)
const figures = (text: string) =>
  text
    .trim()
    .split(/[\s;]+/)
    .map(figure)
function pair(text: string): [string, unknown] {
  const cut = text.trim().search(/[\s:=]+\S+$/)
  const [name, value] =
    cut < 0
      ? [text.trim(), '']
      : [
          text.trim().slice(0, cut),
          text
            .trim()
            .slice(cut)
            .replace(/^[\s:=]+/, ''),
        ]
  return [name, figure(value)]
}

function put(into: Record<string, unknown>, [name, ...rest]: string[], value: unknown): void {
  if (value === undefined || name === undefined) return
  if (!rest.length) into[name] = value
  else {
    const held = into[name]
    const inner = isRecord(held) ? held : {}
    into[name] = inner
    put(inner, rest, value)
  }
}

/** An example as it would be typed, by the name of each field. */
export function calculatorText(
  fields: readonly CalculatorField[],
  example: unknown,
  base = '',
): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const name = base ? `${base}.${field.path}` : field.path
      const value = field.path.split('.').reduce<unknown>((of, key) => (isRecord(of) ? of[key] : undefined), example)
      if (value === undefined || value === null) return []
      if (field.kind === 'grid')
        return listed(value).flatMap((row, at) => Object.entries(calculatorText(field.columns, row, `${name}.${at}`)))
      return [[name, valueText(field.kind, value)]]
    }),
  )
}

function valueText(kind: CalculatorField['kind'], value: unknown): string {
  switch (kind) {
    case 'numbers':
    case 'words':
      return listed(value).join(' ')
    case 'lines':
      return listed(value)
        .map(line => listed(line).join(' '))
        .join('\n')
    case 'gradings':
      return listed(value)
        .map(grading => listed(grading).map(point).join('\n'))
        .join('\n\n')
    case 'pairs':
      return isRecord(value)
        ? Object.entries(value)
            .map(([name, of]) => `${name} ${of}`)
            .join('; ')
        : ''
    default:
      return String(value)
  }
}

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const point = (value: unknown): string => (isRecord(value) ? `${value.size} ${value.passing}` : '')
