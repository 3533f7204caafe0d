import type { Page } from 'playwright-core'

/** What the design bench shows of a mix: as text, kg per m³ by material. */
export type BenchFigures = { ratio: string; equivalent: string; target: string; kg: Map<string, string> }

/** What stands beside a label in a list of facts. */
export const factOn = async (page: Page, label: string): Promise<string> => {
  const named = page.getByRole('main').locator('dt', { hasText: label }).first()
  return (await named.locator('xpath=following-sibling::dd').first().innerText()).trim()
}

export async function benchFigures(page: Page): Promise<BenchFigures> {
  const kg = new Map<string, string>()
  for (const row of await page.getByRole('main').getByRole('table', { name: 'Recipe' }).locator('tbody tr').all()) {
    const [name, mass] = await row.locator('td').allInnerTexts()
    kg.set(name!.trim(), mass!.trim().replace(/,/g, ''))
  }
  return {
    ratio: await factOn(page, 'w/(c + k·a)'),
    equivalent: await factOn(page, 'c + k·a, kg/m³'),
    target: await factOn(page, 'Target mean, MPa on cubes'),
    kg,
  }
}
