import * as z from 'zod'
import { mass, percent } from './shape'

const whole = (least: number, most: number) => z.int().min(least).max(most)
const of = <S extends z.ZodType>(shape: S, usual: z.output<S>, label: string) => ({ shape, usual, label })

/** Of deliveries of material and counts of stock. */
export const STOCK_SETTINGS = {
  'materials.receipt-tolerance': of(percent(), '0.5', 'Receipt tolerance, % of the ordered quantity'),
  'materials.count-second-person': of(
    percent(),
    '5',
    'Stock count difference above which a second person confirms, % of silo capacity',
  ),
  'materials.sampling-days': of(
    z.strictObject({ cement: whole(0, 90), sand: whole(0, 90), stone: whole(0, 90) }),
    { cement: 14, sand: 14, stone: 14 },
    'Sample a source that delivers at least every, days; 0 asks for no sample',
  ),
  'materials.delivery-load': of(
    z.strictObject({ cement: mass(), addition: mass(), sand: mass(), stone: mass(), admixture: mass(), fibre: mass() }),
    { cement: '28000', addition: '28000', sand: '24000', stone: '24000', admixture: '5000', fibre: '1000' },
    'Delivery size by material, kg',
  ),
}
