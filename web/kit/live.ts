import { sessionEnded } from './shell/session-end'

/**
 * A look at the API from an open page, by its path below /live. A session that has ended signs out; any other refusal is
 * only logged here, and whoever asked shows what can be shown without it.
 */
export async function askLive(path: string, how: RequestInit = {}): Promise<Response> {
  const headers = new Headers(how.headers)
  headers.set('accept', 'application/json')
  const answer = await fetch(`/live/${path}`, { ...how, headers })
  if (answer.status === 401) sessionEnded()
  else if (!answer.ok && answer.status !== 304) console.error(`${path} answered ${answer.status}`)
  return answer
}
