import { material } from '~/db/materials/material'
import { materialSource } from '~/db/materials/material-source'
import type { materials, silos } from '~/db/materials/tables'
import type { House } from '../house'
import { openedSilo } from './stock'

type New<T extends { $inferInsert: object }> = Partial<Omit<T['$inferInsert'], 'id' | 'version'>>

let count = 0
const next = () => String(++count).padStart(3, '0')

/** A cement unless the test says otherwise. */
export const aMaterial = (portal: House, of: New<typeof materials> = {}) =>
  portal.given(work => {
    const no = next()
    return material.insert(work, {
      materialCode: `MT${no}`,
      name: `Material ${no}`,
      kind: 'cement',
      density: '3150.000',
      ...of,
    })
  })

/** A supplier that is approved for a material. */
export const aSource = (portal: House, materialId: string) =>
  portal.given(work => materialSource.insert(work, { sourceName: `Works ${next()}`, materialId }))

export const aSilo = (portal: House, of: New<typeof silos> & { plantId: string; materialId: string }) =>
  portal.given(work => openedSilo(work, { siloCode: `S${next()}`, capacityKg: '100000.000', ...of }))
