import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** WCAG 2.2 level AA, as axe names its parts. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Found = { violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }
type Axe = { run(root: Document, how: object): Promise<Found> }

/** What axe finds on the page as it is now, a line a rule: which elements, and what is wrong with them. */
export async function violations(page: Page, rules: readonly string[] = WCAG): Promise<string[]> {
  await page.evaluate(source)
  return page.evaluate(async runOnly => {
    const { axe } = globalThis as unknown as { axe: Axe }
    const found = await axe.run(document, { runOnly, resultTypes: ['violations'] })
    return found.violations.map(({ id, nodes }) => {
      const told = nodes.slice(0, 3).map(node => `${node.html.slice(0, 160)} ${node.failureSummary.slice(0, 200)}`)
      return `${id} (${nodes.length}): ${told.join(' | ')}`
    })
  }, rules)
}
