import { expect, test } from 'vitest'
import { sitePath } from '../api'
import { mayReload, RELOAD_GUARD } from './chunk-guard'
import { readPrefs, THEMES } from './density'
import { isAllowed } from './external'
import { BAR } from './loading-bar'
import { MOST_PREFETCHES } from './prefetch-limit'
import { LOGOUT_DELAY } from './session-end'

test('R-304 R-318 a chunk failure reloads once; a second one within 10 s does not', () => {
  const kept = new Map<string, string>()
  const store = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
  expect(RELOAD_GUARD).toBe(10_000)
  expect(mayReload(100_000, store)).toBe(true)
  expect(mayReload(109_999, store)).toBe(false)
  expect(mayReload(110_000, store)).toBe(true)
})

test('R-305 an address outside the portal opens only with permission', () => {
  const here = 'https://portal.example'
  expect(isAllowed('https://portal.example/fleet', here, false)).toBe(true)
  expect(isAllowed('https://evil.example/', here, false)).toBe(false)
  expect(isAllowed('https://maps.example/', here, true)).toBe(true)
  expect(isAllowed('javascript:alert(1)', here, true)).toBe(false)
  expect(isAllowed('mailto:a@b.example', here, false)).toBe(true)
})

test('R-305 the way back after sign-in stays inside the site', () => {
  expect(sitePath('/order/detail?id=1#loads')).toBe('/order/detail?id=1#loads')
  for (const away of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    null,
    '/a//b',
  ])
    expect(sitePath(away), String(away)).toBe('/')
})

test('R-317 the loading bar: throttle 200 ms, duration 2000 ms, height 3 px', () => {
  expect(BAR).toEqual({ throttle: 200, duration: 2000, height: 3 })
})

test('R-311 R-319 the logout waits 3000 ms; at most 4 preloads run at once', () => {
  expect(LOGOUT_DELAY).toBe(3000)
  expect(MOST_PREFETCHES).toBe(4)
})

test('R-019 R-020 the theme is exactly system, light or dark, and comes back from the cookie', () => {
  expect(THEMES.map(([value]) => value)).toEqual(['system', 'light', 'dark'])
  expect(readPrefs('a=b; theme=dark; density=compact')).toEqual({ theme: 'dark', density: 'compact' })
  expect(readPrefs('theme=pink; sidebar=closed')).toEqual({ sidebar: 'closed' })
})
