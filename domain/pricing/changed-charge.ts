import type { Escalation } from './escalation'
import { type CommercialTerm, TERM_LEVELS, type TermFigures, type TermLevel } from './terms'

/** What a surcharge, a service or an add-on would cost; a figure that is left out stays. */
export type ChargeChange = CommercialTerm['item'] & {
  figures: Partial<Omit<TermFigures, 'escalation'>>
  /** How it would follow an index; what is left out stays as agreed. */
  escalation?: Partial<Escalation> | undefined
}

const UNPRICED: TermFigures = { unitPrice: '0', freeAllowance: '0', minimum: null, maximum: null }

/** These terms with one charge changed at a level; what was agreed more specially stays. */
export function withCharge(
  terms: readonly CommercialTerm[],
  { kind, id, figures, escalation }: ChargeChange,
  level: TermLevel,
): readonly CommercialTerm[] {
  const isOf = (term: CommercialTerm) => term.item.kind === kind && term.item.id === id
  // A figure that is left out is that of the price which holds for the party now, its own before what is more general.
  const held = TERM_LEVELS.slice(TERM_LEVELS.indexOf(level)).flatMap(at =>
    terms.filter(term => isOf(term) && term.level === at),
  )
  const follows = (present: Escalation | null | undefined) =>
    escalation ? { escalation: present ? { ...present, ...escalation } : wholeOf(escalation) } : {}
  const changed = held.map(term => ({ ...term, ...figures, ...follows(term.escalation), level }))
  const others = terms.filter(term => !(isOf(term) && term.level === level))
  const whole = wholeOf(escalation)
  if (figures.unitPrice === undefined && !whole) return [...changed, ...others]
  // Where there is no price for it yet: the last of its level, so that a price in force goes before it.
  const always = { fromDate: '0001-01-01', toDate: null, source: 'New price' }
  return [
    ...changed,
    ...others,
    { ...UNPRICED, ...figures, escalation: whole, ...always, id, level, item: { kind, id } },
  ]
}

/** An agreement that needs no other to be one. */
const wholeOf = ({ indexId, base, sharePercent, withinPercent = '0' }: Partial<Escalation> = {}): Escalation | null =>
  indexId && base && sharePercent ? { indexId, base, sharePercent, withinPercent } : null
