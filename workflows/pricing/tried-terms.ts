import { product } from '~/db/catalog/product'
import type { Sql } from '~/db/kit/open'
import { termItems } from '~/db/pricing/commercial-term-list'
import { priceIndex } from '~/db/pricing/price-index/price-index-value'
import { partyNames } from '~/db/pricing/price-trial'
import { GST_TREATMENTS } from '~/domain/billing/gst'
import * as customerWords from '~/domain/customers/words'
import { decimal, isPositive } from '~/domain/kit/money'
import { invalid } from '~/domain/kit/problem'
import { BAND_OF_TRIGGER, bandWords } from '~/domain/pricing/banded-price'
import type { TermItemChoice } from '~/domain/pricing/commercial-term'
import type { Escalation } from '~/domain/pricing/escalation'
import type { Arises, TriedPart } from '~/domain/pricing/price-change'
import { ARISES_LABELS, type PriceTrialAsk, pairsOf } from '~/domain/pricing/price-trial'
import type { TermFigures } from '~/domain/pricing/terms'
import { checkBands } from './check-price-band'
import { partyCategoryPart } from './tried-category'

/** What would be agreed, with whom, checked. */
export async function triedTerms(sql: Sql, of: PriceTrialAsk): Promise<TriedPart[]> {
  const charge = await chargeOf(sql, of)
  const parts = [...charge, await concreteOf(sql, of), await partyCategoryPart(sql, of), treatmentOf(of)]
  const agreed = parts.filter(part => part !== null)
  return [await partyOf(sql, of, agreed.length > 0), ...agreed, await indexOf(sql, of)]
}

async function partyOf(sql: Sql, { forCustomerId, forProjectId }: PriceTrialAsk, agrees: boolean): Promise<TriedPart> {
  if (!forCustomerId && !forProjectId) return null
  if (forCustomerId && forProjectId) throw invalid('forProjectId', 'Choose a customer or a project, not both')
  const [field, id] = forCustomerId ? ['forCustomerId', forCustomerId] : ['forProjectId', forProjectId!]
  const customerIds = forCustomerId ? [forCustomerId] : []
  const projectIds = forProjectId ? [forProjectId] : []
  const name = (await partyNames(sql, { customerIds, projectIds, locationIds: [] }))(id)
  if (!name) throw invalid(field, forCustomerId ? customerWords.customerMissing() : customerWords.projectMissing())
  if (!agrees) throw invalid(field, 'Choose a charge, a product, a category or a treatment to agree with them')
  const level = forCustomerId ? 'customer' : 'project'
  return { change: { party: { level, id } }, words: [`For ${level} ${name}`] }
}

async function chargeOf(sql: Sql, of: PriceTrialAsk): Promise<TriedPart[]> {
  const typed = figuresOf(of)
  const follows = escalationOf(of)
  const named = Object.keys(typed).length > 0 || of.chargeBands || follows
  if (!of.chargeId) {
    if (named || of.chargeArises) throw invalid('chargeId', 'Choose the charge that these figures are for')
    return []
  }
  const item = (await termItems(sql)).find(one => one.itemId === of.chargeId)
  if (!item) throw invalid('chargeId', 'There is no such charge in use')
  if (!named && !of.chargeArises) throw invalid('chargePrice', 'Enter the new price or another new figure')
  if (follows && item.trigger !== 'escalation')
    throw invalid(follows.field, `${item.name} does not follow a price index`)
  const figures = { ...typed, ...bandsOf(item, of.chargeBands) }
  const words = [
    of.chargePrice && `S$${plain(of.chargePrice)} per ${item.unit}`,
    ...(figures.bands ?? []).map(band => `S$${plain(band.unitPrice)} ${bandWords(band)}`),
    of.chargeFree && `${plain(of.chargeFree)} ${item.unit} free`,
    of.chargeMinimum && `at least ${plain(of.chargeMinimum)} ${item.unit}`,
    of.chargeMaximum && `at most ${plain(of.chargeMaximum)} ${item.unit}`,
    ...(follows?.words ?? []),
  ].filter(Boolean)
  const charge: TriedPart = named
    ? {
        change: { charge: { kind: item.itemKind, id: item.itemId, figures, escalation: follows?.of } },
        words: [`${item.name}: ${words.join(', ')}`],
      }
    : null
  return [charge, arisesOf(item, of.chargeArises)]
}

/** How the charge would follow an index, with the field of the form that says so first. */
function escalationOf({ chargeIndexId: indexId, chargeBase: base, chargeShare, chargeWithin }: PriceTrialAsk) {
  const asked = { chargeIndexId: indexId, chargeBase: base, chargeShare, chargeWithin }
  const field = Object.entries(asked).find(([, value]) => value !== undefined)?.[0]
  if (!field) return null
  if (base && !isPositive(base)) throw invalid('chargeBase', 'Enter a base above 0')
  if (chargeShare && decimal(chargeShare).greaterThan(100)) throw invalid('chargeShare', 'At most the whole price')
  const words = [
    base && `base ${plain(base)}`,
    chargeShare && `${plain(chargeShare)} % of the price`,
    chargeWithin && `no change within ${plain(chargeWithin)} %`,
  ].filter(word => word !== undefined && word !== '')
  const of: Partial<Escalation> = {
    ...(indexId ? { indexId } : {}),
    ...(base ? { base } : {}),
    ...(chargeShare ? { sharePercent: chargeShare } : {}),
    ...(chargeWithin ? { withinPercent: chargeWithin } : {}),
  }
  return { field, of, words }
}

const figuresOf = (of: PriceTrialAsk): Partial<Omit<TermFigures, 'escalation'>> => ({
  ...(of.chargePrice === undefined ? {} : { unitPrice: of.chargePrice }),
  ...(of.chargeFree === undefined ? {} : { freeAllowance: of.chargeFree }),
  ...(of.chargeMinimum === undefined ? {} : { minimum: of.chargeMinimum }),
  ...(of.chargeMaximum === undefined ? {} : { maximum: of.chargeMaximum }),
})

/** The bands that are typed, of the kind that the surcharge has; they take the place of all that it has now. */
function bandsOf(item: TermItemChoice, text: string | undefined): Pick<TermFigures, 'bands'> {
  if (!text) return {}
  const zone = BAND_OF_TRIGGER[item.trigger ?? ''] === 'zone'
  const rows = [...pairsOf(text)].map(([where, unitPrice]) => {
    const upTo = /^\d{1,3}(\.\d{1,4})?$/.test(where) ? where : null
    return { upTo: zone ? null : upTo, areas: zone ? where : null, unitPrice }
  })
  if (rows.some(({ unitPrice }) => !/^\d{1,9}(\.\d{1,4})?$/.test(unitPrice)))
    throw invalid('chargeBands', 'Enter a price for each band, e.g. 10=4.5;20=7')
  return { bands: checkBands(item, rows) }
}

function arisesOf(item: TermItemChoice, how: Arises | undefined): TriedPart {
  if (!how) return null
  if (item.itemKind !== 'sub_product') throw invalid('chargeArises', `${item.name} is charged when it is ordered`)
  return {
    change: { arises: { itemId: item.itemId, how } },
    words: [`${item.name}, who is charged: ${ARISES_LABELS[how].toLowerCase()}`],
  }
}

async function concreteOf(sql: Sql, { productId, productPrice, ...of }: PriceTrialAsk): Promise<TriedPart> {
  if (!productId && !productPrice) return null
  if (!productId) throw invalid('productId', 'Choose the product that this price is for')
  if (!productPrice) throw invalid('productPrice', 'Enter the price to agree')
  if (!of.forCustomerId && !of.forProjectId)
    throw invalid('forCustomerId', 'Choose with whom this price is agreed; for everybody try a price list')
  const found = await product.find(sql, productId)
  if (!found) throw invalid('productId', 'There is no such product')
  return {
    change: { concrete: { productId, unitPrice: productPrice } },
    words: [`${found.productCode}: S$${plain(productPrice)} per m³ agreed`],
  }
}

function treatmentOf({ gstCode, forCustomerId, forProjectId }: PriceTrialAsk): TriedPart {
  if (!gstCode) return null
  if (!forCustomerId && !forProjectId) throw invalid('forCustomerId', 'Choose with whom this treatment is agreed')
  return { change: { gstCode }, words: [`GST: ${GST_TREATMENTS[gstCode].name.toLowerCase()} (${gstCode})`] }
}

async function indexOf(sql: Sql, { indexId, indexValue }: PriceTrialAsk): Promise<TriedPart> {
  if (!indexId && !indexValue) return null
  if (!indexId) throw invalid('indexId', 'Choose the price index that has this value')
  if (!indexValue || !isPositive(indexValue)) throw invalid('indexValue', 'Enter a value above 0')
  const found = await priceIndex.find(sql, indexId)
  if (!found) throw invalid('indexId', 'There is no such price index')
  return {
    change: { index: { indexId, name: found.name, value: indexValue } },
    words: [`${found.name}: ${plain(indexValue)}`],
  }
}

const plain = (figure: string) => decimal(figure).toString()
