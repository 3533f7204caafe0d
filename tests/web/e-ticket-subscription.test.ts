import { describe, expect, test } from 'vitest'
import { action as listAction } from '~/web/deliveries/e-ticket-subscription-list'
import { action as recordAction } from '~/web/deliveries/e-ticket-subscription-record'
import { asked, NINA } from './kit'

const ID = '00000000-0000-7000-8000-000000000001'
const LIST = '/sales-management/e-ticket-subscriptions'
const RECORD = `${LIST}/${ID}`
const CALL = '/api/e-ticket-subscription'

/** The session is NINA's; the call is answered as the test says. */
const posted = (path: string, form: Record<string, string>, answer: () => Response) =>
  asked(path, {
    token: 'a.b.c',
    form: { ...form, _key: 'k' },
    api: request => (new URL(request.url).pathname === '/api/session' ? Response.json(NINA) : answer()),
  })
const made = { id: ID, version: 1, url: 'https://tickets.example.com/', secret: 'whsec_once' }

describe('receivers of e-tickets', () => {
  test('the secret of a new one is shown once and kept by nothing on the way', async () => {
    const form = { customerId: ID, projectId: '', url: made.url, events: 'delivered' }
    const { args, calls } = posted(LIST, form, () => Response.json(made))
    const answer = (await listAction(args)) as unknown as { data: object; init: { headers: Record<string, string> } }
    expect(answer.data).toEqual({ made: { url: made.url, secret: made.secret } })
    expect(answer.init.headers['cache-control']).toBe('no-store')
    const sent = calls.find(call => call.method === 'POST')
    expect(new URL(sent!.url).pathname).toBe(CALL)
    expect(await sent?.json()).toMatchObject({ customerId: ID, events: ['delivered'] })
  })

  test('a refused address stays in the form with its reason', async () => {
    const problem = { title: 'invalid', status: 422, detail: 'No', errors: { url: ['Inside a private network'] } }
    const form = { customerId: ID, projectId: '', url: 'https://10.0.0.1/', events: 'delivered' }
    const { args } = posted(LIST, form, () => Response.json(problem, { status: 422 }))
    expect(await listAction(args)).toMatchObject({ data: { problem: { errors: problem.errors }, values: form } })
  })

  test('a new secret, a test, sending again and a pause go to their calls', async () => {
    const message = '00000000-0000-7000-8000-000000000002'
    const forms: [Record<string, string>, string, object | undefined][] = [
      [{ intent: 'secret', version: '3' }, `${CALL}/${ID}/secret`, { version: 3 }],
      [{ intent: 'test' }, `${CALL}/${ID}/test`, undefined],
      [{ intent: 'send', messageId: message }, `${CALL}/${ID}/message/${message}/send`, undefined],
      [
        { intent: 'status', version: '3', status: 'paused', reason: 'Moves' },
        `${CALL}/${ID}/status`,
        { version: 3, status: 'paused', reason: 'Moves' },
      ],
    ]
    for (const [form, path, body] of forms) {
      const { args, calls } = posted(RECORD, form, () => Response.json(made))
      await recordAction({ ...args, params: { id: ID } })
      const sent = calls.find(call => call.method === 'POST')!
      expect(new URL(sent.url).pathname).toBe(path)
      expect(await sent.text()).toBe(body ? JSON.stringify(body) : '')
    }
  })
})
