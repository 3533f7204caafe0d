import { specified } from '~/domain/cylinders/conformity/verdict'
import table from '~/domain/cylinders/data/conformity.json'
import { within } from '~/domain/kit/within'

export type ControlClass = 'excellent' | 'very good' | 'good' | 'fair' | 'poor'

/** Class of control from the overall spread (ACI 214R Table 4.3): by s in MPa up to f'c 35, by V in percent above. */
export function overallClass(standardDeviation: number, mean: number, fc: number): ControlClass {
  const s = within(standardDeviation, 'standardDeviation', [0, 30], 'MPa')
  const centre = within(mean, 'mean', [1, 200], 'MPa')
  return specified(fc, 'fc') <= table.aci214.upTo
    ? named(s, table.aci214.overallSd)
    : named((s / centre) * 100, table.aci214.overallVariation)
}

/** Class of control from the within-test variation V1 in percent (ACI 214R Table 4.4), for field or laboratory batches. */
export function withinTestClass(variation: number, place: 'field' | 'lab' = 'field'): ControlClass {
  const v1 = within(variation, 'variation', [0, 100], '%')
  return named(v1, place === 'field' ? table.aci214.withinField : table.aci214.withinLab)
}

function named(value: number, edges: readonly number[]): ControlClass {
  const at = edges.findIndex(edge => value < edge)
  return table.aci214.names[at === -1 ? edges.length : at] as ControlClass
}
