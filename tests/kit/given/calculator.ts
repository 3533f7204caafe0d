import { concreteCalculators } from '~/domain/cylinders/calculators/all'
import { plantCalculators } from '~/domain/cylinders/calculators/plant'
import { type Calculator, type CalculatorField, isRecord } from '~/domain/kit/calculator'
import { calculatorFields } from '~/domain/kit/calculator-fields'
import { calculatorBody, calculatorText } from '~/domain/kit/calculator-read'
import { mixCalculators } from '~/domain/mixdesign/calculators/all'
import { materialCalculators } from '~/domain/rawtests/calculators/all'
import type { House } from '../house'

export const CALCULATORS: readonly Calculator[] = [
  ...plantCalculators,
  ...concreteCalculators,
  ...materialCalculators,
  ...mixCalculators,
]

/** The body as the screen makes it from what its worked example shows. */
export function bodyOf(one: Calculator) {
  const fields = calculatorFields(one)
  const typed = calculatorText(fields, one.example)
  const rowsOf = (path: string) =>
    1 +
    Math.max(
      -1,
      ...Object.keys(typed).flatMap(name =>
        name.startsWith(`${path}.`) ? [Number.parseInt(name.slice(path.length + 1), 10)] : [],
      ),
    )
  return calculatorBody(fields, name => typed[name], rowsOf)
}

export function asked(portal: House, one: Calculator, body: object) {
  const [method, path] = one.call.split(' ') as [string, string]
  const as = portal.as(plantCalculators.includes(one) ? 'batcher' : 'lab')
  return method === 'GET'
    ? as.get(`${path}?${new URLSearchParams(Object.entries(body).map(([name, of]) => [name, String(of)]))}`)
    : as.post(path, body)
}

type Path = readonly string[]
/** One question of a call: the places of the body where its answer stands, of a list or a column more than one. */
export type Question = Pick<CalculatorField, 'kind' | 'unit'> & { name: string; places: Path[] }

/** Every question that the request schema asks, those of its optional parts too. */
export function questionsOf(one: Calculator, body: object): Question[] {
  return of(calculatorFields({ ...one, hide: [] }), [[]])

  function of(fields: readonly CalculatorField[], rows: readonly Path[]): Question[] {
    // A table that the example leaves empty is not asked: what one figure of it would say is refused for the others that lack.
    if (!rows.length) return []
    return fields.flatMap((field): Question[] => {
      const paths = rows.map(row => [...row, ...field.path.split('.').filter(Boolean)])
      const { kind, unit } = field
      const leaves = paths.flatMap(path => leavesOf(at(body, path)).map(leaf => [...path, ...leaf]))
      const asked = (last: string, of: Partial<Question>): Question => ({
        name: last,
        kind,
        unit,
        places: leaves,
        ...of,
      })
      if (field.kind === 'grid')
        return of(
          field.columns,
          paths.flatMap(path => rowsOf(at(body, path), path)),
        )
      if (field.kind === 'gradings')
        return Object.entries({ size: 'mm', passing: '%' }).map(([name, unit]) =>
          asked(name, { unit, places: leaves.filter(leaf => leaf.at(-1) === name) }),
        )
      return [asked(field.path.split('.').at(-1) || (rows[0]?.at(-2) ?? ''), leaves.length ? {} : { places: paths })]
    })
  }
}

const rowsOf = (value: unknown, path: Path): Path[] =>
  Array.isArray(value) ? value.map((_, row) => [...path, String(row)]) : []

const leavesOf = (value: unknown): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner).map(leaf => [key, ...leaf]))
    : value === undefined
      ? []
      : [[]]

export const at = (of: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (held, key) => (Array.isArray(held) ? held[Number(key)] : isRecord(held) ? held[key] : undefined),
    of,
  )

/** The body with another value in one place. */
export function put(of: object, [key = '', ...rest]: Path, value: unknown): object {
  const inner = (held: unknown) =>
    rest.length ? put(isRecord(held) || Array.isArray(held) ? held : {}, rest, value) : value
  if (Array.isArray(of)) return of.map((held: unknown, place) => (String(place) === key ? inner(held) : held))
  return { ...of, [key]: inner(at(of, [key])) }
}
