import type { Page } from 'playwright-core'

/** The first texts of tables on the page that reach into the cell beside theirs. */
export async function writtenOver(page: Page): Promise<string[]> {
  const texts = await page.evaluate(overTheEdge)
  return texts.slice(0, 3).map(text => `is written over the next cell: ${text}`)
}

/** Text of a table's cell that reaches into its neighbour and is not cut. */
function overTheEdge(): string[] {
  const found: string[] = []
  for (const cell of document.querySelectorAll('td')) {
    if (getComputedStyle(cell).display !== 'table-cell') continue
    const edge = cell.getBoundingClientRect().right + 1
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(text)
      if (range.getBoundingClientRect().right <= edge) continue
      let up = text.parentElement
      while (up && up !== cell && getComputedStyle(up).overflowX === 'visible') up = up.parentElement
      if (up === cell && getComputedStyle(cell).overflowX === 'visible') found.push((text.textContent ?? '').trim())
    }
  }
  return found
}
