import { describe, expect, test } from 'vitest'
import { action } from '~/web/users/machine-key-list'
import { asked, NINA } from './kit'

const PATH = '/administration/machine-keys'

/** The session is NINA's; the call is answered as the test says. */
const posted = (form: Record<string, string>, answer: () => Response) =>
  asked(PATH, {
    token: 'a.b.c',
    form: { ...form, _key: 'k' },
    api: request => (new URL(request.url).pathname === '/api/session' ? Response.json(NINA) : answer()),
  })

describe('keys of machines', () => {
  test('a key is shown once, in the answer that made it', async () => {
    const made = { id: '1', machine: 'Gateway', hint: 'abcd', endsAt: '2027-11-26T00:00:00.000Z', secret: 'rmk_secret' }
    const form = { intent: 'make', purpose: 'telematics', machine: 'Gateway', plantId: '', days: '30' }
    const { args, calls } = posted(form, () => Response.json(made))
    expect(await action(args)).toMatchObject({ data: { problem: null, made: { secret: 'rmk_secret' } } })
    const sent = calls.find(call => call.method === 'POST')
    expect(new URL(sent!.url).pathname).toBe('/api/administration/machine-key')
    expect(await sent?.json()).toMatchObject({ purpose: 'telematics', machine: 'Gateway', days: 30 })
  })

  test('a third key is refused in the words of the API, and none is shown', async () => {
    const refusal = { title: 'refused', status: 409, detail: 'Gateway already has 2 valid keys. Revoke one first' }
    const form = { intent: 'make', purpose: 'erp', machine: 'Gateway', plantId: '', days: '30' }
    const { args } = posted(form, () => Response.json(refusal, { status: 409 }))
    expect(await action(args)).toMatchObject({ data: { problem: { detail: refusal.detail }, made: null } })
  })

  test('a key is ended with its version and the reason', async () => {
    const form = { intent: 'revoke', id: 'k1', version: '3', reason: 'Gateway replaced' }
    const { args, calls } = posted(form, () => Response.json({ id: 'k1', version: 4, revokedAt: null }))
    expect(((await action(args)) as Response).headers.get('location')).toBe(PATH)
    const sent = calls.find(call => call.url.endsWith('/revoke'))
    expect(await sent?.json()).toEqual({ id: 'k1', version: 3, reason: 'Gateway replaced' })
  })
})
