import ts from 'typescript'
import type { Schema } from './contract'

/** Turns what a route answers into JSON Schema, as JSON.stringify would write it; types with a name become components. */
export function schemaMaker(checker: ts.TypeChecker) {
  const types: Record<string, Schema> = {}
  const names = new Map<ts.Type, string>()
  const wayDown: ts.Type[] = []
  return { types, schemaOf }

  function schemaOf(type: ts.Type): Schema {
    const name = nameOf(type)
    if (!name) return shapeOf(type)
    const known = names.get(type)
    if (known) return ref(known)
    const free = freeName(name)
    names.set(type, free)
    types[free] = {}
    types[free] = shapeOf(type)
    return ref(free)
  }

  /** Two rows of one name and different fields keep both, the second with a number. */
  function freeName(name: string): string {
    let free = name
    for (let at = 2; free in types; at++) free = `${name}${at}`
    return free
  }

  function shapeOf(type: ts.Type): Schema {
    const { flags } = type
    if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.NonPrimitive)) return {}
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value }
    if (flags & ts.TypeFlags.BooleanLiteral) return { const: checker.typeToString(type) === 'true' }
    if (flags & ts.TypeFlags.StringLike) return { type: 'string' }
    if (flags & ts.TypeFlags.NumberLike) return { type: 'number' }
    if (flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' }
    if (flags & ts.TypeFlags.Null) return { type: 'null' }
    if (type.isUnion()) return anyOf(type.types.filter(each => !(each.flags & ABSENT)).map(each => schemaOf(each)))
    if (flags & (ts.TypeFlags.Instantiable | ts.TypeFlags.Conditional)) {
      const known = checker.getBaseConstraintOfType(type)
      return known && known !== type ? schemaOf(known) : {}
    }
    if (type.isIntersection()) {
      const plain = type.types.find(each => each.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike))
      if (plain) return shapeOf(plain)
    }
    if (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return objectOf(type)
    return {}
  }

  function objectOf(type: ts.Type): Schema {
    if (checker.isTupleType(type)) return tupleOf(type as ts.TupleTypeReference)
    if (checker.isArrayType(type)) return { type: 'array', items: schemaOf(argumentsOf(type)[0]!) }
    const own = type.getProperty('toJSON')
    if (own) return type.symbol?.name === 'Date' ? { type: 'string', format: 'date-time' } : sentAs(own)
    if (['Map', 'Set', 'WeakMap'].includes(type.symbol?.name ?? '')) return { type: 'object' }
    // A type that has itself as a part without a name would never end.
    if (wayDown.includes(type) || wayDown.length > DEEPEST) return {}
    wayDown.push(type)
    const properties: Record<string, Schema> = {}
    const required: string[] = []
    for (const property of inOrder(checker.getPropertiesOfType(type))) {
      const of = checker.getTypeOfSymbol(property)
      if (isFunction(of) || property.name.startsWith('__@')) continue
      const parts = of.isUnion() ? of.types : [of]
      if (parts.every(part => part.flags & ABSENT)) continue
      properties[property.name] = schemaOf(of)
      if (!(property.flags & ts.SymbolFlags.Optional) && !parts.some(part => part.flags & ABSENT))
        required.push(property.name)
    }
    wayDown.pop()
    const others =
      checker.getIndexTypeOfType(type, ts.IndexKind.String) ?? checker.getIndexTypeOfType(type, ts.IndexKind.Number)
    return {
      type: 'object',
      ...(Object.keys(properties).length && { properties }),
      ...(required.length && { required }),
      ...(others && { additionalProperties: schemaOf(others) }),
    }
  }

  function tupleOf(type: ts.TupleTypeReference): Schema {
    const all = argumentsOf(type)
    const rest = type.target.hasRestElement ? all.at(-1) : undefined
    const given = rest ? all.slice(0, -1) : all
    return {
      type: 'array',
      prefixItems: given.map(each => schemaOf(each)),
      minItems: type.target.minLength,
      ...(rest ? { items: schemaOf(rest) } : { maxItems: given.length }),
    }
  }

  function sentAs(toJSON: ts.Symbol): Schema {
    const [signature] = checker.getTypeOfSymbol(toJSON).getCallSignatures()
    return signature ? schemaOf(signature.getReturnType()) : {}
  }

  function argumentsOf(type: ts.Type): readonly ts.Type[] {
    return checker.getTypeArguments(type as ts.TypeReference)
  }

  /** The name that our source gives to a type; a type with arguments is told in place. */
  function nameOf(type: ts.Type): string | undefined {
    const alias = type.aliasSymbol
    if (alias) return type.aliasTypeArguments?.length ? undefined : ours(alias)
    const { symbol } = type
    if (!symbol || !(symbol.flags & ts.SymbolFlags.Interface)) return undefined
    return argumentsOf(type).length ? undefined : ours(symbol)
  }
}

/** One of several, told once each and as short as it goes. */
export function anyOf(all: readonly Schema[]): Schema {
  const schemas = new Map(all.map(schema => [JSON.stringify(schema), schema]))
  if (schemas.has(TRUE) && schemas.has(FALSE)) {
    schemas.delete(TRUE)
    schemas.delete(FALSE)
    schemas.set('boolean', { type: 'boolean' })
  }
  const each = [...schemas.values()]
  if (each.some(schema => Object.keys(schema).length === 0)) return {}
  const texts = each.flatMap(schema => (typeof schema.const === 'string' ? [schema.const] : []))
  const plain = each.flatMap(schema => (isPlain(schema) ? [String(schema.type)] : []))
  const parts = [
    ...each.filter(schema => typeof schema.const !== 'string' && !isPlain(schema)).sort(byText),
    ...(texts.length > 1 ? [{ type: 'string', enum: texts.sort() }] : texts.map(one => ({ const: one }))),
    ...(plain.length ? [{ type: plain.length === 1 ? plain[0] : plain.sort() }] : []),
  ]
  return parts.length === 1 ? parts[0]! : { anyOf: parts }
}

function ours(symbol: ts.Symbol): string | undefined {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName
  return file && !file.includes('/node_modules/') && /^[A-Z]\w+$/.test(symbol.name) ? symbol.name : undefined
}

const ABSENT = ts.TypeFlags.Undefined | ts.TypeFlags.Void
const DEEPEST = 24
const TRUE = '{"const":true}'
const FALSE = '{"const":false}'
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
const isPlain = (schema: Schema) =>
  typeof schema.type === 'string' && Object.keys(schema).length === 1 && PLAIN.includes(schema.type)
const PLAIN = ['string', 'number', 'boolean', 'null']
const byText = (one: Schema, other: Schema) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)

/**
 * Fields in the order in which they are written down. The compiler's own order follows what it happened to read first, and
 * would turn round with a change elsewhere.
 */
function inOrder(properties: readonly ts.Symbol[]): ts.Symbol[] {
  const places = properties.map(of => ({ of, ...placeOf(of) }))
  return places
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        compare(one.file, other.file) ||
        one.at - other.at ||
        compare(one.of.name, other.of.name),
    )
    .map(({ of }) => of)
}

function placeOf({ name, declarations: [first] = [] }: ts.Symbol) {
  const rank = FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length
  return { rank, file: first?.getSourceFile().fileName ?? '', at: first?.pos ?? 0 }
}

const FIRST = ['id', 'version', 'rows', 'total']
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
const isFunction = (type: ts.Type) => type.getCallSignatures().length > 0
