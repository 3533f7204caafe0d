import type { Attempt } from './spoil'

export type Heard = { status: number; type: string; text: string; ms: number }

export const SLOWEST_MS = 5000
/** What only the inside of the portal knows: statements, stacks, places of files. */
const INSIDE =
  /\b(select|insert into|update) .{1,80}\b(from|values|set)\b|\bat .{1,80}\.[cm]?[jt]s:\d+|node_modules|duplicate key value|violates \w+ constraint|syntax error at|ECONNREFUSED|drizzle|postgres/i

/** What is wrong with an answer, or nothing. */
export function verdict(of: Attempt, { status, type, text }: Heard): string | undefined {
  if (status >= 500) return `answered ${status}`
  if (status < 400) return of.mustFail ? `was accepted (${status}) although ${of.how} breaks the contract` : undefined
  if (type !== 'application/problem+json') return `${status} is not a problem but ${type}`
  const problem = JSON.parse(text) as Record<string, unknown>
  for (const name of ['type', 'title', 'detail', 'requestId'])
    if (typeof problem[name] !== 'string') return `${status} has no ${name}`
  if (problem.status !== status) return `${status} says ${problem.status}`
  if (INSIDE.test(String(problem.detail) + JSON.stringify(problem.errors ?? '')))
    return `${status} tells of the inside: ${text.slice(0, 200)}`
  return undefined
}
