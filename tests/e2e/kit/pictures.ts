import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { word } from '../../hardening/kit/parameters'
import type { Look } from '../axe-screens'

const FOLDER = word('pictures')
/** As much of a page as tells what it looks like: a desk's first screen, two of a phone. */
const SHOWN = { 1440: 960, 390: 1400 }

/** Pictures are taken instead of asking axe, which takes most of the time of a look. */
export const takesPictures = FOLDER !== undefined

/** `npm run axe -- --pictures FOLDER` keeps what each look showed, for `npm run sheets -- FOLDER`. */
export async function keepPicture(page: Page, url: string, [scheme, width]: Look) {
  if (!FOLDER) return
  const folder = resolve(FOLDER, `${width}-${scheme}`)
  mkdirSync(folder, { recursive: true })
  const name = `${url.replaceAll('/', '~').replaceAll(':', '') || 'home'}.jpg`
  const clip = { x: 0, y: 0, width, height: SHOWN[width] }
  await page.screenshot({ path: join(folder, name), type: 'jpeg', quality: 70, clip, animations: 'disabled' })
}
