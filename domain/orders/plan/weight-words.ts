import { WEIGHT_LABELS } from './config'
import type { Weights } from './engine/params'

export type Word<Name> = { name: Name; label: string; unit: string; effect: string }

/** What each weight is paid for and what the plan does when it is higher. */
export const WEIGHT_GROUPS: { title: string; note: string; words: Word<keyof Weights>[] }[] = [
  {
    title: 'Promises to the site',
    note: 'Costs of breaking a promise. They are far higher than driving costs, so that shorter trips never justify a late delivery.',
    words: [
      {
        name: 'unserved',
        label: WEIGHT_LABELS.unserved,
        unit: 'per m³',
        effect: 'Higher: fewer loads are left open, even when trucks drive further and work longer.',
      },
      {
        name: 'gap',
        label: WEIGHT_LABELS.gap,
        unit: 'per minute',
        effect: 'Higher: trucks follow each other closer on a pour, to avoid cold joints.',
      },
      {
        name: 'late',
        label: WEIGHT_LABELS.late,
        unit: 'per minute',
        effect:
          'Higher: loads arrive to the minute; trucks wait on site rather than come late. Loads after the first count one fifth.',
      },
      {
        name: 'promise',
        label: WEIGHT_LABELS.promise,
        unit: 'per m³ and hour',
        effect: 'Higher: a small order is moved or left open before a large one starts an hour late.',
      },
      {
        name: 'drum',
        label: WEIGHT_LABELS.drum,
        unit: 'per minute',
        effect: 'Higher: nearer plants are taken, so that concrete is discharged well within its drum life.',
      },
      {
        name: 'change',
        label: WEIGHT_LABELS.change,
        unit: 'per load',
        effect: 'Higher: a new plan keeps the trucks, plants and times that drivers were given.',
      },
    ],
  },
  {
    title: 'Work of trucks and drivers',
    note: 'Costs of a minute on the road, at the gate and after the shift.',
    words: [
      {
        name: 'overtime',
        label: WEIGHT_LABELS.overtime,
        unit: 'per minute',
        effect: 'Higher: loads go to drivers whose shift is not over.',
      },
      {
        name: 'empty',
        label: WEIGHT_LABELS.empty,
        unit: 'per minute',
        effect: 'Higher: trucks return to the nearest plant, not to their own.',
      },
      {
        name: 'loaded',
        label: WEIGHT_LABELS.loaded,
        unit: 'per minute',
        effect: 'Higher: sites are served by their nearest plant.',
      },
      {
        name: 'siteWait',
        label: WEIGHT_LABELS.siteWait,
        unit: 'per minute',
        effect: 'Higher: each truck arrives when the one before it has left.',
      },
      {
        name: 'shift',
        label: WEIGHT_LABELS.shift,
        unit: 'per minute',
        effect: 'Higher: drivers work without idle time between loads.',
      },
      { name: 'truck', label: WEIGHT_LABELS.truck, unit: 'per truck', effect: 'Higher: fewer trucks are used.' },
      {
        name: 'plantPreference',
        label: WEIGHT_LABELS.plantPreference,
        unit: 'per point',
        effect: 'Higher: sites keep the plants that are set for them.',
      },
      {
        name: 'spareCapacity',
        label: WEIGHT_LABELS.spareCapacity,
        unit: 'per m³',
        effect: 'Higher: small loads go to small trucks.',
      },
      {
        name: 'wish',
        label: WEIGHT_LABELS.wish,
        unit: 'per load',
        effect: 'Higher: orders with preferred trucks get them, even when others are nearer.',
      },
    ],
  },
]
