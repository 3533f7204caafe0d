import { type Browser, chromium } from 'playwright-core'
import { pinnedChromium } from './chromium'

/**
 * The Chromium among the packages, the same on every machine; another one by CHROMIUM_PATH alone, never by what is installed.
 * On a busy machine about one start in two hundred ends in a segmentation fault within the browser; it is started once
 * more. What it refuses itself, a missing font or library, is an abort or an exit code and fails at once.
 */
export async function openBrowser(): Promise<Browser> {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return chromium.launch({ executablePath: CHROMIUM_PATH, args: ARGS })
  const { program, env } = await pinnedChromium()
  const launch = () => chromium.launch({ executablePath: program, args: ARGS, env: { ...process.env, ...env } })
  return launch().catch(error => {
    if (!String(error).includes('signal=SIGSEGV')) throw error
    return launch()
  })
}

/** Not the package's own list: with a single process, closing one context closes the browser. */
const ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu']
