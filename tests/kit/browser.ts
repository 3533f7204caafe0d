import { type Browser, chromium } from 'playwright-core'
import { pinnedChromium } from './chromium'

/** The Chromium among the packages, the same on every machine; another one by CHROMIUM_PATH alone, never by what is installed. */
export async function openBrowser(): Promise<Browser> {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return chromium.launch({ executablePath: CHROMIUM_PATH, args: ARGS })
  const { program, env } = await pinnedChromium()
  return chromium.launch({ executablePath: program, args: ARGS, env: { ...process.env, ...env } })
}

/** Not the package's own list: with a single process, closing one context closes the browser. */
const ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu']
