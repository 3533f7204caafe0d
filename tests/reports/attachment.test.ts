import { describe, expect, test } from 'vitest'
import { newId } from '~/domain/kit/uuid'
import { givenRegion } from '../kit/given/customers'
import { givenPlant, givenTruck } from '../kit/given/fleet'
import { house } from '../kit/house'

const portal = await house()
const region = await givenRegion(portal)
const plant = await givenPlant(portal, { regionId: region.id })
const truck = await givenTruck(portal, { mainPlantId: plant.id })
const PDF = '%PDF-1.7\nhello\n%%EOF'

async function send(username: string, id: string, { name = 'licence.pdf', content = PDF, subject = 'truck' } = {}) {
  const form = new FormData()
  form.set('subject', subject)
  form.set('file', new File([content], name))
  const answer = await portal.api.request(`/api/attachment/${id}/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await portal.tokenOf(username)}` },
    body: form,
  })
  return { status: answer.status, body: (await answer.json()) as { id: string; errors?: object } }
}
const listed = async (username = 'admin') =>
  (await portal.as(username).get(`/attachment/list?subject=truck&subjectId=${truck.id}`)).body.rows

describe('files of a record', () => {
  test('R-292 one is uploaded as multipart to an id, downloaded by POST as it was, and deleted with its bytes', async () => {
    const { status, body } = await send('admin', truck.id)
    expect(status).toBe(200)
    const json = await portal.as('admin').post(`/attachment/${truck.id}/upload`, { subject: 'truck', file: PDF })
    expect([json.status, (await portal.as('admin').get(`/attachment/download/${body.id}`)).status]).toEqual([415, 405])
    expect(await listed()).toMatchObject([
      { id: body.id, name: 'licence.pdf', type: 'application/pdf', size: PDF.length },
    ])
    const own = await portal.as('admin').post(`/attachment/download/${body.id}`)
    expect(new TextDecoder().decode(own.body)).toBe(PDF)
    expect(own.headers.get('content-disposition')).toContain('licence.pdf')
    expect(portal.files.size).toBe(1)
    expect((await portal.as('admin').delete(`/attachment/attachment/${body.id}`)).status).toBe(200)
    expect(await listed()).toEqual([])
    expect((await portal.as('admin').post(`/attachment/download/${body.id}`)).status).toBe(404)
    expect((await portal.as('admin').delete(`/attachment/attachment/${body.id}`)).status).toBe(404)
    expect(portal.files.size).toBe(0)
  })

  test('whoever may not change the record adds nothing and takes nothing away', async () => {
    const { body } = await send('admin', truck.id)
    expect((await send('batcher', truck.id)).status).toBe(403)
    expect((await portal.as('batcher').delete(`/attachment/attachment/${body.id}`)).status).toBe(403)
    expect((await portal.as('salesperson').post(`/attachment/download/${body.id}`)).status).toBe(403)
    expect(await listed()).toHaveLength(1)
  })

  test('a record that is not there, or outside the scope, is a 404 and leaves no bytes', async () => {
    const before = portal.files.size
    expect((await send('admin', newId())).status).toBe(404)
    await portal.person('dispatcher_manager', { regionIds: [newId()] })
    expect((await send('dispatcher_manager', truck.id)).status).toBe(404)
    expect(portal.files.size).toBe(before)
  })

  test('a file that is not what its name says is refused in its field', async () => {
    const before = portal.files.size
    for (const [name, content] of [
      ['licence.pdf', 'MZ…'],
      ['page.txt', '<script>alert(1)</script>'],
      ['program.exe', 'MZ'],
      ['../../etc/passwd.txt', 'x'],
    ] as const) {
      const refused = await send('admin', truck.id, { name, content })
      expect(refused.status, name).toBe(422)
      expect(refused.body.errors).toHaveProperty('file')
    }
    expect((await send('admin', truck.id, { subject: 'password' })).status).toBe(422)
    expect(portal.files.size).toBe(before)
  })

  test('only so many files hang on one record, and the one too many leaves no bytes', async () => {
    for (let each = (await listed()).length; each < 20; each++)
      expect((await send('admin', truck.id, { name: `${each}.pdf` })).status).toBe(200)
    const before = portal.files.size
    expect((await send('admin', truck.id)).status).toBe(409)
    expect(portal.files.size).toBe(before)
  })
})
