import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import tailwind from '@tailwindcss/vite'
import { build as bundle } from 'esbuild'
import type { Browser, Page } from 'playwright-core'
import { type Rollup, build as style } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../kit/browser'

let browser: Browser
let script: string
let css: string
beforeAll(async () => {
  ;[browser, script, css] = await Promise.all([openBrowser(), pageScript(), pageStyle()])
}, 120_000)
afterAll(() => browser.close())

const SIZES = [
  ['light', 1440],
  ['dark', 1024],
  ['light', 390],
  ['dark', 390],
] as const

for (const [theme, width] of SIZES) {
  test(`UX-44 charts have no accessibility violations and no sideways scroll: ${theme}, ${width} px`, async () => {
    const page = await chartPage(theme, width)
    await page.addScriptTag({ content: readFileSync('node_modules/axe-core/axe.min.js', 'utf8') })
    const found = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: { id: string }[] }> } }
      return (await axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })).violations.map(({ id }) => id)
    })
    expect(found).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const drawn = await page
      .locator('figure svg')
      .evaluateAll(all => all.map(svg => Math.round(svg.getBoundingClientRect().width)))
    expect(drawn.length).toBeGreaterThanOrEqual(8)
    expect(Math.max(...drawn)).toBeLessThanOrEqual(width)
    await page.close()
  })
}

test('UX-44 one Tab stop per chart, arrows reach the points, the words of a point are shown', async () => {
  const page = await chartPage('light', 1024)
  const figure = page.locator('figure').first()
  await figure.locator('[data-point="0"]').focus()
  for (const key of ['ArrowDown', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key)
  const words = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  expect(words).toBe('Last month, 10 mm: 58 % passing, limits 54 to 72 %')
  expect(await figure.locator('[data-point][tabindex="0"]').count()).toBe(1)
  expect(await figure.getByText(words!).count()).toBe(1)
  const ring = await page.evaluate(
    () => getComputedStyle(document.activeElement!.querySelector('.chart-ring')!).opacity,
  )
  expect(ring).toBe('1')
  await page.close()
})

test('UX-44 a chart leaves as SVG, PNG and CSV', async () => {
  const page = await chartPage('dark', 1024)
  const kinds = { SVG: /^<svg/, PNG: /^\x89PNG/, CSV: /^\uFEFFSieve, mm|^\uFEFF"Sieve, mm"/ }
  for (const [kind, start] of Object.entries(kinds)) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Download Combined grading as ${kind}` }).click(),
    ])
    expect(file.suggestedFilename()).toBe(`combined-grading.${kind.toLowerCase()}`)
    const content = readFileSync((await file.path())!)
    expect(content.length).toBeGreaterThan(200)
    expect(content.toString(kind === 'PNG' ? 'latin1' : 'utf8')).toMatch(start)
  }
  await page.close()
})

async function chartPage(theme: string, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  await page.setContent(
    `<!doctype html><html lang="en" data-theme="${theme}"><head><title>Charts</title><style>${css}</style></head><body><div id="root"></div></body></html>`,
  )
  await page.addScriptTag({ content: script })
  await page.waitForFunction(all => document.querySelectorAll('figure svg').length >= all, 8)
  await page.waitForTimeout(200)
  expect(complaints).toEqual([])
  return page
}

async function pageScript(): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: ['tests/e2e/chart-page.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    alias: { '~': resolve('.') },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]!.text
}

async function pageStyle(): Promise<string> {
  const built = await style({
    configFile: false,
    logLevel: 'error',
    plugins: [tailwind()],
    build: { write: false, rollupOptions: { input: resolve('web/app.css') } },
  })
  const files = (built as Rollup.RollupOutput).output.filter(file => file.fileName.endsWith('.css'))
  return files.map(file => String((file as Rollup.OutputAsset).source)).join('\n')
}
