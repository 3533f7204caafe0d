import type { PlanFurther } from './plan'

const MOST_NAMED = 3

/** "Moving 14 more loads would serve 16.50 m³ more, of R1-0042". */
export function furtherWords({ moreChanges, volume, orderNos }: PlanFurther): string {
  const loads = moreChanges === 1 ? '1 more load' : `${moreChanges} more loads`
  const named = orderNos.slice(0, MOST_NAMED).join(', ')
  const rest = orderNos.length - MOST_NAMED
  return `Moving ${loads} would serve ${volume} m³ more, of ${named}${rest > 0 ? ` and ${rest} more` : ''}`
}
