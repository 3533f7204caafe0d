import * as kitWords from '~/domain/kit/words'
/** What the API answers when it refuses. `errors` are by field, in the words that the form shows. */
export type Problem = {
  type: string
  title: string
  status: number
  detail: string
  errors?: Record<string, string[]>
  requestId?: string
  facts?: Record<string, unknown>
}

export const isStale = (problem: Problem | undefined): boolean => problem?.title === 'stale'

/** What is said where no fields are shown beside it: an answer about fields alone has its sentences there. */
export const sentencesOf = ({ title, detail, errors }: Problem): string[] =>
  title === 'invalid' && errors ? [...new Set(Object.values(errors).flat())] : [detail]

/** Any answer that is not JSON of ours still becomes a problem a person can read. */
export async function problemOf(answer: Response): Promise<Problem> {
  const fallback: Problem = {
    type: 'about:blank',
    title: answer.statusText || kitWords.toastError(),
    status: answer.status,
    detail: kitWords.toastWrong(),
  }
  if (!answer.headers.get('content-type')?.includes('json')) return fallback
  const body = (await answer.json().catch(() => ({}))) as Partial<Problem> & Record<string, unknown>
  return { ...fallback, ...body, status: answer.status }
}
