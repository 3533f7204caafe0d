import { CONTENTS, type StrengthMix } from './sample'

/** What a model has seen: ranges, and the spread of its mixes for a distance that knows which contents go together. */
export type Experience = {
  ranges: Record<(typeof CONTENTS)[number] | 'age', [number, number]>
  mean: number[]
  /** Inverse covariance of the contents, row by row. */
  precision: number[][]
  /** Distance beyond which a mix is a stranger: the 95th percentile of the training rows. */
  limit: number
}

export type ExperienceVerdict = { inside: boolean; distance: number; limit: number; outside: string[] }

/** Whether a mix lies within what the model has seen, and if not, why. Mahalanobis distance, no unit. */
export function judgeExperience(experience: Experience, mix: StrengthMix): ExperienceVerdict {
  const distance = distanceOf(experience, mix)
  const outside = [...CONTENTS, 'age' as const].filter(name => {
    const [low, high] = experience.ranges[name]
    return mix[name] < low || mix[name] > high
  })
  const strange = distance > experience.limit ? ['distance'] : []
  return {
    inside: outside.length + strange.length === 0,
    distance,
    limit: experience.limit,
    outside: [...outside, ...strange],
  }
}

/** Mahalanobis distance of a mix from the middle of what was seen. */
export function distanceOf({ mean, precision }: Pick<Experience, 'mean' | 'precision'>, mix: StrengthMix): number {
  const off = contents(mix).map((one, at) => one - mean[at]!)
  let square = 0
  for (let i = 0; i < off.length; i++)
    for (let j = 0; j < off.length; j++) square += off[i]! * precision[i]![j]! * off[j]!
  return Math.sqrt(Math.max(0, square))
}

export function contents(mix: StrengthMix): number[] {
  return CONTENTS.map(name => mix[name])
}
