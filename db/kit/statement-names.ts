type Query = { text?: unknown; name?: string }

const OFTEN = 3
const MOST_NAMES = 400
const MOST_SEEN = 4000

/**
 * Gives reads that come again and again a name, by which PostgreSQL keeps their plan: planning a list with ten joins costs
 * more than reading its page. Rare texts stay without one, so that a connection never collects them.
 */
export function statementNames(): <Q>(query: Q) => Q {
  const seen = new Map<string, number>()
  const names = new Map<string, string>()
  return query => {
    const { text, name } = (query ?? {}) as Query
    if (typeof text !== 'string' || name || !text.startsWith('select ')) return query
    const known = names.get(text) ?? named(text)
    return known ? { ...query, name: known } : query
  }

  function named(text: string): string | undefined {
    const times = (seen.get(text) ?? 0) + 1
    if (seen.size > MOST_SEEN) seen.clear()
    seen.set(text, times)
    if (times < OFTEN || names.size >= MOST_NAMES) return undefined
    seen.delete(text)
    const name = `read_${names.size + 1}`
    names.set(text, name)
    return name
  }
}
