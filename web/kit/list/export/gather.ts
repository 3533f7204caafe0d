import { type Head, type ReadPage, readPage } from './read-page'

/** Beyond so many rows an export is work for the server. */
export const MOST_ROWS = 5000
const PAGE = 200

type Gathered = { heads: Head[]; rows: string[][] }

/** Asks for the list page after page, as somebody who turns them, until every row of the filter is there. */
export async function gatherRows(
  address: { pathname: string; search: string },
  columns: readonly string[],
  total: number,
  onRows: (count: number) => void,
  signal: AbortSignal,
): Promise<Gathered> {
  const rows: string[][] = []
  let heads: Head[] = []
  let before = ''
  for (let page = 1; rows.length < Math.min(total, MOST_ROWS); page++) {
    const read = await ask(address, columns, page, signal)
    // A list that knows no pages answers with the same rows again.
    const ids = read.ids.join()
    if (read.rows.length === 0 || ids === before) break
    before = ids
    heads = read.heads
    rows.push(...read.rows)
    onRows(rows.length)
  }
  return { heads, rows: rows.slice(0, MOST_ROWS) }
}

async function ask(
  { pathname, search }: { pathname: string; search: string },
  columns: readonly string[],
  page: number,
  signal: AbortSignal,
): Promise<ReadPage> {
  const params = new URLSearchParams(search)
  params.set('size', String(PAGE))
  params.set('page', String(page))
  params.set('cols', columns.join(','))
  const answer = await fetch(`${pathname}?${params}`, { headers: { accept: 'text/html' }, signal })
  if (!answer.ok || answer.redirected) throw new Error(`The list answered ${answer.status}`)
  return readPage(await answer.text())
}
