import * as z from 'zod'
import { unsortedShape } from '../kit/page'
import type { HouseModel } from './strength/house/model'

export const StrengthModelList = z.strictObject({ limit: unsortedShape.limit, offset: unsortedShape.offset })

/** What the results of a group move the shipped model by, per cent of strength; `sd` is how well that is known. */
export type ModelGroup = {
  level: 'house' | 'source' | 'plant' | 'concrete'
  path: string[]
  percent: number
  sd: number
  results: number
}

const LEVELS = ['source', 'plant', 'concrete'] as const

/** The groups of a version as a person reads them: the house, its cements, plants and concretes; of others' plants nothing. */
export function modelGroups(model: HouseModel, seenPlant: (code: string) => boolean): ModelGroup[] {
  const percent = (ln: number) => 100 * (Math.exp(ln) - 1)
  const of = (level: ModelGroup['level'], path: string[], { mean, sd, n }: HouseModel['all']): ModelGroup => ({
    ...{ level, path, results: n },
    percent: percent(mean),
    sd: percent(sd),
  })
  return [
    of('house', [], model.all),
    ...model.groups
      .filter(({ path }) => path.length === 1 || seenPlant(path[1]!))
      .map(({ path, effect }) => of(LEVELS[path.length - 1]!, path, effect)),
  ]
}
