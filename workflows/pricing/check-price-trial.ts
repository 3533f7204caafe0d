import type { Sql } from '~/db/kit/open'
import { termItems } from '~/db/pricing/commercial-term-list'
import { listToTry } from '~/db/pricing/price-trial'
import { decimal } from '~/domain/kit/money'
import { invalid } from '~/domain/kit/problem'
import type { PriceChange } from '~/domain/pricing/price-change'
import { fitsTrial, MOST_TRIAL_DAYS, type PriceTrialAsk, percentsOf } from '~/domain/pricing/price-trial'

type ChangeToTry = { change: PriceChange; words: string[] }

/** What is asked to change, checked, with the words that head its result. */
export async function changeToTry(sql: Sql, of: PriceTrialAsk): Promise<ChangeToTry> {
  if (!fitsTrial(of)) throw invalid('toDate', `Choose a period of at most ${MOST_TRIAL_DAYS} days`)
  const parts = [await listOf(sql, of), percentOf(of), await chargeOf(sql, of), ...settingsOf(of)]
  const made = parts.filter(part => part !== null)
  if (!made.length) throw invalid('priceListId', 'Choose what changes: a price list, a per cent, a charge or a setting')
  return {
    change: Object.assign({}, ...made.map(part => part.change)) as PriceChange,
    words: made.flatMap(part => part.words),
  }
}

type Part = { change: PriceChange; words: string[] } | null

async function listOf(sql: Sql, { priceListId }: PriceTrialAsk): Promise<Part> {
  if (!priceListId) return null
  const found = await listToTry(sql, priceListId)
  if (!found) throw invalid('priceListId', 'There is no such price list')
  const { region, ...list } = found
  return { change: { list }, words: [`${region}: ${list.name}, version ${list.versionNo}`] }
}

function percentOf({ percents: text }: PriceTrialAsk): Part {
  const percents = percentsOf(text)
  if (!percents.size) return null
  const low = [...percents].find(([, percent]) => decimal(percent).lessThanOrEqualTo(-100))
  if (low) throw invalid('percents', `${low[0]}: less than nothing is left of the price`)
  return {
    change: { percents },
    words: [...percents].map(([family, percent]) => `${family} ${signed(percent)} %`),
  }
}

async function chargeOf(sql: Sql, of: PriceTrialAsk): Promise<Part> {
  const figures = {
    ...(of.chargePrice === undefined ? {} : { unitPrice: of.chargePrice }),
    ...(of.chargeFree === undefined ? {} : { freeAllowance: of.chargeFree }),
    ...(of.chargeMinimum === undefined ? {} : { minimum: of.chargeMinimum }),
    ...(of.chargeMaximum === undefined ? {} : { maximum: of.chargeMaximum }),
  }
  const typed = Object.keys(figures).length > 0
  if (!of.chargeId) {
    if (typed) throw invalid('chargeId', 'Choose the charge that these figures are for')
    return null
  }
  const item = (await termItems(sql)).find(one => one.itemId === of.chargeId)
  if (!item) throw invalid('chargeId', 'There is no such charge in use')
  if (!typed) throw invalid('chargePrice', 'Enter the new price or another new figure')
  const words = [
    of.chargePrice && `S$${plain(of.chargePrice)} per ${item.unit}`,
    of.chargeFree && `${plain(of.chargeFree)} ${item.unit} free`,
    of.chargeMinimum && `at least ${plain(of.chargeMinimum)} ${item.unit}`,
    of.chargeMaximum && `at most ${plain(of.chargeMaximum)} ${item.unit}`,
  ].filter(Boolean)
  return {
    change: { charge: { kind: item.itemKind, id: item.itemId, figures } },
    words: [`${item.name}: ${words.join(', ')}`],
  }
}

function settingsOf({ minimumLoad, normalFrom, normalTo, gstPercent }: PriceTrialAsk): Part[] {
  if (Boolean(normalFrom) !== Boolean(normalTo))
    throw invalid(normalFrom ? 'normalTo' : 'normalFrom', 'Enter both ends of the normal hours')
  return [
    minimumLoad ? { change: { minimumLoad }, words: [`Minimum load ${plain(minimumLoad)} m³`] } : null,
    normalFrom && normalTo
      ? {
          change: { normalHours: { from: normalFrom, to: normalTo } },
          words: [`Normal hours ${normalFrom} to ${normalTo}`],
        }
      : null,
    gstPercent ? { change: { gstPercent }, words: [`GST ${plain(gstPercent)} %`] } : null,
  ]
}

const plain = (figure: string) => decimal(figure).toString()
const signed = (figure: string) => (decimal(figure).greaterThan(0) ? `+${plain(figure)}` : plain(figure))
