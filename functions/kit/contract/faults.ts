import type { Right } from '~/domain/access/rights'
import type { Mark } from '../route-mark'

const WORDS = {
  400: ['Unparsable', 'The body is not valid JSON.'],
  401: ['NotSignedIn', 'Nobody is signed in, or the session has ended.'],
  403: ['NotAuthorized', 'The role of the person does not have the right that this call needs.'],
  404: ['Missing', 'There is no such record, or it is outside what the person may see.'],
  409: ['Refused', 'The record has changed since it was read, or its state does not allow this.'],
  413: ['TooLarge', 'The body or the file is too large.'],
  415: ['WrongType', 'The body is of another type than this call takes.'],
  422: ['Invalid', 'A field is missing or wrong; `errors` says which and why.'],
  429: ['TooMany', 'Too many calls; `Retry-After` says how many seconds to wait.'],
  503: ['Unavailable', 'The portal is busy or cannot reach its database; try again.'],
  default: ['Defect', 'Any other problem.'],
} as const
type Status = keyof typeof WORDS

/** Every fault once, for all calls that may answer it. */
export const faultResponses = Object.fromEntries(
  Object.values(WORDS).map(([name, description]) => [
    name,
    {
      description,
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ]),
)

/** The faults that a call may answer, by what it takes, needs and does. */
export function faultsOf(method: string, path: string, right: Right, marks: readonly Mark[]): object {
  const takes = new Set(marks.flatMap(mark => (mark.input ? [mark.input.of] : [])))
  const writes = method !== 'GET'
  const sends = takes.has('json') || takes.has('form')
  const found: [Status, boolean][] = [
    [400, takes.has('json')],
    [401, right !== 'public'],
    [403, typeof right !== 'string'],
    [404, path.includes(':') || typeof right !== 'string'],
    [409, writes],
    [413, sends],
    [415, writes],
    [422, takes.size > 0 || marks.some(mark => mark.once)],
    [429, true],
    [503, true],
    ['default', true],
  ]
  return Object.fromEntries(
    found.flatMap(([status, may]) =>
      may ? [[status, { $ref: `#/components/responses/${WORDS[status][0]}` }] as const] : [],
    ),
  )
}

export const Problem = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    requestId: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    facts: { type: 'object' },
  },
}
