import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { addDays, businessDay } from '~/domain/kit/time'
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

type Bookable = { days: number; startTime: string; quantity?: string; more?: object }

/**
 * An order of the demo whose like may be booked so many days from now, and what books it: no purchase order is asked for,
 * no limit of credit is near, its plant has room then. What is only said, as that the day is a Sunday, is no matter.
 */
export async function bookable(call: Caller, { days, startTime, quantity, more = {} }: Bookable) {
  const { rows } = (await call('POST', '/delivery-order/search_filter_do', { limit: 200 })).body
  const orderDate = addDays(businessDay(new Date((await call('GET', '/server-time')).body.now)), days)
  const nothing = { contactName: null, contactPhone: null, landmark: null, remarks: null, oneOffReason: null }
  for (const id of new Set(rows.map((row: { orderId: string }) => row.orderId))) {
    const like = (await call('GET', `/order/${id}`)).body
    const { customerId, projectId, locationId, productId } = like
    const asked = { customerId, projectId, locationId, productId, orderDate, startTime, spacingMinutes: 30 }
    const ask = { ...asked, quantity: quantity ?? like.quantity }
    const { body } = await call('POST', '/order/preview', ask)
    // What goes over a credit limit is booked and held.
    const refusing = body.objections?.filter(
      (found: { rule: string; warning?: true }) => !found.warning || found.rule.startsWith('credit'),
    )
    if (refusing?.length === 0 && !body.fault) return { like, ask: { ...ask, ...nothing, ...more } }
  }
  throw new Error(`No order of the demo could be booked again for ${orderDate} ${startTime}`)
}
