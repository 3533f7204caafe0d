import { type SpecimenShape, strengthAs } from '../../strength-class'
import type { ExperienceVerdict } from '../experience'
import type { Predictor, StrengthAnswer, StrengthBand } from '../predict'
import { CONTENTS, type StrengthMix } from '../sample'
import { correctionAt, expected, type HouseModel } from './model'
import type { Place } from './result'

/** Results of a mix like it that make a mix known to the house which the shipped model has never seen. */
const LEAST_OF_HOUSE = 15

/** `results` are those of the concrete itself where it is known, else of all of the house; `sd` is ln. */
export type HouseAnswer =
  | ({ refused: false; specimen: SpecimenShape; results: number; known: Known; sd: number } & StrengthBand)
  | { refused: true; why: string }

/** The narrowest of what the results tell of: all of the house, its cement, its plant at that cement, or this very concrete. */
const KNOWN = ['house', 'cement', 'plant', 'concrete'] as const
export type Known = (typeof KNOWN)[number]

/** What to look up of a concrete whose cement, plant or name is not known: no group has it. */
const UNKNOWN: Place = { source: '', plant: '', concrete: '' }

/**
 * The strength of a mix made at a place, MPa of the specimen at the age of the mix: the shipped model moved by the house's
 * own results, with the band that they were measured to keep. Refused, in a sentence, where neither the shipped model nor
 * the house has seen such a mix. Faults: those of the mix.
 */
export function askHouse(
  predictor: Predictor,
  model: HouseModel,
  mix: StrengthMix,
  place: Place = UNKNOWN,
  specimen: SpecimenShape = 'cylinder',
): HouseAnswer {
  const why = refusalOf(predictor, model, mix)
  if (why) return { refused: true, why }
  const [now, reference] = predictor.bands([mix, { ...mix, age: 28 }])
  const of = { ...place, shape: specimen, shipped: now!.p50, shippedAtReference: reference!.p50 }
  const { r, sd } = expected(model, of, mix.age)
  const { n, level } = correctionAt(model, place)
  const at = (more: number) => strengthAs(now!.p50 * Math.exp(r + more), 'cylinder', specimen)
  return {
    refused: false,
    specimen,
    results: level === KNOWN.length - 1 ? n : model.sets,
    known: KNOWN[level]!,
    sd,
    p10: at(-model.band.below * sd),
    p50: at(0),
    p90: at(model.band.above * sd),
  }
}

/** Why this mix has no answer, or null. */
export function refusalOf(predictor: Predictor, model: HouseModel, mix: StrengthMix): string | null {
  const answer = predictor.ask(mix, 'cylinder', 'own')
  if (!answer.refused) return null
  const near = model.concretes.filter(one => isLike(one.contents, mix)).reduce((sum, one) => sum + one.n, 0)
  if (near >= LEAST_OF_HOUSE && !answer.experience.outside.includes('age')) return null
  return `${outsideWords(answer.experience)}, and ${near} of the house’s results are of a mix like it; ${LEAST_OF_HOUSE} are needed`
}

const NAMES: Record<string, string> = {
  ...{ cement: 'cement', slag: 'slag', ash: 'fly ash', water: 'water', superplastic: 'admixture' },
  ...{ coarseagg: 'stone', fineagg: 'sand', age: 'age', distance: 'the mix as a whole' },
}

function outsideWords({ outside }: ExperienceVerdict): string {
  const named = outside.filter(one => one !== 'distance' || outside.length === 1).map(one => NAMES[one] ?? one)
  return `The shipped model has not seen such ${named.join(', ')}`
}

/** How far two mixes of the house may differ and still be the same concrete: kg/m³ over the binder of the known one. */
const LIKE = { binder: 0.1, ratio: 0.03, share: 0.1 }

function isLike(known: Omit<StrengthMix, 'age'>, mix: Omit<StrengthMix, 'age'>): boolean {
  const binder = (of: typeof known) => of.cement + of.slag + of.ash
  const off = (of: (mix: typeof known) => number) => Math.abs(of(known) - of(mix))
  return (
    off(binder) <= LIKE.binder * binder(known) &&
    off(of => of.water / binder(of)) <= LIKE.ratio &&
    off(of => of.slag / binder(of)) <= LIKE.share &&
    off(of => of.ash / binder(of)) <= LIKE.share &&
    CONTENTS.every(name => Number.isFinite(mix[name]))
  )
}

/**
 * What is told of a mix where no place is named yet: by the version in use, else by the shipped model alone. A refusal keeps what
 * the shipped model found strange.
 */
export function askMix(
  predictor: Predictor,
  model: HouseModel | null,
  mix: StrengthMix,
  specimen: SpecimenShape,
): StrengthAnswer {
  const shipped = predictor.ask(mix, specimen)
  if (!model) return shipped
  const own = askHouse(predictor, model, mix, UNKNOWN, specimen)
  const { experience } = shipped
  if (own.refused) return { refused: true, experience }
  const { p10, p50, p90 } = own
  return { refused: false, experience, knownMix: false, specimen, p10, p50, p90 }
}
