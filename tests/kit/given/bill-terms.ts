import { billLines } from '~/domain/billing/bill-lines'
import type { BillTerms, ChargeItem } from '~/domain/billing/bill-terms'
import { gstAt } from '~/domain/billing/gst'
import type { LoadFacts, OrderFacts } from '~/domain/billing/load-facts'
import type { PriceBand } from '~/domain/pricing/banded-price'
import type { Escalation } from '~/domain/pricing/escalation'

export const at = (time: string) => ({ at: new Date(`2026-11-20T${time}:00+08:00`), source: 'planned' as const })
export const order: OrderFacts = {
  id: 'order',
  orderNo: 'CR-1',
  day: '2026-11-20',
  pump: false,
  ...{ cylinderSets: 0, extras: [], oneOff: null },
}
export const load = (more: Partial<LoadFacts> = {}): LoadFacts => ({
  id: 'load',
  label: 'D-1',
  revision: 1,
  plantId: 'plant',
  order,
  day: '2026-11-20',
  product: { id: 'c40', code: 'C40', name: 'Grade 40' },
  quantity: '9.00',
  called: null,
  batched: at('09:00'),
  left: null,
  arrived: at('09:40'),
  pourStart: at('09:45'),
  pourEnd: at('10:10'),
  returned: null,
  waiting: { cause: null, payer: 'customer' },
  partLoadPaidBy: 'customer',
  ...{ washedOut: null, washoutFee: null, waived: [] },
  technicianMinutes: null,
  addOns: [],
  site: { postalCode: '609999', straightKm: 10 },
  cancelled: null,
  ...more,
})
export const item = (trigger: string, unit = 'm³', more: Partial<ChargeItem> = {}): ChargeItem => ({
  kind: 'sub_product',
  id: trigger,
  name: trigger,
  unit,
  trigger,
  isDefault: true,
  ...more,
})
export type Price = {
  unitPrice: string
  freeAllowance?: string
  minimum?: string
  maximum?: string
  bands?: PriceBand[]
  escalation?: Escalation
  level?: 'project'
}
export const terms = (
  items: ChargeItem[],
  prices: Record<string, Price>,
  more: Partial<BillTerms> = {},
): BillTerms => ({
  concrete: () => ({ unitPrice: '118.5000', parts: [] }),
  charge: of =>
    prices[of.id] && {
      id: of.id,
      level: prices[of.id]!.level ?? 'region',
      item: of,
      unitPrice: prices[of.id]!.unitPrice,
      freeAllowance: prices[of.id]!.freeAllowance ?? '0',
      minimum: prices[of.id]!.minimum ?? null,
      maximum: prices[of.id]!.maximum ?? null,
      bands: prices[of.id]!.bands ?? null,
      escalation: prices[of.id]!.escalation ?? null,
      fromDate: '2026-01-01',
      toDate: null,
      source: 'Region Central',
    },
  items,
  minimumLoad: () => '3',
  washoutAt: () => ['site'],
  roadFactor: () => 1.3,
  calendar: {
    zone: 'Asia/Singapore',
    holidays: new Set(['2026-12-25']),
    normal: () => ({ from: '06:30', to: '18:00' }),
  },
  gst: () => gstAt('9'),
  index: () => undefined,
  ...more,
})
export const said = (loads: LoadFacts[], of: BillTerms, due: OrderFacts[] = []) =>
  billLines(loads, due, of).lines.map(line => [line.itemId, line.quantity, line.amount])
export const concrete = ['c40', '9.0000', '1066.50']
