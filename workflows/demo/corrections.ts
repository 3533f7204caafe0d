import type { DeliveryOrderRow } from '~/db/deliveries/delivery-order'
import type { Cause, Changes } from '~/domain/deliveries/emodification'
import { cubicMetres, decimal } from '~/domain/kit/money'
import { addMinutes } from '~/domain/kit/time'

export type Correction = {
  cause: Cause
  remarks: string
  changes: (load: DeliveryOrderRow) => Changes
  /** Levels that have said yes already. */
  approved: number
  ends?: { how: 'reject' | 'withdraw'; reason: string }
}

const less = (load: DeliveryOrderRow, by: string) => cubicMetres(decimal(load.quantity).minus(by))
const later = (at: Date | null, minutes: number) => (at ? addMinutes(at, minutes).toISOString() : null)

/** What is corrected at a concrete company in a few days: most of it small, some of it decided already. */
export const CORRECTIONS: readonly Correction[] = [
  {
    cause: 'documentation_error',
    remarks: 'Batching number typed from the wrong sheet',
    changes: load => ({ batchingNo: `B-${load.id.slice(-5).toUpperCase()}` }),
    approved: 1,
  },
  {
    cause: 'partial_return',
    remarks: 'Site closed the pour early, half a cubic metre came back',
    changes: () => ({ returnConcrete: '0.50', returnCause: 'site_not_ready' }),
    approved: 2,
  },
  {
    cause: 'wrong_time',
    remarks: 'Driver pressed the button at the gate',
    changes: load => ({ pourEndAt: later(load.pourEndAt, 1) }),
    approved: 1,
  },
  {
    cause: 'surcharge_waiver',
    remarks: 'Wash-out was done at the site next door',
    changes: () => ({ washoutFee: '45.00' }),
    approved: 0,
    ends: { how: 'reject', reason: 'The customer signed for the wash-out' },
  },
  {
    cause: 'weight_variance',
    remarks: 'Weighbridge says a tenth less than the batch sheet',
    changes: load => ({ doQuantity: less(load, '0.10') }),
    approved: 1,
  },
  {
    cause: 'half_load',
    remarks: 'Mixer tripped, the second half was batched at the sister plant',
    changes: load => ({ doQuantity: less(load, '3.00') }),
    approved: 0,
  },
  {
    cause: 'technician_time',
    remarks: 'Technician stayed for a second set of cylinders',
    changes: () => ({ technicianOnSiteMinutes: 75 }),
    approved: 1,
  },
  {
    cause: 'quality_failure',
    remarks: 'Slump at the site was read again with a second cone',
    changes: () => ({ slumpMm: 165, waterAddedLitres: '12.00' }),
    approved: 0,
    ends: { how: 'withdraw', reason: 'Was entered for the neighbour load' },
  },
  {
    cause: 'unloading_delay',
    remarks: 'Pump broke down, forty minutes standing time agreed on the phone',
    changes: load => ({ returnedAt: later(load.returnedAt, 4) }),
    approved: 0,
  },
  {
    cause: 'payment_dispute',
    remarks: 'Customer says that the last quarter was never discharged',
    changes: () => ({ returnConcrete: '0.25', returnCause: 'quality' }),
    approved: 0,
  },
]
