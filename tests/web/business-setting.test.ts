import { describe, expect, test } from 'vitest'
import { action } from '~/web/users/business-setting/detail'
import { asked, NINA } from './kit'

const PATH = '/administration/settings/billing.gst-percent'
const form = { intent: 'propose', 'e:value': '10', effectiveFrom: '01/12/2026', reason: 'Budget', _key: 'k' }

/** The session is NINA's; the proposal is answered as the test says. */
function proposed(answer: () => Response, effectiveFrom = form.effectiveFrom) {
  const given = asked(PATH, {
    token: 'a.b.c',
    form: { ...form, effectiveFrom },
    api: request => (new URL(request.url).pathname === '/api/session' ? Response.json(NINA) : answer()),
  })
  return { ...given, args: { ...given.args, params: { name: 'billing.gst-percent' } } }
}

describe('proposing a value of a setting', () => {
  test('comes back to the same screen, and the day is sent as typed in Singapore', async () => {
    const { args, calls } = proposed(() => Response.json({ id: '1', version: 1, status: 'pending' }))
    const answer = (await action(args)) as Response
    expect([answer.status, answer.headers.get('location')]).toEqual([302, PATH])
    const sent = calls.find(call => call.url.endsWith('/propose'))
    expect(await sent?.json()).toMatchObject({ name: 'billing.gst-percent', effectiveFrom: '2026-12-01', value: '10' })
  })

  test('a day that is none is refused at the screen, in the form in which days are typed', async () => {
    const { args, calls } = proposed(() => Response.json({}), '33/33')
    expect(await action(args)).toEqual({ problem: 'First day: a date as dd/mm/yyyy is needed' })
    expect(calls.filter(call => call.url.endsWith('/propose'))).toEqual([])
  })

  test('a refusal is shown in the words of its fields', async () => {
    const refusal = {
      title: 'invalid',
      detail: 'Please review the errors in the form',
      errors: { value: ['Too high'] },
    }
    const { args } = proposed(() => Response.json(refusal, { status: 422 }))
    expect(await action(args)).toEqual({ problem: 'Too high' })
  })
})
