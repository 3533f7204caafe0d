import { type Calculator, type CalculatorField, isRecord } from './calculator'
import { calculatorLabel } from './calculator-words'

type Schema = { _zod: { def: Def } }
type Def = {
  type: string
  innerType?: Schema
  in?: Schema
  shape?: Record<string, Schema>
  element?: Schema
  options?: Schema[]
  items?: Schema[]
  entries?: Record<string, string>
  values?: (string | number)[]
  valueType?: Schema
}
const WRAPPED = ['optional', 'nullable', 'default', 'prefault', 'nonoptional', 'readonly', 'catch']

/** The questions of a calculator, read from its request schema; a choice between shapes is the one of its example. */
export function calculatorFields({ schema, example, hide = [], words = {} }: Calculator): CalculatorField[] {
  if (!schema) return []
  const hidden = new Set(hide)
  return read(schema, '', example, false)

  function read(given: Schema, path: string, value: unknown, optional: boolean): CalculatorField[] {
    if (hidden.has(path)) return []
    const { def } = given._zod
    if (WRAPPED.includes(def.type)) return read(def.innerType!, path, value, optional || def.type !== 'nonoptional')
    if (def.type === 'pipe') return read(def.in!, path, value, optional)
    const [label, unit = ''] = words[path] ?? calculatorLabel(path)
    const named = { path, label, unit, optional }
    switch (def.type) {
      case 'object':
        return Object.entries(def.shape!).flatMap(([name, inner]) =>
          read(inner, path ? `${path}.${name}` : name, at(value, name), optional),
        )
      case 'number':
        return [{ ...named, kind: 'number' }]
      case 'boolean':
        return [{ ...named, kind: 'switch' }]
      case 'enum':
        return [{ ...named, kind: 'choice', choices: Object.values(def.entries!), numeric: false }]
      case 'literal':
        return def.values!.length === 1
          ? [{ ...named, kind: 'fixed', value: String(def.values![0]) }]
          : [
              {
                ...named,
                kind: 'choice',
                choices: def.values!.map(String),
                numeric: typeof def.values![0] === 'number',
              },
            ]
      case 'date':
        return [{ ...named, kind: 'instant' }]
      case 'record':
        return [{ ...named, kind: 'pairs' }]
      case 'tuple':
        return [{ ...named, kind: 'numbers' }]
      case 'union':
        return union(def.options!, path, value, named)
      case 'array':
        return [list(def.element!, value, named)]
      default:
        return [{ ...named, kind: 'text' }]
    }
  }

  function union(
    options: Schema[],
    path: string,
    value: unknown,
    named: Omit<CalculatorField, 'kind'>,
  ): CalculatorField[] {
    const kinds = options.map(kindOf)
    if (kinds.includes('date')) return [{ ...named, kind: 'instant' }]
    const real = options.filter((_, place) => kinds[place] !== 'null')
    if (real.length === 1) return read(real[0]!, path, value, true)
    if (!kinds.includes('object')) return [{ ...named, kind: 'mixed' }]
    const keys = isRecord(value) ? Object.keys(value) : []
    const chosen = real.find(option => {
      const shape = bare(option)._zod.def.shape ?? {}
      return keys.every(key => {
        const literal = shape[key]?._zod.def
        return literal && (literal.type !== 'literal' || literal.values!.map(String).includes(String(at(value, key))))
      })
    })
    return chosen && keys.length ? read(chosen, path, value, false) : []
  }

  function list(element: Schema, value: unknown, named: Omit<CalculatorField, 'kind'>): CalculatorField {
    const inner = bare(element)._zod.def
    if (inner.type === 'enum') return { ...named, kind: 'words' }
    if (inner.type === 'object') {
      const columns = read(element, '', Array.isArray(value) ? value[0] : undefined, false)
      return { ...named, kind: 'grid', columns }
    }
    if (inner.type === 'array') return { ...named, kind: kindOf(inner.element!) === 'object' ? 'gradings' : 'lines' }
    return { ...named, kind: 'numbers' }
  }
}

function bare(schema: Schema): Schema {
  const { def } = schema._zod
  if (WRAPPED.includes(def.type)) return bare(def.innerType!)
  return def.type === 'pipe' ? bare(def.in!) : schema
}
const kindOf = (schema: Schema): string => bare(schema)._zod.def.type
const at = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined)
