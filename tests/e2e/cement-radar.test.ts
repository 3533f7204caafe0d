import { expect, test } from 'vitest'
import { visiting } from '../kit/visitor'

const manager = visiting('lab_manager')
const requester = visiting('mix_design_requester')

const money = (text: string) => Number(/S\$([\d,]+\.\d\d)/.exec(text)![1]!.replace(/,/g, ''))

test('from what a concrete can spare to the form of the trial that proves it, by one click', async () => {
  const { page } = manager
  await page.goto('/mixdesign/cement-radar', { waitUntil: 'networkidle' })
  const rows = page.locator('tbody tr')
  const all = (await rows.allInnerTexts()).map(money)
  expect(all.length).toBeGreaterThan(10)
  expect(all).toEqual(all.toSorted((a, b) => b - a))
  expect(all[0]).toBeGreaterThan(100)
  const told = money(await page.getByText('by the m³ of the last twelve months').innerText())
  expect(told).toBeCloseTo(
    all.reduce((sum, one) => sum + one, 0),
    2,
  )
  const text = await rows.first().innerText()
  const cut = Number(/(\d+) kg\/m³/.exec(text)![1])
  const [concrete, plant] = text.split(/[\t\n]+/) as [string, string]

  await rows.first().getByText(concrete).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Binder that could go').waitFor()
  expect(await dialog.innerText()).toMatch(new RegExp(`Less\\s+${cut} of \\d+ kg/m³`))
  await dialog.getByRole('button', { name: `Start the trial with ${cut} kg/m³ less` }).click()
  await page.waitForURL(/trial-batches\/new\?mix=/)
  await page.getByRole('heading', { name: new RegExp(`Trial batch of MX-${concrete} version \\d`) }).waitFor()
  // Where it is made and as what it is sold are known already.
  await expect.poll(() => page.getByRole('combobox', { name: 'Plant' }).inputValue()).toContain(plant)
  await expect.poll(() => page.getByRole('combobox', { name: 'Product' }).inputValue()).toContain(concrete)

  // The draft is on its way, and a second click takes the same one up.
  const mix = new URL(page.url()).searchParams.get('mix')
  await page.goto('/mixdesign/cement-radar', { waitUntil: 'networkidle' })
  await rows.first().getByText(concrete).click()
  await dialog.getByText('On its way').waitFor()
  await dialog.getByRole('button', { name: /^Start the trial/ }).click()
  await page.waitForURL(/trial-batches\/new\?mix=/)
  expect(new URL(page.url()).searchParams.get('mix')).toBe(mix)
})

test('somebody who only reads mix designs sees the radar and starts nothing', async () => {
  const { page: reader } = requester
  await reader.goto('/mixdesign/cement-radar', { waitUntil: 'networkidle' })
  await reader
    .locator('tbody tr')
    .first()
    .getByText(/^[NPL]\d\d/)
    .click()
  await reader.getByRole('dialog').getByText('Binder that could go').waitFor()
  expect(await reader.getByRole('button', { name: /^Start the trial/ }).count()).toBe(0)
})

test('B17 on a phone the optimiser asks first and shows its result below', async () => {
  const { page } = manager
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/mixdesign/generated-ai', { waitUntil: 'networkidle' })
  const form = await page.getByRole('form', { name: 'Rules of the mix' }).boundingBox()
  const result = await page.getByText('Cost against carbon').first().boundingBox()
  expect(form!.y + form!.height).toBeLessThanOrEqual(result!.y)
  expect(form!.width).toBeLessThanOrEqual(390)
  await page.setViewportSize({ width: 1440, height: 900 })
})
