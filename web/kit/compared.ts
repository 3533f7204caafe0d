import { changePercent } from '~/domain/kit/change-percent'
import { showNumber } from './figures'

type Value = string | number | null

/** How much more or less than in the span before, in words. */
export function compared(now: Value, before: Value): string {
  const percent = changePercent(now, before)
  if (percent === null) return 'nothing before'
  return percent === 0 ? 'as before' : `${percent > 0 ? '+' : ''}${showNumber(percent)} %`
}
