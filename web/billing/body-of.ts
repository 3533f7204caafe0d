import type * as z from 'zod'

const NUMBERS = ['limit', 'offset', 'version']
const FLAGS = ['exported', 'sent']

/** The address of a list as the JSON body of a search that the specification posts: figures and flags lose their quotes. */
export function bodyOf<S extends z.ZodType>(query: Record<string, string>): z.input<S> {
  const entries = Object.entries(query).filter(([name]) => !name.endsWith('Label'))
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      NUMBERS.includes(name) ? Number(value) : FLAGS.includes(name) ? value === 'true' : value,
    ]),
  ) as z.input<S>
}
