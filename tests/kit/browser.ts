import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'
import { pinnedChromium } from './chromium'

/**
 * The Chromium among the packages, the same on every machine; another one by CHROMIUM_PATH alone, never by what is installed.
 * On a busy machine about one start in two hundred ends in a segmentation fault within the browser; it is started once
 * more. What it refuses itself, a missing font or library, is an abort or an exit code and fails at once.
 */
export const openBrowser = (): Promise<Browser> => started(how => chromium.launch(how))

/** A browser that keeps what it holds in a folder: opened again there, it is the device switched off and on. */
export const openDevice = (folder: string, of: BrowserContextOptions): Promise<BrowserContext> =>
  started(how => chromium.launchPersistentContext(folder, { ...how, ...of }))

type Start = { executablePath: string; args: string[]; env?: Record<string, string> }

async function started<T>(launch: (how: Start) => Promise<T>): Promise<T> {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return launch({ executablePath: CHROMIUM_PATH, args: ARGS })
  const { program, env } = await pinnedChromium()
  const own: Record<string, string> = {}
  for (const [name, value] of Object.entries({ ...process.env, ...env })) if (value !== undefined) own[name] = value
  const how = { executablePath: program, args: ARGS, env: own }
  return launch(how).catch(error => {
    if (!String(error).includes('signal=SIGSEGV')) throw error
    return launch(how)
  })
}

/** Not the package's own list: with a single process, closing one context closes the browser. */
const ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu']
