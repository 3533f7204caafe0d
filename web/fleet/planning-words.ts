import type { PlanningName } from '~/domain/fleet/fleet-optimization'
import type { Word } from '~/domain/orders/plan/weight-words'

/** What a group plans with otherwise than the company, and what it does. */
export const PLANNING_WORDS: Word<Exclude<PlanningName, 'shiftStart'>>[] = [
  {
    name: 'gapReserve',
    label: 'Gap margin',
    unit: 'minutes',
    effect: 'Kept free of the longest gap between loads, for traffic.',
  },
  {
    name: 'drumReserve',
    label: 'Drum-life margin',
    unit: 'minutes',
    effect: 'Safety margin kept before the discharge limit.',
  },
  {
    name: 'travelReserve',
    label: 'Travel time allowance',
    unit: 'share',
    effect: '0.1 plans each trip a tenth longer than the travel time table.',
  },
  {
    name: 'freezeMinutes',
    label: 'Freeze',
    unit: 'minutes',
    effect: 'Loads that start within this time do not change.',
  },
  {
    name: 'changeTolerance',
    label: 'Start change ignored',
    unit: 'minutes',
    effect: 'A start moved by no more than this counts as kept.',
  },
  {
    name: 'shiftMinutes',
    label: 'Length of a shift',
    unit: 'minutes',
    effect: 'Of drivers who are in and not rostered; longer is overtime.',
  },
]
