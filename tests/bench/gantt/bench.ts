import { resolve } from 'node:path'
import tailwind from '@tailwindcss/vite'
import { build as bundle } from 'esbuild'
import type { Page } from 'playwright-core'
import { type Rollup, build as style } from 'vite'
import { openBrowser } from '../../kit/browser'

/**
 * Mounts the chart of the kit and a plain SVG one with the same day of 200 trucks and 1,000 loads in a real browser,
 * drags a load over both, and prints times and their ratio. It measures; it never fails for being slow.
 */
const TRUCKS = 200
const LOADS = 1000
const ROUNDS = 5
const STEPS = 120

const [script, css, browser] = await Promise.all([pageScript(), pageStyle(), openBrowser()])
try {
  const ours = await measured('mountOurs', '[data-load="load-3"]')
  const naive = await measured('mountNaive', '[data-load="load-3"] rect:nth-of-type(4)')
  const row = (name: string, a: number, b: number) =>
    console.log(
      `${name.padEnd(16)} ${a.toFixed(1).padStart(8)} ms ${b.toFixed(1).padStart(9)} ms   ${(b / a).toFixed(1)} times`,
    )
  console.log(`\n${TRUCKS} trucks, ${LOADS} loads, ${ROUNDS} mounts, ${STEPS} drag steps each`)
  console.log(`${''.padEnd(16)} ${'kit'.padStart(11)} ${'plain SVG'.padStart(12)}   ratio`)
  row('mount, median', quantile(ours.mounts, 0.5), quantile(naive.mounts, 0.5))
  row('drag, p50', quantile(ours.steps, 0.5), quantile(naive.steps, 0.5))
  row('drag, p95', quantile(ours.steps, 0.95), quantile(naive.steps, 0.95))
  console.log('goals on an idle core: mount 300 ms, drag p95 8 ms')
} finally {
  await browser.close()
}

async function measured(mount: 'mountOurs' | 'mountNaive', handle: string) {
  const mounts: number[] = []
  const steps: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const page = await openPage()
    mounts.push(await page.evaluate(mounting, [mount, TRUCKS, LOADS] as const))
    const box = (await page.locator(handle).first().boundingBox())!
    steps.push(...(await page.evaluate(dragging, [box.x + box.width / 2, box.y + box.height / 2, STEPS] as const)))
    await page.close()
  }
  return { mounts, steps }
}

/** From the call to the frame that shows it. */
async function mounting([name, trucks, loads]: readonly [string, number, number]) {
  const began = performance.now()
  ;(window as unknown as Record<string, (trucks: number, loads: number) => void>)[name]!(trucks, loads)
  while (!document.querySelector('[data-load]')) await new Promise(done => setTimeout(done))
  await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
  return performance.now() - began
}

/** Work of the main thread for each step: the handler, and the frame from its first callback until it is painted. */
async function dragging([x, y, count]: readonly [number, number, number]) {
  const at = (kind: string, dx: number, dy: number) => {
    const place = { clientX: x + dx, clientY: y + dy, button: 0, pointerId: 1, pointerType: 'mouse', bubbles: true }
    const target = document.elementFromPoint(x, y) ?? document.body
    target.dispatchEvent(new PointerEvent(kind, { ...place, cancelable: true }))
  }
  Element.prototype.setPointerCapture = () => undefined
  at('pointerdown', 0, 0)
  const times: number[] = []
  for (let step = 1; step <= count; step++) {
    let frame = 0
    requestAnimationFrame(() => {
      frame = performance.now()
    })
    const began = performance.now()
    at('pointermove', step * 3 - 40, Math.round(Math.sin(step / 9) * 120))
    const handled = performance.now() - began
    await new Promise<void>(done => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => {
          times.push(handled + performance.now() - frame)
          done()
        }
        channel.port2.postMessage(null)
      })
    })
  }
  if (!document.querySelector('[data-gantt] [role=status], svg [transform]')?.outerHTML.match(/loads|translate/))
    throw new Error('The load was not dragged')
  at('pointerup', 0, 0)
  return times
}

async function openPage(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('pageerror', error => console.error(error.message))
  await page.setContent(
    `<!doctype html><html lang="en" data-theme="light"><head><title>Gantt</title><style>${css}</style></head><body style="margin:0"><div id="root" style="height:100vh;display:flex;flex-direction:column"></div></body></html>`,
  )
  await page.addScriptTag({ content: script })
  // tsx names the functions that are sent into the page.
  await page.evaluate('globalThis.__name = each => each')
  return page
}

function quantile(values: number[], share: number) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

async function pageScript(): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: ['tests/bench/gantt/page.tsx'],
    bundle: true,
    write: false,
    minify: true,
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
