import * as z from 'zod'
import { id, optionalText } from '../../kit/shape'
import { CLOSERS } from '../design/close-volume'
import { ExposureClasses, NamedClasses } from '../requisition-choices'

export const BENCH_METHODS = ['bre-331', 'aci-si', 'aci-us', 'en-206'] as const
export type BenchMethod = (typeof BENCH_METHODS)[number]
export const ACI_CLASSES = ['F1', 'F2', 'F3', 'S1', 'S2', 'S3', 'W2', 'C1', 'C2'] as const

const number = (label: string, least: number, most: number) =>
  z.number(`${label} must be a number`).min(least, `${label}: at least ${least}`).max(most, `${label}: at most ${most}`)
const kind = z.enum(['crushed', 'uncrushed'])

/**
 * What a mix designer asks of the bench: the method, the materials of the stores, the concrete. A grade is a cube strength.
 * kg/m³, mm, MPa; air, saving, shares and doses in per cent.
 */
export const BenchAsk = z.strictObject({
  method: z.enum(BENCH_METHODS).default('bre-331'),
  cementId: id(),
  additionId: id().optional(),
  waterId: id(),
  admixtureId: id().optional(),
  fineId: id(),
  stoneIds: z
    .array(id())
    .min(1, 'At least one stone')
    .max(3, 'At most three stones')
    .refine(of => new Set(of).size === of.length, 'A stone is listed twice'),
  strengthMpa: z.int().min(5, 'At least 5 MPa').max(115, 'At most 115 MPa').default(40),
  exposures: ExposureClasses,
  aciExposures: z.array(z.enum(ACI_CLASSES)).max(8).default([]),
  slump: number('Slump', 0, 280).default(120),
  maxSize: z.literal([10, 20, 40]).default(20),
  /** Entrained; the tables of ACI give their own. */
  airPercent: number('Air', 0, 10).default(0),
  aciAir: z.enum(['entrapped', 'F1', 'F2', 'F3']).default('entrapped'),
  defective: number('Below the grade', 0.1, 50).default(5),
  /** Its results give the standard deviation, unless one is entered: with a reason where the plant has one of its own. */
  plantId: id().optional(),
  deviation: number('Standard deviation', 0.1, 15).optional(),
  results: z.int().min(0).max(1_000_000).optional(),
  deviationReason: optionalText(200),
  cementClass: z.enum(['42.5', '52.5']).default('42.5'),
  sandType: kind.default('crushed'),
  stoneType: kind.default('crushed'),
  additionShare: number('Addition', 0, 80).default(0),
  admixtureDose: number('Admixture', 0, 5).default(0),
  waterSaving: number('Water saved', 0, 30).default(0),
  /** Of the stone, dry-rodded. */
  rodded: number('Dry-rodded density', 1000, 2000).default(1550),
  /** By experience: free water, w/(c + k·a), sand in per cent of the aggregate. */
  water: number('Water', 80, 300).optional(),
  ratio: number('Water to cement', 0.2, 1).optional(),
  finesPercent: number('Sand', 15, 70).optional(),
  /** Of two stones the finer, in per cent of the stone; else the method or the Fuller curve splits them. */
  finerPercent: number('Finer stone', 0, 100).optional(),
  closer: z.enum(CLOSERS).default('fine'),
})
export type BenchAsk = z.output<typeof BenchAsk>

/** A trial batch read back into its mix. */
export const BenchTrialAsk = z.strictObject({
  trialBatchId: id(),
  /** Keep the water that the slump needs, or the paste; with `paste` its volume in per cent. */
  keep: z.enum(['water', 'paste']).default('water'),
  pastePercent: number('Paste', 15, 50).optional(),
  /** Without them those that the mix declares. */
  exposures: NamedClasses.optional(),
  closer: z.enum(CLOSERS).default('fine'),
})
export type BenchTrialAsk = z.output<typeof BenchTrialAsk>
