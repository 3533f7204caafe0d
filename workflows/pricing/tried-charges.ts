import type { Sql } from '~/db/kit/open'
import { termItems } from '~/db/pricing/commercial-term-list'
import { decimal, isPositive } from '~/domain/kit/money'
import { Invalid, invalid } from '~/domain/kit/problem'
import { BAND_OF_TRIGGER, bandWords } from '~/domain/pricing/banded-price'
import type { ChargeChange } from '~/domain/pricing/changed-charge'
import type { TermItemChoice } from '~/domain/pricing/commercial-term'
import type { Escalation } from '~/domain/pricing/escalation'
import type { Arises, TriedPart } from '~/domain/pricing/price-change'
import { ARISES_LABELS, type PriceTrialAsk, pairsOf } from '~/domain/pricing/price-trial'
import type { TermFigures } from '~/domain/pricing/terms'
import {
  chargesOf,
  FIRST_CHARGE,
  MOST_FURTHER_CHARGES,
  TriedCharge,
  type TriedChargePart,
  type TriedFigure,
} from '~/domain/pricing/tried-charge'
import { checkBands } from './check-price-band'

/** A charge as it is asked for, and what the form calls its fields. */
type Asked = Omit<TriedCharge, 'chargeId'> & {
  chargeId: string | undefined
  field: (name: TriedChargePart) => string
}
type Changed = { itemId: string; charge: ChargeChange | null; arises: Arises | undefined; words: string[] }

/** All charges that would be others, each once. */
export async function chargesPart(sql: Sql, of: PriceTrialAsk): Promise<TriedPart> {
  const asked = [firstOf(of), ...furtherOf(of.charges)].filter(one => one !== null)
  if (!asked.length) return null
  const items = new Map((await termItems(sql)).map(item => [item.itemId, item]))
  const made: Changed[] = []
  for (const one of asked) {
    const next = changedBy(one, items)
    // With one party for the whole trial, the same charge again is the same region or level.
    if (made.some(({ itemId }) => itemId === next.itemId))
      throw invalid(one.field('chargeId'), 'This charge is there already: put its new figures together')
    made.push(next)
  }
  const charges = made.flatMap(({ charge }) => charge ?? [])
  const arises = made.flatMap(({ itemId, arises: how }) => (how ? [{ itemId, how }] : []))
  return {
    change: { ...(charges.length ? { charges } : {}), ...(arises.length ? { arises } : {}) },
    words: made.flatMap(({ words }) => words),
  }
}

/** The charge with fields of its own, or null. */
function firstOf(of: PriceTrialAsk): Asked | null {
  const first = {
    ...{ chargeId: of.chargeId, arises: of.chargeArises, price: of.chargePrice, free: of.chargeFree },
    ...{ minimum: of.chargeMinimum, maximum: of.chargeMaximum, bands: of.chargeBands },
    ...{ indexId: of.chargeIndexId, base: of.chargeBase, share: of.chargeShare, within: of.chargeWithin },
  }
  if (Object.values(first).every(value => !value)) return null
  return { ...first, field: name => FIRST_CHARGE[name] }
}

function furtherOf(text: string | undefined): Asked[] {
  const rows = chargesOf(text)
  if (rows.length > MOST_FURTHER_CHARGES) throw invalid('charges', `Add at most ${MOST_FURTHER_CHARGES} charges`)
  return rows.map((row, at) => {
    if (!row.chargeId) throw invalid(`charges.${at}.chargeId`, NO_CHARGE)
    const { success, data, error } = TriedCharge.safeParse(row)
    if (success) return { ...data, field: name => `charges.${at}.${name}` }
    const { path, message } = error.issues[0]!
    throw invalid(path.length ? `charges.${at}.${path.join('.')}` : 'charges', message)
  })
}

const NO_CHARGE = 'Choose the charge that these figures are for'

function changedBy(of: Asked, items: ReadonlyMap<string, TermItemChoice>): Changed {
  const { chargeId, arises, field } = of
  if (!chargeId) throw invalid(field('chargeId'), NO_CHARGE)
  const item = items.get(chargeId)
  if (!item) throw invalid(field('chargeId'), 'There is no such charge in use')
  const figures = { ...figuresOf(of), ...bandsOf(item, of) }
  const follows = escalationOf(item, of)
  const named = Object.keys(figures).length > 0 || follows
  if (!named && !arises) throw invalid(field('price'), 'Enter the new price or another new figure')
  if (arises && item.itemKind !== 'sub_product')
    throw invalid(field('arises'), `${item.name} is charged when it is ordered`)
  const said = [
    of.price && `S$${plain(of.price)} per ${item.unit}`,
    ...(figures.bands ?? []).map(band => `S$${plain(band.unitPrice)} ${bandWords(band)}`),
    of.free && `${plain(of.free)} ${item.unit} free`,
    of.minimum && `at least ${plain(of.minimum)} ${item.unit}`,
    of.maximum && `at most ${plain(of.maximum)} ${item.unit}`,
    ...(follows?.words ?? []),
  ].filter(Boolean)
  const who = arises ? [`${item.name}, who is charged: ${ARISES_LABELS[arises].toLowerCase()}`] : []
  const charge = named ? { kind: item.itemKind, id: item.itemId, figures, escalation: follows?.of } : null
  return {
    itemId: item.itemId,
    charge,
    arises,
    words: [...(named ? [`${item.name}: ${said.join(', ')}`] : []), ...who],
  }
}

const figuresOf = ({ price, free, minimum, maximum }: Asked): Partial<Omit<TermFigures, 'escalation'>> => ({
  ...(price === undefined ? {} : { unitPrice: price }),
  ...(free === undefined ? {} : { freeAllowance: free }),
  ...(minimum === undefined ? {} : { minimum }),
  ...(maximum === undefined ? {} : { maximum }),
})

/** How the charge would follow an index; null where nothing of that is asked for. */
function escalationOf({ name, trigger }: TermItemChoice, { field, indexId, base, share, within }: Asked) {
  const asked = Object.entries({ indexId, base, share, within }).find(([, value]) => value !== undefined)
  if (!asked) return null
  if (base && !isPositive(base)) throw invalid(field('base'), 'Enter a base above 0')
  if (share && decimal(share).greaterThan(100)) throw invalid(field('share'), 'At most the whole price')
  if (trigger !== 'escalation') throw invalid(field(asked[0] as TriedFigure), `${name} does not follow a price index`)
  const words = [
    base && `base ${plain(base)}`,
    share && `${plain(share)} % of the price`,
    within && `no change within ${plain(within)} %`,
  ].filter(word => word !== undefined && word !== '')
  const of: Partial<Escalation> = {
    ...(indexId ? { indexId } : {}),
    ...(base ? { base } : {}),
    ...(share ? { sharePercent: share } : {}),
    ...(within ? { withinPercent: within } : {}),
  }
  return { of, words }
}

/** The bands that are typed, of the kind that the surcharge has; they take the place of all that it has now. */
function bandsOf(item: TermItemChoice, { bands: text, field }: Asked): Pick<TermFigures, 'bands'> {
  if (!text) return {}
  const zone = BAND_OF_TRIGGER[item.trigger ?? ''] === 'zone'
  const rows = [...pairsOf(text)].map(([typed, price]) => {
    const [where, unitPrice] = [typed.trim(), price.trim()]
    const upTo = /^\d{1,3}(\.\d{1,4})?$/.test(where) ? where : null
    return { upTo: zone ? null : upTo, areas: zone ? where : null, unitPrice }
  })
  if (rows.some(({ unitPrice }) => !/^\d{1,9}(\.\d{1,4})?$/.test(unitPrice)))
    throw invalid(field('bands'), 'Enter a price for each band, e.g. 10=4.5;20=7')
  try {
    return { bands: checkBands(item, rows) }
  } catch (fault) {
    // A band of an agreement has fields of its own; here all are one field.
    throw fault instanceof Invalid ? invalid(field('bands'), fault.message) : fault
  }
}

const plain = (figure: string) => decimal(figure).toString()
