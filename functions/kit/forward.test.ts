import { describe, expect, test } from 'vitest'
import { signedForward, verifiedForward } from './forward'

const secret = 's'.repeat(40)
const now = new Date('2026-11-20T08:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const asked = () =>
  new Request('https://portal.example/api/login?x=1', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-portal-address': '203.0.113.7' },
    body: '{"username":"admin"}',
  })
const forwarded = () => signedForward(asked(), 'https://lambda.example', secret, now)

describe('a signed forward', () => {
  test('arrives whole at the other host', async () => {
    const request = await forwarded()
    expect(request.url).toBe('https://lambda.example/api/login?x=1')
    const trusted = await verifiedForward(request, [secret], later(5))
    expect(await trusted?.json()).toEqual({ username: 'admin' })
    expect(trusted?.headers.get('x-portal-address')).toBe('203.0.113.7')
  })

  test('a GET without a body arrives too', async () => {
    const request = await signedForward(
      new Request('https://portal.example/api/a'),
      'https://lambda.example',
      secret,
      now,
    )
    expect((await verifiedForward(request, [secret], now))?.method).toBe('GET')
  })

  test.each([
    ['unsigned', async () => asked()],
    ['another secret', async () => signedForward(asked(), 'https://lambda.example', 't'.repeat(40), now)],
    ['another body', async () => new Request(await forwarded(), { body: '{"username":"ceo"}' })],
    ['another method', async () => new Request(await forwarded(), { method: 'PUT' })],
    ['another path', async () => altered({}, 'https://lambda.example/api/user')],
    ['another client address', async () => altered({ 'x-portal-address': '198.51.100.1' })],
    ['another time', async () => altered({ 'x-forward-at': String(later(10).getTime()) })],
    ['another bearer', async () => altered({ authorization: 'Bearer x' })],
  ])('is refused: %s', async (_name, make) => {
    expect(await verifiedForward(await make(), [secret], later(5))).toBeNull()
  })

  test('is taken by the new secret and by the earlier one while both are accepted', async () => {
    const fresh = 'n'.repeat(40)
    expect(await verifiedForward(await forwarded(), [fresh, secret], later(5))).not.toBeNull()
    expect(await verifiedForward(await forwarded(), [fresh], later(5))).toBeNull()
  })

  test('is refused a minute before or after', async () => {
    expect(await verifiedForward(await forwarded(), [secret], later(61))).toBeNull()
    expect(await verifiedForward(await forwarded(), [secret], later(-61))).toBeNull()
  })
})

async function altered(changes: Record<string, string>, url?: string) {
  const request = await forwarded()
  const headers = new Headers(request.headers)
  for (const [name, value] of Object.entries(changes)) headers.set(name, value)
  return new Request(url ?? request.url, { method: request.method, headers, body: await request.text() })
}
