import type { Sql } from '~/db/kit/open'
import { listToTry } from '~/db/pricing/price-trial'
import { decimal } from '~/domain/kit/money'
import { invalid } from '~/domain/kit/problem'
import type { PriceChange, TriedPart } from '~/domain/pricing/price-change'
import { fitsTrial, MOST_TRIAL_DAYS, type PriceTrialAsk, pairsOf } from '~/domain/pricing/price-trial'
import { categoryPart, holidayPart } from './tried-category'
import { triedSettings } from './tried-settings'
import { triedTerms } from './tried-terms'

type ChangeToTry = { change: PriceChange; words: string[] }

/** What is asked to change, checked, with the words that head its result. */
export async function changeToTry(sql: Sql, of: PriceTrialAsk): Promise<ChangeToTry> {
  if (!fitsTrial(of)) throw invalid('toDate', `Choose a period of at most ${MOST_TRIAL_DAYS} days`)
  const terms = await triedTerms(sql, of)
  const made = [
    ...[await listOf(sql, of), percentOf(of), await categoryPart(sql, of), ...terms],
    ...[triedSettings(of), holidayPart(of)],
  ].filter(part => part !== null)
  if (!made.length) throw invalid('priceListId', 'Choose what changes: a price, a charge, a treatment or a setting')
  return {
    change: Object.assign({}, ...made.map(part => part.change)) as PriceChange,
    words: made.flatMap(part => part.words),
  }
}

async function listOf(sql: Sql, { priceListId }: PriceTrialAsk): Promise<TriedPart> {
  if (!priceListId) return null
  const found = await listToTry(sql, priceListId)
  if (!found) throw invalid('priceListId', 'There is no such price list')
  const { region, ...list } = found
  return { change: { list }, words: [`${region}: ${list.name}, version ${list.versionNo}`] }
}

function percentOf({ percents: text }: PriceTrialAsk): TriedPart {
  const percents = pairsOf(text)
  if (!percents.size) return null
  const low = [...percents].find(([, percent]) => decimal(percent).lessThanOrEqualTo(-100))
  if (low) throw invalid('percents', `${low[0]}: less than nothing is left of the price`)
  return {
    change: { percents },
    words: [...percents].map(([family, percent]) => `${family} ${signed(percent)} %`),
  }
}

const signed = (figure: string) => (decimal(figure).greaterThan(0) ? `+${decimal(figure)}` : `${decimal(figure)}`)
