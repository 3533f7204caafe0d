import { expect, test } from 'vitest'
import type { PlantMonth } from '~/domain/reports/plant-month'
import { visiting } from '../kit/visitor'
import { caller } from './ux-caller'

const person = visiting('admin')
/** What is left of A4 inside its margins, as wide as a browser lays it out; px. */
const PAPER = { width: Math.floor(((210 - 24) / 25.4) * 96), height: Math.floor(((297 - 24) / 25.4) * 96) }

test('the monthly report of a plant at A4: every field is there, and nothing of it is cut', async () => {
  const { page } = person
  const ask = await caller('admin')
  await person.goto('/report/plant-monthly-report')
  const [plantId, month] = await Promise.all(
    ['Plant', 'Month'].map(name => page.getByRole('combobox', { name, exact: true }).inputValue()),
  )
  const { body } = await ask('GET', `/report/plant-monthly-report/${plantId}/${month}`)
  const of = body as PlantMonth
  expect([of.materials.length > 5, of.products.length > 0]).toEqual([true, true])
  await page.setViewportSize(PAPER)
  await page.emulateMedia({ media: 'print' })

  const said = (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ')
  const fields = [
    of.plant.plantName,
    ...of.materials.map(row => row.materialName),
    ...of.products.map(row => row.productCode),
    ...of.weighing.map(row => row.materialName),
    ...of.audits.map(row => row.auditNo),
  ]
  expect(fields.filter(field => !said.includes(field))).toEqual([])
  expect(await cut(), 'beyond the paper, or hidden in a box that scrolls').toEqual([])
  const pdf = Buffer.from(await page.pdf({ preferCSSPageSize: true }))
  const sheets = [...pdf.toString('latin1').matchAll(/\/MediaBox \[([^\]]+)\]/g)].map(([, box]) =>
    box!.trim().split(/\s+/),
  )
  expect(sheets.length).toBeGreaterThan(0)
  for (const [, , width, height] of sheets)
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842])

  // The check sees what is cut.
  await page
    .locator('main table:visible')
    .first()
    .evaluate(table => {
      table.style.marginLeft = '900px'
    })
  expect((await cut()).length).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'screen' })
})

/** Texts whose letters are outside of the paper, or outside of a box that shows a part of what is in it. */
const cut = () =>
  person.page.evaluate(width => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement!
      if (!text.textContent?.trim() || !element.checkVisibility() || element.closest('.sr-only, svg')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const letters = range.getBoundingClientRect()
      if (letters.width === 0) continue
      let isCut = letters.left < -1 || letters.right > width + 1
      for (let box: HTMLElement | null = element; box && !isCut; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        const edges = box.getBoundingClientRect()
        const across = overflowX !== 'visible' && (letters.right > edges.right + 1 || letters.left < edges.left - 1)
        const down = overflowY !== 'visible' && (letters.bottom > edges.bottom + 2 || letters.top < edges.top - 2)
        isCut = across || down
      }
      if (isCut) found.push(text.textContent.trim().slice(0, 60))
    }
    return found
  }, PAPER.width)
