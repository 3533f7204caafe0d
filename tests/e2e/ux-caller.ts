import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { DEMO_PASSWORD } from '../kit/visitor'

// biome-ignore lint/suspicious/noExplicitAny: answers are read as a script from outside would
export type Answer = { status: number; body: any }
export type Caller = (method: string, path: string, json?: object) => Promise<Answer>

/** Somebody who works without a browser: what they change, others see on their screens. */
export async function caller(username: string): Promise<Caller> {
  let token = ''
  const call: Caller = async (method, path, json) => {
    const answer = await fetch(`${inject('portal').url}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(json && { body: JSON.stringify(json) }),
    })
    return { status: answer.status, body: await answer.json().catch(() => null) }
  }
  const { body, status } = await call('POST', '/login', { username, password: DEMO_PASSWORD })
  if (!body?.token) throw new Error(`${username} could not sign in: ${status}`)
  token = body.token
  return call
}
