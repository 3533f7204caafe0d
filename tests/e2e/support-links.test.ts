import { expect, inject, test } from 'vitest'
import { screenAt } from '~/web/kit/screens'
import { allScreens } from '~/web/screens'
import { reader } from './kit/reader'

const mirrors = allScreens.filter(({ url }) => url.startsWith('support/') && !url.includes(':'))

test('R-050 no link of the support area leads to a screen that support may not open', async () => {
  const read = await reader(inject('portal').url, 'it_support')
  const outside: string[] = []
  for (const { url } of mirrors) {
    const { html } = await read(`/${url}`)
    const main = html.slice(html.indexOf('<main'))
    for (const [, href] of main.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)) {
      const to = new URL(href!.replaceAll('&amp;', '&'), `http://portal/${url}`)
      if (to.host !== 'portal' || to.pathname.startsWith('/files/')) continue
      const screen = screenAt(allScreens, to.pathname)
      const may = screen?.roles === 'signed-in' || screen?.roles === 'public' || screen?.roles.includes('it_support')
      if (!may) outside.push(`${url}: ${to.pathname}`)
    }
  }
  expect([...new Set(outside)]).toEqual([])
})
