import type { PlanFurther } from './order-plan'

const MOST_NAMED = 3

/** "14 more changed loads would serve 16.50 m³ of R1-0042 too". */
export function furtherWords({ moreChanges, volume, orderNos }: PlanFurther): string {
  const loads = moreChanges === 1 ? '1 more changed load' : `${moreChanges} more changed loads`
  const named = orderNos.slice(0, MOST_NAMED).join(', ')
  const rest = orderNos.length - MOST_NAMED
  return `${loads} would serve ${volume} m³ more, of ${named}${rest > 0 ? ` and ${rest} more` : ''}`
}
