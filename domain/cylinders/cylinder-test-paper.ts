import { type PressUsed, pressDeviations } from './laboratory-equipment'

/** What was pressed and weighed of one specimen. */
export type PaperSpecimen = {
  label: string
  width1: number | null
  width2: number | null
  length: number | null
  massKg: number | null
  loadKn: number | null
  fracture: number | null
  lengthFactor: number | null
  strength: number | null
  density: number | null
  excluded: boolean
  excludedReason: string | null
}

/** The part of a result that a correction replaces. */
type Figures = {
  status: string
  revision: number
  testedAt: Date | null
  mean: number | null
  density: number | null
  rangePercent: number | null
  verdict: string | null
  counts: boolean | null
  notes: string[]
  press: PressUsed | null
  labName: string | null
  houseName: string | null
  managerName: string | null
  specimens: PaperSpecimen[]
}

/** An approved revision that was corrected: its facts as they were signed, and why it was corrected. */
export type PaperRevision = {
  revision: number
  facts: Record<string, unknown>
  reason: string
  at: Date
  byName: string
}

/** A result with its specimens and earlier revisions as a paper prints it. */
export type PaperResult = Figures & {
  id: string
  testNo: string
  doNumber: string
  customerName: string
  projectName: string
  locationName: string
  plantName: string
  productCode: string
  laboratory: string | null
  accreditationNo: string | null
  /** When the laboratory took it, when it left its mould, and where it was cured; °C of the water. */
  receivedAt: Date | null
  demouldedAt: Date | null
  tank: string | null
  tankTemperature: number | null
  mixCode: string | null
  strengthMpa: number
  fck: number
  specimenKind: string
  castOn: string
  sampledAt: Date | null
  sampledBy: string | null
  slumpMm: number | null
  concreteTemperature: number | null
  airPercent: number | null
  freshDensity: number | null
  wetFindings: { text: string }[]
  ageDays: number
  revisions: PaperRevision[]
}

/** The figures of a revision as they were signed; dates come back from what was kept. */
export function figuresOf({ facts }: PaperRevision): Figures {
  const kept = facts as Figures & { testedAt: string | Date | null }
  return { ...kept, testedAt: kept.testedAt ? new Date(kept.testedAt) : null }
}

/** A result as a certificate covers it (`id:revision`): a later correction does not change what was certified. */
export function asCertified(of: PaperResult, covers: readonly string[]): PaperResult {
  const past = of.revisions.find(one => one.revision !== of.revision && covers.includes(`${of.id}:${one.revision}`))
  if (!past) return of
  const {
    status,
    revision,
    testedAt,
    mean,
    density,
    rangePercent,
    verdict,
    counts,
    notes,
    press = null,
    ...rest
  } = figuresOf(past)
  const { labName, houseName, managerName, specimens } = rest
  const figures = { status, revision, testedAt, mean, density, rangePercent, verdict, counts, notes, press }
  return { ...of, ...figures, labName, houseName, managerName, specimens }
}

/** What a reader must know before using a result: why it does not count, and what was out of range on the fresh concrete. */
export const deviations = (of: Pick<PaperResult, 'counts' | 'notes' | 'wetFindings' | 'press'>): string[] => [
  ...(of.counts === false ? [`does not count: ${of.notes.join('; ') || 'not a valid test'}`] : of.notes),
  ...pressDeviations(of.press),
  ...of.wetFindings.map(found => found.text),
]
