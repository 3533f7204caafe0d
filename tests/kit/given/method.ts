import { expect } from 'vitest'
import type { House } from '../house'

/** A method under /engineering with a worked example, and input that its own named fault refuses. */
export type MethodCase = [name: string, good: object, worked: object, bad: object, fault: string]

export async function expectMethod(portal: House, [name, good, worked, bad, fault]: MethodCase): Promise<void> {
  const path = `/engineering/${name}`
  const found = await portal.as('lab').post(path, good)
  expect(found.status, JSON.stringify(found.body)).toBe(200)
  expect(found.body).toMatchObject(worked)
  const refused = await portal.as('lab').post(path, bad)
  expect([refused.status, refused.body.facts?.fault], JSON.stringify(refused.body)).toEqual([422, fault])
  expect(refused.body.detail.length).toBeGreaterThan(5)
  const strange = await portal.as('lab').post(path, { ...good, operator: 'x' })
  expect([strange.status, strange.body.title]).toEqual([422, 'invalid'])
  expect((await portal.as('lab').post(path, [])).status).toBe(422)
  expect((await portal.as('dispatcher').post(path, good)).status).toBe(403)
  expect((await portal.as(null).post(path, good)).status).toBe(401)
}
