import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openBrowser } from '../kit/browser'

/** `npm run sheets -- FOLDER`: the pictures of `npm run axe -- --pictures FOLDER` as contact sheets, a set for each look. */
const { positionals } = parseArgs({ allowPositionals: true })
if (!positionals[0]) throw new Error('npm run sheets -- FOLDER')
const FOLDER = resolve(positionals[0])
const EACH = 20
const LOOKS = readdirSync(FOLDER, { withFileTypes: true }).filter(entry => entry.isDirectory())

const browser = await openBrowser()
try {
  for (const { name: look } of LOOKS) {
    const names = readdirSync(join(FOLDER, look)).sort()
    for (let from = 0; from < names.length; from += EACH)
      await sheet(look, names.slice(from, from + EACH), String(from / EACH + 1).padStart(2, '0'))
  }
} finally {
  await browser.close()
}

async function sheet(look: string, names: string[], number: string) {
  const columns = look.startsWith('390') ? 10 : 5
  const page = await browser.newPage({ viewport: { width: 2000, height: 1400 } })
  const figure = (name: string) => {
    const bytes = readFileSync(join(FOLDER, look, name)).toString('base64')
    const caption = name.replace('.jpg', '').replaceAll('~', '/')
    return `<figure><img src="data:image/jpeg;base64,${bytes}"><figcaption>${caption}</figcaption></figure>`
  }
  await page.setContent(`<style>
    body { margin: 8px; background: #888; display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 8px }
    figure { margin: 0 } img { width: 100%; display: block } figcaption { font: 11px sans-serif; overflow-wrap: anywhere }
  </style>${names.map(figure).join('')}`)
  await page.screenshot({ path: join(FOLDER, `${look}-${number}.png`), fullPage: true })
  await page.close()
}
