import { resolve } from 'node:path'
import { openBrowser } from '../kit/browser'
import { newFolder, removeFolder, startPortal } from '../kit/portal'

const out = (name: string) => resolve('.cache', `${name}.png`)
const data = newFolder()
const portal = await startPortal({ PORTAL_DATA: data, PORTAL_CLOCK: '2026-11-20T10:20:00+08:00' })
const browser = await openBrowser()
try {
  const context = await browser.newContext({ baseURL: portal.url, locale: 'en-SG', timezoneId: 'Asia/Singapore', viewport: { width: 1440, height: 1000 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.on('console', m => m.type() === 'error' && console.log('CONSOLE', m.text().slice(0, 300)))
  await page.goto('/auth/login')
  await page.locator('[name=username]').fill('ceo')
  await page.locator('[name=password]').fill('ready-mix-demo-2026')
  await page.locator('button[type=submit]').click()
  await page.waitForURL(to => !to.pathname.startsWith('/auth/login'))
  let link: string | null = null
  for (let i = 0; i < 24 && !link; i++) {
    await page.goto('/sales-management/repricing')
    await page.waitForTimeout(1500)
    link = (await page.content()).match(/\/sales-management\/repricing\/[0-9a-f-]{36}/)?.[0] ?? null
    if (!link) await page.waitForTimeout(4000)
  }
  console.log('LINK', link)
  const shot = async (name: string, to: string) => {
    for (const [width, look] of [[1440, 'light'], [1440, 'dark'], [390, 'light'], [390, 'dark']] as const) {
      if (look === 'dark' && name !== 'record') continue
      await page.setViewportSize({ width, height: 1000 })
      await page.emulateMedia({ colorScheme: look })
      await page.goto(to)
      await page.waitForTimeout(1500)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      console.log(name, width, look, 'scrollWidth', wide)
      await page.screenshot({ path: out(`${name}-${width}-${look}`), fullPage: width === 1440 })
    }
  }
  await shot('list', '/sales-management/repricing')
  if (link) await shot('record', link)
  if (link) {
    const id = link.split('/').at(-1)
    await page.setViewportSize({ width: 1440, height: 1000 })
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(link)
    const to = (await page.content()).match(/\/sales-management\/pricing\/approvals\?item=[0-9a-f-]{36}/)?.[0]
    console.log('INBOX', to, id)
    if (to) await shot('inbox', to)
    await page.goto(`${link}?tab=prices`)
    await page.waitForTimeout(1000)
    await page.screenshot({ path: out('prices-1440') })
  }
  await shot('form', '/sales-management/repricing/save')
  // a real preview through the form
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/sales-management/repricing/save')
  await page.waitForTimeout(1500)
  const boxes = page.getByRole('combobox')
  await boxes.first().fill('a')
  await page.waitForTimeout(1500)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.screenshot({ path: out('form-filled') })
} finally {
  await browser.close()
  await portal.stop()
  removeFolder(data)
}
