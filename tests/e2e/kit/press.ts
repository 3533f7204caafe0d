import type { Page } from 'playwright-core'

export type Age = {
  id: string
  testNo: string
  version: number
  fck: number
  ageDays: number
  specimens: { id: string }[]
}

/** What a sound cylinder of 150 by 300 mm reads. */
const soundLoad = ({ fck, ageDays }: Age) => Math.round(fck * (ageDays < 28 ? 0.85 : 1.2) * 17.671)

export async function fillSet(page: Page, age: Age) {
  const typed = { width1: 150, width2: 150, length: 300, massKg: 12.5, loadKn: soundLoad(age) }
  for (const row of age.specimens.keys())
    for (const [name, value] of Object.entries(typed))
      await page.locator(`[name="specimens.${row}.${name}"]`).fill(String(value))
}

export const reading = (age: Age) => ({
  ...{ part: 'dry', id: age.id, version: age.version, testedAt: '2026-11-20T02:15:00Z' },
  specimens: age.specimens.map(({ id }) => ({
    ...{ id, width1: 150, width2: 150, length: 300, massKg: 12.5, loadKn: soundLoad(age) + 20 },
  })),
})
