import type { Random } from '~/domain/kit/random'
import type { Harvest, Known } from './harvest'
import type { Schema } from './served'

const UUID = '[0-9a-f]{8}'
/** Words of the wire that name a table otherwise. */
const TABLES: Record<string, string> = {
  do: 'delivery_order',
  bp: 'batching_plant',
  assigned_bp: 'batching_plant',
  assigned_plant: 'plant',
  mixdesign: 'mix_design',
  mix_designs: 'mix_design',
  global_product_list: 'price_list',
  orderdetail: 'delivery_order',
  queue: 'queue_item',
  user: 'portal_user',
  po: 'purchase_order',
  truck_driver: 'driver',
  draft: 'invoice_draft',
  raw_material_test: 'raw_test',
  pricing: 'project_pricing',
}

/** Values as a careful person would send them: ids that exist, days around today, decimals as text. */
export class Sampler {
  constructor(
    readonly next: Random,
    readonly known: Harvest,
  ) {}

  pick = <T>(from: readonly T[]): T => from[Math.floor(this.next() * from.length)]!
  chance = (of: number): boolean => this.next() < of

  /** A value of the schema; `name` and `near` (the path of the call) say which thing an id may mean. */
  value(schema: Schema, name = '', near = '', depth = 0): unknown {
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return this.pick(schema.enum)
    const ways = schema.anyOf ?? schema.oneOf
    if (ways) return this.value(this.pick(ways), name, near, depth)
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((of: Schema) => this.value(of, name, near, depth)))
    const type = Array.isArray(schema.type) ? this.pick(schema.type as string[]) : schema.type
    if (type === 'object' || schema.properties) return this.object(schema, near, depth)
    if (type === 'array') return this.list(schema, name, near, depth)
    if (type === 'boolean') return this.chance(0.5)
    if (type === 'integer' || type === 'number') return this.number(schema, name)
    if (type === 'null') return null
    return this.text(schema, name, near)
  }

  private object(schema: Schema, near: string, depth: number): object {
    const all = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
    const wanted = all.filter(([name]) => schema.required?.includes(name) || this.chance(depth > 3 ? 0.2 : 0.6))
    const made = Object.fromEntries(wanted.map(([name, of]) => [name, this.value(of, name, near, depth + 1)]))
    // A change is made from the state that is there, else nothing behind the lock is ever reached.
    const of = typeof made.id === 'string' ? this.row(made.id) : undefined
    if (of?.version && 'version' in made && this.chance(0.9)) made.version = of.version
    return made
  }

  private list(schema: Schema, name: string, near: string, depth: number): unknown[] {
    const most = Math.min(schema.maxItems ?? 4, depth > 3 ? 1 : 4)
    const least = Math.min(schema.minItems ?? 0, most)
    const count = least + Math.floor(this.next() * (most - least + 1))
    const single = name.replace(/Ids$/, 'Id').replace(/s$/, '')
    return Array.from({ length: count }, () => this.value(schema.items ?? {}, single, near, depth + 1))
  }

  private number(schema: Schema, name: string): number {
    const low = schema.minimum ?? (schema.exclusiveMinimum === undefined ? 0 : schema.exclusiveMinimum + 1)
    const high = Math.min(schema.maximum ?? schema.exclusiveMaximum ?? low + 100, low + 10_000)
    if (name === 'version' || name === 'level') return 1 + Math.floor(this.next() * 3)
    if (/latitude/i.test(name)) return 1.2 + this.next() * 0.3
    if (/longitude/i.test(name)) return 103.6 + this.next() * 0.4
    const value = low + this.next() * (high - low)
    return schema.type === 'integer' ? Math.floor(value) : Math.round(value * 100) / 100
  }

  private text(schema: Schema, name: string, near: string): unknown {
    if (schema.format === 'uuid' || schema.pattern?.includes(UUID) || /(^id|Ids?)$/.test(name))
      return this.id(name, near)
    if (schema.format === 'date-time') return `2026-11-${this.two(10, 28)}T${this.two(0, 23)}:${this.two(0, 59)}:00Z`
    if (schema.format === 'email') return `person${Math.floor(this.next() * 99)}@demo.example`
    if (/\[01\]\\d\|2\[0-3\]/.test(schema.pattern ?? '') || /time$/i.test(name))
      return `${this.two(0, 23)}:${this.two(0, 59)}`
    if (/date|day$|^from$|^to$|milestone/i.test(name)) return `2026-11-${this.two(1, 30)}`
    if (/month$/i.test(name)) return '2026-11'
    if (schema.pattern?.includes('\\d')) return String(Math.floor(this.next() * 12))
    if (/^(limit|offset|page|version|minutes|hours|level)$/i.test(name)) return String(1 + Math.floor(this.next() * 9))
    const typed = this.known.texts.get(name) ?? this.known.texts.get(`${near.split('/')[1]}${name}`) ?? []
    if (typed.length && this.chance(0.8)) return this.pick(typed)
    if (/quantity|price|cost|amount|kg|percent|volume|rate|figure|strength|size/i.test(name))
      return (this.next() * 120).toFixed(Math.floor(this.next() * 3))
    return this.pick([
      '7',
      '12.5',
      'Tuas',
      'C40',
      'asc',
      'true',
      '2026-11-20',
      '06:30',
      'A reason that is long enough',
      'name',
    ])
  }

  /** Ids of the table that the name means; now and then of any other, as a person who guesses would send. */
  id(name: string, near: string): string {
    const stem = snake(name.replace(/(Ids?|s)$/, '')) || snake(near.split('/')[1] ?? '')
    const rows = [stem, TABLES[stem] ?? '', stem.replace(/s$/, ''), stem.split('_').at(-1)!].map(of =>
      this.known.ids.get(of),
    )
    const found = rows.find(of => of?.length)
    if (found && this.chance(0.93)) return this.pick(found).id
    return this.pick(this.pick([...this.known.ids.values()].filter(of => of.length))).id
  }

  private row(id: string): Known | undefined {
    for (const rows of this.known.ids.values()) {
      const found = rows.find(row => row.id === id)
      if (found) return found
    }
    return undefined
  }

  private two = (low: number, high: number) => String(low + Math.floor(this.next() * (high - low + 1))).padStart(2, '0')
}

const snake = (name: string) =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase()
