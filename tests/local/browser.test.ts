import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openBrowser } from '../kit/browser'
import { pinnedChromium } from '../kit/chromium'
import { darkPixels, fontsDrawn } from '../kit/seen'

const LAUNCHES = 6
const home = mkdtempSync(join(tmpdir(), 'readymix-browser-'))
afterAll(() => rmSync(home, { recursive: true }))

/** Families that machines have, each of which would be taken if it were seen, and letters for which there may be no font at all. */
const PAGE = `<body style="background: #fff; color: #000; font-size: 20px">
  ${['serif', 'sans-serif', 'monospace', 'system-ui', 'DejaVu Sans', 'Liberation Sans', 'Arial', 'Noto Sans']
    .map(family => `<p style="font-family: '${family}', ${family}">Grade 40, 12 m³ at 06:30</p>`)
    .join('')}
  <p id="rest">漢字 ✓ ⌘ 😀 <input value="12"> <select><option>one</option></select> <code>a = b</code></p>
</body>`

/** Nothing on PATH, a home that cannot be written, and settings that point to the fonts of the machine. */
function onABareMachine() {
  const locked = join(home, 'locked')
  mkdirSync(locked, { recursive: true })
  chmodSync(locked, 0o555)
  vi.stubEnv('CHROMIUM_PATH', '')
  vi.stubEnv('PATH', '')
  vi.stubEnv('HOME', locked)
  vi.stubEnv('FONTCONFIG_PATH', '/etc/fonts')
  vi.stubEnv('FONTCONFIG_FILE', '/etc/fonts/fonts.conf')
}

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('the pinned browser', () => {
  beforeEach(() => {
    onABareMachine()
    return () => void vi.unstubAllEnvs()
  })

  test(`starts ${LAUNCHES} times with nothing on PATH and draws text with its own font alone`, async () => {
    for (let launch = 1; launch <= LAUNCHES; launch++) {
      const browser = await openBrowser()
      const page = await browser.newPage()
      await page.setContent(PAGE)
      expect(await fontsDrawn(page, 'p'), `launch ${launch}`).toEqual(['Open Sans of the machine'])
      expect(await darkPixels(page, 'p:first-child'), `launch ${launch}`).toBeGreaterThan(100)
      await page
        .locator('p')
        .first()
        .evaluate(text => (text.style.color = 'transparent'))
      expect(await darkPixels(page, 'p:first-child'), 'text that is not drawn').toBe(0)
      expect(await darkPixels(page, '#rest'), `launch ${launch}`).toBeGreaterThan(100)
      await browser.close()
    }
  })

  test('is the one of the lock file, whatever browser is on PATH', async () => {
    const other = join(home, 'chromium')
    writeFileSync(other, '#!/bin/sh\nexit 1\n', { mode: 0o755 })
    vi.stubEnv('PATH', home)
    const browser = await openBrowser()
    expect(browser.version().split('.')[0]).toBe(packageOfBrowser().version.split('.')[0])
    await browser.close()
    vi.stubEnv('CHROMIUM_PATH', other)
    await expect(openBrowser()).rejects.toThrow(/closed/)
  })

  test('is unpacked once by two runs that begin at once; what a killed or an older run left is not used', async () => {
    const cache = join(home, 'cache')
    const name = basename(dirname((await pinnedChromium()).program))
    const killed = leftBehind(cache, name)
    const both = () => Promise.all([pinnedChromium(cache), pinnedChromium(cache)])
    const [one, other] = await both()
    expect(one).toEqual(other)
    expect(readdirSync(cache).sort()).toEqual([OLDER, name])
    expect(existsSync(killed)).toBe(false)

    // Two files of many, one gone and one cut short.
    rmSync(join(cache, name, 'fonts'), { recursive: true })
    writeFileSync(one.program, 'half')
    await both()
    expect(readdirSync(cache).sort()).toEqual([OLDER, name])
    expect(statSync(one.program).size).toBeGreaterThan(100_000_000)
    expect(statSync(one.program).mode & 0o005).toBe(0o005)
    expect(existsSync(join(cache, name, 'fonts'))).toBe(true)
  })

  test('finds its fonts when the checkout has moved', async () => {
    const [cache, moved] = [join(home, 'cache'), join(home, 'a & b')]
    const before = await pinnedChromium(cache)
    renameSync(cache, moved)
    const { env } = await pinnedChromium(moved)
    expect(env.FONTCONFIG_FILE).not.toBe(before.env.FONTCONFIG_FILE)
    const folders = [...readFileSync(env.FONTCONFIG_FILE!, 'utf8').matchAll(/<(?:cache)?dir>([^<]+)</g)]
    expect(folders).toHaveLength(2)
    for (const [, folder] of folders) expect(folder).toContain(`${home}/a &amp; b/`)
  })
})

const OLDER = 'chromium-1.0.0'

/** A folder of an older layout, one that only looks finished, and one of a run that is gone. */
function leftBehind(cache: string, name: string) {
  const killed = join(cache, `${name}.999999999.abcdef`)
  for (const folder of [join(cache, OLDER), join(cache, name), killed]) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'chromium'), 'half')
  }
  return killed
}

function packageOfBrowser(): { version: string } {
  return JSON.parse(readFileSync('node_modules/@sparticuz/chromium/package.json', 'utf8'))
}
