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

/** Calls whose path is made at run time: what they answer is for the one who knows the path to say. */
export const ask = (asked: Asked, method: string, path: string, body?: object): Promise<unknown> =>
  take(rawApi(asked)(callAt(asked, path), sent(method, body)))

export const tryTo = (asked: Asked, method: string, path: string, body?: object): Promise<Attempt<unknown>> =>
  attempt(rawApi(asked)(callAt(asked, path), sent(method, body)))
