import type { AppLoadContext } from '@remix-run/node'
import { type Attempt, attempt, rawApi, take } from './api'
import { callPath } from './support-view'

type Asked = { request: Request; context: AppLoadContext; key?: string }

const sent = (method: string, body?: object): RequestInit => ({
  method,
  ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
})

const callAt = ({ request }: Asked, path: string) =>
  `http://portal/api/${callPath(path, new URL(request.url).pathname)}`

/** Calls of the plan by their path: the contract of the answer is named where it is asked. */
export const ask = <Answer>(asked: Asked, method: string, path: string, body?: object): Promise<Answer> =>
  take(rawApi(asked)(callAt(asked, path), sent(method, body))) as Promise<Answer>

export const tryTo = <Answer>(asked: Asked, method: string, path: string, body?: object): Promise<Attempt<Answer>> =>
  attempt(rawApi(asked)(callAt(asked, path), sent(method, body))) as Promise<Attempt<Answer>>
