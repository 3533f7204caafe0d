import type { OptimizationConfig } from './config'
import type { FactOrder } from './facts'
import { longestPause, pointCount, turnOf, type Unloading } from './pours'

type Window = Pick<FactOrder, 'from' | 'latestStart' | 'until' | 'maxGap' | 'maxGapStretch'>
type Rules = Pick<
  OptimizationConfig,
  'startEarlierMinutes' | 'startLaterMinutes' | 'maxGapMinutes' | 'gapReserve' | 'gapStretchMinutes'
>

const SLACK = 60

/**
 * When a pour may begin and must end, and how long it may pause, minutes of the day. `loads` counts those that were on call
 * as well; `now` is null for a day to come. A pour whose latest start has passed begins as soon as it can.
 */
export function windowOf(
  pour: Unloading,
  { due, loads, now }: { due: number; loads: number; now: number | null },
  rules: Rules,
  limits: { percent: number; maxMinutes: number },
): Window {
  const length = Math.ceil(loads / pointCount(pour)) * turnOf(pour)
  const stretch = Math.min(limits.maxMinutes, Math.ceil((length * limits.percent) / 100))
  const late = due + rules.startLaterMinutes
  const latestStart = now === null ? late : Math.max(late, now + rules.startLaterMinutes)
  return {
    from: due - rules.startEarlierMinutes,
    latestStart,
    until: latestStart + length + stretch + SLACK,
    maxGap: longestPause(pour, rules),
    maxGapStretch: rules.gapStretchMinutes + Math.ceil(stretch / Math.max(1, loads)),
  }
}
