import { newId } from '~/domain/kit/uuid'
import type { House } from '../kit/house'

// biome-ignore lint/suspicious/noExplicitAny: the client reads answers as a script from outside would
type Body = any
/** One write as the person meant it, however often it had to be sent. */
export type Written = { path: string; requestIds: string[]; status: number; body: Body }

const PATIENCE_MS = 60_000
/** Somebody who hears nothing for so long sends it again. */
const ANSWER_MS = 8000

/** Sends a write until it is answered, always with the same Idempotency-Key and each time under a request id of its own. */
export function retryingClient(portal: Pick<House, 'tokenOf'>, base: () => string) {
  const history: Written[] = []
  let cut = 0
  let refused = 0

  async function write(who: string, method: 'POST' | 'PUT', path: string, json: object): Promise<Body> {
    const key = newId()
    const requestIds: string[] = []
    let last: unknown
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; ) {
      const requestId = newId()
      requestIds.push(requestId)
      const answer = await send(who, method, path, json, { key, requestId }).catch(() => null)
      last = answer ?? last
      if (!answer) cut++
      else if (!mayRetry(answer)) {
        history.push({ path, requestIds, ...answer })
        if (answer.status !== 200) throw new Error(`${path} ${answer.status} ${JSON.stringify(answer.body)}`)
        return answer.body
      } else refused++
      await new Promise(resolve => setTimeout(resolve, 25))
    }
    throw new Error(`${path} was not answered within ${PATIENCE_MS} ms: ${JSON.stringify(last)}`)
  }

  async function send(who: string, method: string, path: string, json: object, of: { key: string; requestId: string }) {
    const answer = await fetch(`${base()}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await portal.tokenOf(who)}`,
        'content-type': 'application/json',
        'idempotency-key': of.key,
        'x-request-id': of.requestId,
      },
      body: JSON.stringify(json),
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    return { status: answer.status, body: (await answer.json()) as Body }
  }

  return { write, history, cutOff: () => cut, sentAgain: () => refused }
}

/** Busy or starting: what the answer itself says may be sent again. */
const mayRetry = ({ status, body }: { status: number; body: Body }) =>
  status === 503 || (status === 409 && body.facts?.retryAfter !== undefined)
