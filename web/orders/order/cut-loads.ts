import { quantity } from '~/domain/kit/shape'
import { minutesToUnload } from '~/domain/orders/schedule'
import type { OrderView } from '~/web/kit/client/orders'
import { showVolume } from '~/web/kit/figures'
import type { RecordAction } from '~/web/kit/record/record-action'

type Sizes = Pick<OrderView, 'loadSize' | 'unloadingMinutes'>

/**
 * The form of an order opened with its loads cut, `?loadSize=7.00`, as the schedule found that the trucks there are carry
 * it. A smaller load is poured in a smaller time, at the minutes a m³ of before.
 */
export function cutTo(search: URLSearchParams, order: Sizes): Partial<Sizes> {
  const size = quantity().safeParse(search.get('loadSize'))
  if (!size.success) return {}
  const unloadingMinutes = minutesToUnload(size.data, order.loadSize, order.unloadingMinutes)
  return { loadSize: size.data, unloadingMinutes }
}

type Order = Pick<OrderView, 'id' | 'version' | 'orderNo' | 'loadSize' | 'cutFrom'>

/** One press has the loads as they were before they were cut. */
export const undoCutAction = ({ id, version, orderNo, loadSize, cutFrom }: Order, may: boolean): RecordAction => ({
  label: `Undo cut to ${showVolume(loadSize)}`,
  intent: 'undo-cut',
  pinned: true,
  hidden: !may || !cutFrom,
  fields: { id, version: String(version) },
  done: `Loads of ${orderNo} are ${showVolume(cutFrom)} again`,
})
