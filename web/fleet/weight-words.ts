import type { PlanningName } from '~/domain/fleet/fleet-optimization'
import type { Weights } from '~/domain/orders/plan/engine/params'

type Word<Name> = { name: Name; label: string; unit: string; effect: string }

/** What each weight is paid for and what the plan does when it is higher. */
export const WEIGHT_GROUPS: { title: string; note: string; words: Word<keyof Weights>[] }[] = [
  {
    title: 'Promises to the site',
    note: 'Costs of not doing what was promised. They are far higher than driving costs, so that shorter trips never justify a late delivery.',
    words: [
      {
        name: 'unserved',
        label: 'Concrete not delivered',
        unit: 'per m³',
        effect: 'Higher: fewer loads are left open, even when trucks drive further and work longer.',
      },
      {
        name: 'gap',
        label: 'Pause over the longest gap',
        unit: 'per minute',
        effect: 'Higher: trucks follow each other closer on a pour, against cold joints.',
      },
      {
        name: 'late',
        label: 'Late against the promise',
        unit: 'per minute',
        effect:
          'Higher: loads come on the minute; trucks wait rather than come late. A load behind the first counts a fifth.',
      },
      {
        name: 'promise',
        label: 'Promise broken',
        unit: 'per m³ and hour',
        effect: 'Higher: a small order is moved or left open rather than that a large one begins an hour late.',
      },
      {
        name: 'drum',
        label: 'Drum life used up',
        unit: 'per minute',
        effect: 'Higher: nearer plants are taken, so that concrete is discharged with time in hand.',
      },
      {
        name: 'change',
        label: 'Change to the published plan',
        unit: 'per load',
        effect: 'Higher: a new plan leaves trucks, plants and times as drivers know them.',
      },
    ],
  },
  {
    title: 'Work of trucks and drivers',
    note: 'Costs of a minute on the road, at the gate and after the shift.',
    words: [
      {
        name: 'overtime',
        label: 'Overtime',
        unit: 'per minute',
        effect: 'Higher: loads go to drivers whose shift is not over.',
      },
      {
        name: 'empty',
        label: 'Empty travel',
        unit: 'per minute',
        effect: 'Higher: trucks return to the plant that is nearest, not to their own.',
      },
      {
        name: 'loaded',
        label: 'Loaded travel',
        unit: 'per minute',
        effect: 'Higher: sites are served by their nearest plant.',
      },
      {
        name: 'siteWait',
        label: 'Waiting at the site',
        unit: 'per minute',
        effect: 'Higher: trucks arrive when the one before has left.',
      },
      {
        name: 'shift',
        label: 'A driver’s time',
        unit: 'per minute',
        effect: 'Higher: the same drivers work without breaks in between.',
      },
      { name: 'truck', label: 'A truck called in', unit: 'per truck', effect: 'Higher: fewer trucks do the day.' },
      {
        name: 'plantPreference',
        label: 'A plant the site prefers less',
        unit: 'per point',
        effect: 'Higher: sites keep the plants that are set for them.',
      },
      {
        name: 'spareCapacity',
        label: 'Capacity a load leaves empty',
        unit: 'per m³',
        effect: 'Higher: small loads go to small trucks.',
      },
      {
        name: 'wish',
        label: 'A truck the order did not wish for',
        unit: 'per load',
        effect: 'Higher: orders that name trucks get these, even when others are nearer.',
      },
    ],
  },
]

export const PLANNING_WORDS: Word<Exclude<PlanningName, 'shiftStart'>>[] = [
  {
    name: 'gapReserve',
    label: 'Gap kept in hand',
    unit: 'minutes',
    effect: 'Part of the longest pause at a site that is kept free for traffic.',
  },
  {
    name: 'drumReserve',
    label: 'Drum life kept in hand',
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
    label: 'Nothing moves before',
    unit: 'minutes',
    effect: 'Loads that start within this time do not change.',
  },
  {
    name: 'changeTolerance',
    label: 'Not a change',
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
