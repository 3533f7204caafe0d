import * as z from 'zod'
import {
  type Conformity,
  conformity,
  criterion,
  singles,
  specified,
  strengths,
} from '~/domain/cylinders/conformity/verdict'
import table from '~/domain/cylinders/data/conformity.json'
import { mean } from '~/domain/kit/statistics'

/** Strength tests in MPa, oldest first; each the mean of its cylinders. */
export const Aci318Input = z.strictObject({ results: z.array(z.number()).min(1).max(5000), fc: z.number() })
export type Aci318Input = z.input<typeof Aci318Input>

/** Cores in MPa, as measured; f'c in MPa. */
export const Aci318CoresInput = z.strictObject({ cores: z.array(z.number()).min(3).max(20), fc: z.number() })

/**
 * `conforms` is null while neither rule is broken and fewer than three tests leave the first one unjudged. `lowStrength`:
 * places of single tests that call for an investigation (§26.12.6).
 */
export type Aci318 = Omit<Conformity, 'conforms'> & { conforms: boolean | null; lowStrength: number[] }

/**
 * ACI 318 §26.12.3.1: every mean of three consecutive tests ≥ f'c (rolling), and no test below f'c − 3.5 MPa up to 35 MPa,
 * below 0.90 f'c above. Fewer than three tests may fail the second rule; they never conform.
 */
export function aci318Acceptance({ results, fc }: Aci318Input): Aci318 {
  const values = strengths(results, 1)
  const own = specified(fc, 'fc')
  const least = aciSingleLeast(own)
  const rolling = values.slice(2).map((_, index) => {
    const places = [index, index + 1, index + 2]
    return criterion('mean of three consecutive tests', mean(places.map(place => values[place]!)), own, places)
  })
  const single = singles('single test', values, least)
  const verdict = conformity([...rolling, ...single])
  const conforms = verdict.conforms && rolling.length === 0 ? null : verdict.conforms
  return { ...verdict, conforms, lowStrength: single.flatMap(row => (row.pass ? [] : row.results)) }
}

/** f'c − 3.5 MPa up to 35 MPa, 0.90 f'c above. */
export function aciSingleLeast(fc: number): number {
  const { singleBelow, upTo, singleShare } = table.aci318
  return fc <= upTo ? fc - singleBelow : singleShare * fc
}

/** Cores after a low test (§26.12.6.1): three of them, mean ≥ 0.85 f'c and none below 0.75 f'c, MPa. */
export function aci318Cores(cores: readonly number[], fc: number): Conformity {
  const values = strengths(cores, 3)
  const own = specified(fc, 'fc')
  const places = values.map((_, index) => index)
  return conformity([
    criterion('mean of the cores', mean(values), table.aci318.coreMeanShare * own, places),
    ...singles('single core', values, table.aci318.coreSingleShare * own),
  ])
}
