import { describe, expect, test } from 'vitest'
import { webHandler } from '~/functions/local/web'
import { hostIsOurs, isReadable, isSameOrigin, safeLocation, withHeaders } from '~/functions/local/web-door'
import { settings } from '~/functions/settings'
import { TEST_SECRETS } from '../kit/settings'

const url = new URL('https://portal.example/fleet/plant')
const ask = (headers: Record<string, string>) => new Request(url, { method: 'POST', headers })

describe('who may change anything', () => {
  test.each([
    ['same-origin by the browser', { 'sec-fetch-site': 'same-origin' }, true],
    [
      'same-origin that names another origin',
      { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
      false,
    ],
    ['same-origin that names ours', { 'sec-fetch-site': 'same-origin', origin: 'https://portal.example' }, true],
    ['same-origin that names none', { 'sec-fetch-site': 'same-origin', origin: 'null' }, false],
    ['a sister site', { 'sec-fetch-site': 'same-site', origin: 'https://portal.example' }, false],
    ['another site', { 'sec-fetch-site': 'cross-site' }, false],
    ['typed into the address bar', { 'sec-fetch-site': 'none' }, false],
    ['an older browser from here', { origin: 'https://portal.example' }, true],
    ['an older browser from there', { origin: 'https://evil.example' }, false],
    ['an origin that is none', { origin: 'null' }, false],
    ['no word of where it comes from', {}, false],
  ])('%s', (_, headers, allowed) => {
    expect(isSameOrigin(ask(headers as unknown as Record<string, string>), url)).toBe(allowed)
  })
})

test('a body that no screen can read is refused by its type, before a screen tries', async () => {
  const post = (type: string | null, body?: string) =>
    isReadable(
      new Request(url, { method: 'POST', headers: type ? { 'content-type': type } : {}, ...(body && { body }) }),
    )
  expect(
    ['application/xml', 'text/plain', 'application/jsonx', 'multipart/mixed; boundary=x'].map(type => post(type, 'a')),
  ).toEqual([...[false, false, false, false]])
  const forms = [
    'application/x-www-form-urlencoded;charset=UTF-8',
    'multipart/form-data; boundary=x',
    'application/json',
  ]
  expect(forms.map(type => post(type, 'a'))).toEqual([true, true, true])
  expect(post(null)).toBe(true)

  const never = () => {
    throw new Error('a screen was asked')
  }
  const door = webHandler({ build: never as never, publicUrl: 'https://portal.example' })
  const asked = new Request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/xml', 'sec-fetch-site': 'same-origin' },
    body: '<a/>',
  })
  expect((await door(asked, { api: never })).status).toBe(415)
})

test('only our host names are answered', () => {
  for (const [address, ours] of [
    ['https://portal.example/', true],
    ['http://localhost:3000/', true],
    ['http://127.0.0.1:9/', true],
    ['http://[::1]:3000/', true],
    ['http://localhost.evil.example/', false],
    ['http://evil.example/', false],
  ] as const)
    expect(hostIsOurs(new URL(address), 'https://portal.example'), address).toBe(ours)
})

test('R-305 a redirect never leaves the site', () => {
  const to = (location: string) =>
    safeLocation(new Response(null, { status: 302, headers: { location } }), url).headers.get('location')
  expect(to('/fleet/plant?page=2')).toBe('/fleet/plant?page=2')
  for (const away of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'http:evil.example',
  ])
    expect(to(away), away).toBe('/')
})

test('but for the one that signs on at the company account, to the origin that it names', () => {
  const to = (path: string, origin: string, location: string) => {
    const headers = { location, 'x-sign-on-at': origin }
    const answer = safeLocation(new Response(null, { status: 302, headers }), new URL(path, url))
    expect(answer.headers.has('x-sign-on-at')).toBe(false)
    return answer.headers.get('location')
  }
  const there = 'https://login.example/authorize?state=1'
  expect(to('/auth/single-sign-on', 'https://login.example', there)).toBe(there)
  expect(to('/auth/login', 'https://login.example', there)).toBe('/')
  expect(to('/auth/single-sign-on', 'https://login.example', 'https://evil.example/')).toBe('/')
  expect(to('/auth/single-sign-on', 'null', 'javascript:alert(1)')).toBe('/')
})

test('a page carries a policy with its own nonce and is not kept', () => {
  const way = { nonce: 'abc123', dev: false, secure: true, page: true }
  const { headers } = withHeaders(new Response('', { headers: { 'cache-control': 'public' } }), way)
  const policy = headers.get('content-security-policy')!
  expect(policy).toContain("script-src 'nonce-abc123' 'strict-dynamic'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("form-action 'self'")
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
})

test('pictures come from the host of the map where a setting names one, and from nowhere else', () => {
  const way = { nonce: 'abc123', dev: false, secure: true, page: true }
  const pictures = (tiles: { url: string; credit: string } | null) =>
    /img-src ([^;]*)/.exec(withHeaders(new Response(''), { ...way, tiles }).headers.get('content-security-policy')!)![1]
  expect(pictures(null)).toBe("'self' data: blob:")
  const tiles = { url: 'https://tiles.example:8443/streets/{z}/{x}/{y}.png?key=1', credit: 'Made city' }
  expect(pictures(tiles)).toBe("'self' data: blob: https://tiles.example:8443")
})

test('tiles are told with the credit that their licence asks for, and by https', () => {
  const told = (PORTAL_TILES_URL?: string, PORTAL_TILES_CREDIT?: string) =>
    settings({ DATABASE_URL: 'postgresql://a:b@localhost/c', ...TEST_SECRETS, PORTAL_TILES_URL, PORTAL_TILES_CREDIT })
      .tiles
  const url = 'https://tiles.example/{z}/{x}/{y}.png'
  expect(told()).toBeNull()
  expect(told(url, 'Made city')).toEqual({ url, credit: 'Made city' })
  expect(() => told(url)).toThrow('PORTAL_TILES_CREDIT is required with PORTAL_TILES_URL')
  for (const wrong of ['http://tiles.example/{z}/{x}/{y}.png', 'https://tiles.example/{z}.png', 'tiles'])
    expect(() => told(wrong, 'Made city')).toThrow('PORTAL_TILES_URL must be an https address with {z}, {x} and {y}')
})
