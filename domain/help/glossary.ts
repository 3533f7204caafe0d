import { byName } from '../kit/collation'
import { inEnglish, translated } from '../kit/translated'
import * as words from './words'

/** `local`: what the reader's own language calls it, where that is not English. */
export type GlossaryEntry = { term: string; local?: string; means: string }

/** Each says "Term: meaning". */
const SENTENCES = [
  words.glossaryAcknowledged,
  words.glossaryAfterHours,
  words.glossaryAirOrderHome,
  words.glossaryBan,
  words.glossaryCall,
  words.glossaryCarbon,
  words.glossaryConad,
  words.glossaryConcretePot,
  words.glossaryConformity,
  words.glossaryCosting,
  words.glossaryCreditHold,
  words.glossaryCylinderSet,
  words.glossaryDeliveryOrder,
  words.glossaryDischargeMethod,
  words.glossaryDispute,
  words.glossaryDraft,
  words.glossaryDryTest,
  words.glossaryDuty,
  words.glossaryEModification,
  words.glossaryException,
  words.glossaryExposure,
  words.glossaryFinenessModulus,
  words.glossaryFirstLoad,
  words.glossaryFreeWater,
  words.glossaryHouse,
  words.glossaryMapping,
  words.glossaryMargin,
  words.glossaryMixSubmittal,
  words.glossaryNonConformity,
  words.glossaryOnCall,
  words.glossaryPartLoad,
  words.glossaryPass,
  words.glossaryPour,
  words.glossaryPromise,
  words.glossaryRepair,
  words.glossaryRequisition,
  words.glossaryReturned,
  words.glossarySelfBilling,
  words.glossarySlump,
  words.glossarySpacing,
  words.glossaryStretch,
  words.glossaryTargetMean,
  words.glossaryTicket,
  words.glossaryTrialBatch,
  words.glossaryUllage,
  words.glossaryWaiting,
  words.glossaryWaterCement,
  words.glossaryWetTest,
  words.glossaryWillCall,
]

/** What the words of the trade mean in this portal, by term. */
export const glossary = (): readonly GlossaryEntry[] =>
  SENTENCES.map(sentence => {
    const [term = ''] = inEnglish(sentence).split(': ')
    const [, ...means] = sentence().split(': ')
    const local = translated(term)
    return { term, ...(local !== term && { local }), means: means.join(': ') }
  }).sort((a, b) => byName(a.term, b.term))

/** The entries that hold every word typed, those whose term holds them first. */
export function glossaryOf(text: string): readonly GlossaryEntry[] {
  const asked = text.trim().toLowerCase().split(/\s+/).filter(Boolean)
  const holds = (where: string) => asked.every(word => where.toLowerCase().includes(word))
  const found = glossary().filter(({ term, local, means }) => holds([term, local, means].join(' ')))
  return [...found.filter(({ term }) => holds(term)), ...found.filter(({ term }) => !holds(term))]
}
