import createClient from 'openapi-fetch'
import type { components, paths } from '../../../.cache/client/api.ts'

export type Portal = ReturnType<typeof createClient<paths>>
type Problem = components['schemas']['Problem']
type Answered<T> = Promise<{ data?: T; error?: Problem; response: Response }>

const [, , baseUrl = '', password = ''] = process.argv

/** Signs a person in; all that they ask carries their token. */
export async function signIn(username: string): Promise<Portal> {
  const portal = createClient<paths>({ baseUrl })
  const { token } = await good(portal.POST('/api/login', { body: { username, password } }))
  portal.use({
    onRequest({ request }) {
      request.headers.set('authorization', `Bearer ${token}`)
      return request
    },
  })
  return portal
}

/** What a call answered; a refusal ends the script with what the portal said. */
export async function good<T>(asked: Answered<T>): Promise<T> {
  const { data, error, response } = await asked
  if (data === undefined) throw new Error(`${response.url} ${response.status} ${JSON.stringify(error)}`)
  return data
}

/** The status and the rule of a refusal. */
export async function refused(asked: Answered<unknown>): Promise<[number, unknown]> {
  const { error, response } = await asked
  return [response.status, (error?.facts as { rule?: string } | undefined)?.rule]
}

/** A command has one effect, however often it is sent under its key. */
export const once = () => ({ 'Idempotency-Key': crypto.randomUUID() })

export function found<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Error(`${what} is not there`)
  return value
}
