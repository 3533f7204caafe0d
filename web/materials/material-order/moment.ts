import { instantOn, isPlainDate } from '~/domain/kit/time'
import type { Problem } from '~/web/kit/problem'
import { refused } from '~/web/kit/read-form'

/**
 * Day and time as typed, as an instant. Neither is nothing said; one without the other, or what is no time, is left empty
 * for the API to refuse with the right words.
 */
export function momentOf({ day, time }: Record<string, unknown>): string | undefined {
  const [on, at] = [String(day ?? ''), String(time ?? '')]
  if (!on && !at) return undefined
  return isPlainDate(on) && /^([01]\d|2[0-3]):[0-5]\d$/.test(at) ? instantOn(on, at).toISOString() : ''
}

/** What the contract calls an instant is refused at the time that people typed. */
export const refusedMoment = (problem: Problem, raw: Parameters<typeof refused>[1]) =>
  refused(
    problem.errors
      ? {
          ...problem,
          errors: Object.fromEntries(
            Object.entries(problem.errors).map(([path, said]) => [
              path.replace(/(^|\.)(expected|received|counted)At$/, '$1time'),
              said,
            ]),
          ),
        }
      : problem,
    raw,
  )
