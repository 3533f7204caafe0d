import { decimal } from '~/domain/kit/money'
import { invalid } from '~/domain/kit/problem'
import { ReturnPayers, returnCauseLabel } from '~/domain/kit/return-cause'
import { SETTINGS } from '~/domain/kit/setting'
import type { BillSetting, PriceChange, TriedPart } from '~/domain/pricing/price-change'
import { GST_BY_LABELS, type PriceTrialAsk, pairsOf, WASHOUT_LABELS } from '~/domain/pricing/price-trial'

type Settings = NonNullable<PriceChange['settings']>
type Tried<N extends BillSetting> = { value: NonNullable<Settings[N]>; words: string } | null

/** How each setting that a bill is made of is asked for; one that no trial can ask for does not compile. */
const TRIED: { [N in BillSetting]: (of: PriceTrialAsk) => Tried<N> } = {
  'billing.gst-by': ({ gstBy }) =>
    gstBy ? { value: gstBy, words: `GST rate by ${GST_BY_LABELS[gstBy].toLowerCase()}` } : null,
  'billing.gst-percent': ({ gstPercent }) =>
    gstPercent ? { value: gstPercent, words: `GST ${decimal(gstPercent)} %` } : null,
  'billing.normal-hours': ({ normalFrom: from, normalTo: to }) => {
    if (Boolean(from) !== Boolean(to))
      throw invalid(from ? 'normalTo' : 'normalFrom', 'Enter both ends of the normal hours')
    return from && to ? { value: { from, to }, words: `Normal hours ${from} to ${to}` } : null
  },
  'billing.washout-at': ({ washoutAt }) =>
    washoutAt ? { value: washoutAt, words: `Wash-out charged at ${WASHOUT_LABELS[washoutAt].toLowerCase()}` } : null,
  'orders.minimum-load': ({ minimumLoad }) =>
    minimumLoad ? { value: minimumLoad, words: `Minimum load ${decimal(minimumLoad)} m³` } : null,
  'orders.road-factor': ({ roadFactor }) => {
    if (!roadFactor) return null
    const value = SETTINGS['orders.road-factor'].shape.safeParse(Number(roadFactor))
    if (!value.success) throw invalid('roadFactor', 'The road is 1 to 3 times the straight distance')
    return { value: value.data, words: `Road factor ${value.data}` }
  },
  'deliveries.return-payers': ({ returnPayers }) => {
    const pairs = pairsOf(returnPayers)
    if (!pairs.size) return null
    const value = ReturnPayers.partial().safeParse(Object.fromEntries(pairs))
    if (!value.success) throw invalid('returnPayers', 'Name a cause, and the customer or the company')
    const words = [...pairs].map(([cause, payer]) => `${returnCauseLabel(cause)}: ${payer} pays`)
    return { value: value.data, words: words.join(', ') }
  },
}

/** The settings that would be others, checked. */
export function triedSettings(of: PriceTrialAsk): TriedPart {
  const tried = Object.entries(TRIED).flatMap(([name, ask]) => {
    const found = ask(of)
    return found ? [{ name, ...found }] : []
  })
  if (!tried.length) return null
  return {
    change: { settings: Object.fromEntries(tried.map(({ name, value }) => [name, value])) },
    words: tried.map(each => each.words),
  }
}
