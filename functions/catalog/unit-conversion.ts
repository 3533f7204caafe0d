import { allUnits, clashing, convertedMaterials, searchUnitConversions } from '~/db/catalog/unit-conversion'
import { UnitConversionCheck, UnitConversionSave, UnitConversionSearch } from '~/domain/catalog/unit-conversion'
import { VersionOf } from '~/domain/customers/customer'
import { Missing } from '~/domain/kit/problem'
import { Id } from '~/domain/kit/shape'
import { CLASH, removeUnitConversion, saveUnitConversion } from '~/workflows/catalog/save-unit-conversion'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

export const unitConversionRoutes = area()
  .get('/unit-conversion/list', may('GET /unit-conversion/list'), query(UnitConversionSearch), async c => {
    const [page, units, materials] = await Promise.all([
      searchUnitConversions(sqlOf(c), c.req.valid('query')),
      allUnits(sqlOf(c)),
      convertedMaterials(sqlOf(c)),
    ])
    return c.json({ ...page, units, materials })
  })
  .get('/unit-conversion/search', may('GET /unit-conversion/search'), query(UnitConversionSearch), async c =>
    c.json(await searchUnitConversions(sqlOf(c), c.req.valid('query'))),
  )
  .get(
    '/unit-conversion/get-validation',
    may('GET /unit-conversion/get-validation'),
    query(UnitConversionCheck),
    async c => {
      const taken = await clashing(sqlOf(c), c.req.valid('query'))
      return c.json({ valid: !taken, reason: taken ? CLASH : null })
    },
  )
  .post('/unit-conversion', may('POST /unit-conversion', 'once'), body(UnitConversionSave), async c =>
    c.json(await write(c, work => saveUnitConversion(work, c.req.valid('json')))),
  )
  .put('/unit-conversion', may('PUT /unit-conversion'), body(UnitConversionSave), async c =>
    c.json(await write(c, work => saveUnitConversion(work, c.req.valid('json')))),
  )
  .get('/unit-conversion/:id', may('GET /unit-conversion/:id'), param(Id), async c => {
    const { rows } = await searchUnitConversions(sqlOf(c), { ids: [c.req.valid('param').id], limit: 1, offset: 0 })
    if (!rows[0]) throw new Missing('There is no such unit conversion')
    return c.json(rows[0])
  })
  .delete('/unit-conversion/:id', may('DELETE /unit-conversion/:id'), param(Id), query(VersionOf), async c => {
    const { version } = c.req.valid('query')
    await write(c, work => removeUnitConversion(work, { id: c.req.valid('param').id, version }))
    return c.json({ removed: true })
  })
