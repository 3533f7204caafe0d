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
      costPerKg: '0.1000',
      ...of,
    })
  })

/** A supplier that is approved for a material. */
export const aSource = (portal: House, materialId: string) =>
  portal.given(work => materialSource.insert(work, { sourceName: `Works ${next()}`, materialId }))

export const aSilo = (portal: House, of: New<typeof silos> & { plantId: string; materialId: string }) =>
  portal.given(work => openedSilo(work, { siloCode: `S${next()}`, capacityKg: '100000.000', ...of }))

/** An approved sieve analysis through the doors: of the sample, the mass kept on each sieve. */
export async function givenSieve(portal: House, materialId: string, retained: [number, number][], pan: number) {
  const totalMass = retained.reduce((sum, [, mass]) => sum + mass, pan)
  const of = {
    ...{ materialId, testType: 'sieve', sampledOn: '2026-11-02' },
    input: { sieves: retained.map(([size, mass]) => ({ size, retained: mass })), pan, totalMass },
  }
  const made = await portal.as('lab').post('/raw-material-test/create', { ...of, status: 'submitted' })
  const done = await portal
    .as('lab_manager')
    .put(`/raw-material-test/update/${made.body.id}`, { ...of, version: 1, status: 'approved' })
  if (done.status !== 200) throw new Error(JSON.stringify(done.body))
}
