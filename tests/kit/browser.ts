import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium } from 'playwright-core'

/** A Chromium of this machine if there is one, else the one among the packages: nothing to install by hand. */
export async function openBrowser(): Promise<Browser> {
  const own =
    process.env.CHROMIUM_PATH || onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])
  if (own) return chromium.launch({ executablePath: own, args: ARGS })
  const folder = await unpacked()
  const { FONTCONFIG_PATH = join(folder, 'fonts'), LD_LIBRARY_PATH = '' } = process.env
  const libraries = [join(folder, 'al2023/lib'), ...LD_LIBRARY_PATH.split(delimiter)].filter(Boolean).join(delimiter)
  const env = { ...process.env, FONTCONFIG_PATH, LD_LIBRARY_PATH: libraries } as Record<string, string>
  return chromium.launch({ executablePath: join(folder, 'chromium'), args: ARGS, env })
}

/** Not the package's own list: with a single process, closing one context closes the browser. */
const ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu']

function onPath(names: string[]) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(path => existsSync(path))
}

/** Unpacked once per version, beside its place and then renamed; with the libraries that a bare machine lacks. */
async function unpacked() {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('There is no Chromium on PATH: install one or set CHROMIUM_PATH')
  const { version } = JSON.parse(readFileSync('node_modules/@sparticuz/chromium/package.json', 'utf8')) as {
    version: string
  }
  const folder = resolve('.cache', `chromium-${version}`)
  if (existsSync(folder)) return folder
  const fresh = `${folder}.${process.pid}`
  mkdirSync(fresh, { recursive: true })
  const unpack = `import chromium from '@sparticuz/chromium'; await chromium.executablePath()`
  const env = { ...process.env, TMPDIR: fresh, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' }
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', unpack], { env })
  if (existsSync(folder)) rmSync(fresh, { recursive: true })
  else renameSync(fresh, folder)
  return folder
}
