/** The table of one page of a list as texts: its heads by the keys of their columns, and whether each holds figures. */
export type ReadPage = { heads: Head[]; rows: string[][]; ids: string[] }
export type Head = { key: string; label: string; right: boolean }

/** Reads the rows out of the page as the server wrote it: what is exported is what is seen, in the same words. */
export function readPage(html: string): ReadPage {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table.list')
  const cells = [...(table?.querySelectorAll('thead th') ?? [])]
  const places = cells.flatMap((cell, at) => (cell instanceof HTMLElement && cell.dataset.col ? [at] : []))
  const heads = places.map(at => {
    const cell = cells[at] as HTMLElement
    return { key: cell.dataset.col ?? '', label: textOf(cell), right: cell.classList.contains('text-right') }
  })
  const rows = [...(table?.querySelectorAll<HTMLElement>('tbody tr[data-row]') ?? [])]
  return {
    heads,
    rows: rows.map(row => places.map(at => textOf(row.children[at]))),
    ids: rows.map(row => row.dataset.row ?? ''),
  }
}

/** Texts of one element belong together, those of two are two words; what only a picture says is left out. */
function textOf(cell: Element | undefined): string {
  if (!cell) return ''
  const walker = cell.ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
  let text = ''
  let last: Node | null = null
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    text += last && last !== node.parentNode ? ` ${node.nodeValue}` : node.nodeValue
    last = node.parentNode
  }
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.)])/g, '$1')
    .trim()
}
