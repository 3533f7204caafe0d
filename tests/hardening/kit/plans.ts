import pg from 'pg'

export type Asked = { text: string; values: unknown[] }

/** Everything that any connection asks from now on with its values, until it is told to stop. */
export function listening(): { asked: Asked[]; stop(): void } {
  const asked: Asked[] = []
  const plain = pg.Client.prototype.query as (...args: unknown[]) => unknown
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first, second] = args
    const { text, values } = typeof first === 'string' ? { text: first } : (first as Partial<Asked>)
    asked.push({ text: text ?? '', values: values ?? (Array.isArray(second) ? second : []) })
    return plain.apply(this, args)
  } as never
  return {
    asked,
    stop() {
      pg.Client.prototype.query = plain as never
    },
  }
}

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Total Cost': number
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Rows Removed by Join Filter'?: number
  Plans?: Node[]
}

/** A plan that costs less cannot read so many rows by PostgreSQL's own count. */
const CHEAP = 250
/** More than are counted of any filter, less than any table that has grown has. */
const MOST_READ = 25_000
const MOST_SORTED = 10_000

/** What a statement does that grows with a table: a read of more rows than a list may look at, or a sort of so many. */
export async function growthOf(owner: pg.Client, { text, values }: Asked): Promise<string[]> {
  const plan = await explain(owner, '', text, values)
  if (plan['Total Cost'] < CHEAP) return []
  try {
    return grows(await explain(owner, 'analyze, timing off,', text, values))
  } catch (error) {
    return [`does not end: ${(error as Error).message}`]
  }
}

async function explain(owner: pg.Client, how: string, text: string, values: unknown[]): Promise<Node> {
  const { rows } = await owner.query(`explain (${how} format json) ${text}`, values)
  return rows[0]['QUERY PLAN'][0].Plan
}

function grows(node: Node): string[] {
  const below = (node.Plans ?? []).flatMap(grows)
  const name = node['Relation Name']
  const read =
    node['Actual Loops'] *
    (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0))
  if (name && read > MOST_READ) return [...below, `${node['Node Type']} reads ${Math.round(read)} of ${name}`]
  const taken = node['Node Type'].includes('Sort') ? rowsOf(node.Plans![0]!) : 0
  if (taken > MOST_SORTED) return [...below, `sorts ${Math.round(taken)}`]
  return below
}

const rowsOf = (node: Node): number => node['Actual Loops'] * node['Actual Rows']
