import type * as z from 'zod'
import { truckType } from '~/db/fleet/truck-type'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import type { TruckTypeSave } from '~/domain/fleet/truck-entry'

export const saveTruckType = (work: Work, { id, version, ...values }: z.output<typeof TruckTypeSave>) =>
  truckType.save(work, id ? { ...values, id, version: version ?? 0 } : values)

export const switchTruckType = (work: Work, key: Key, active: boolean) => truckType.setActive(work, key, active)
