import * as z from 'zod'
import { type SiloCovers, siloCovers } from '~/db/materials/silo-cover'
import { getSeenSilo, siloPage } from '~/db/materials/silo-page'
import { openingStocks, stockMoves, stockOfPlants } from '~/db/materials/stock-page'
import { Paging } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import { Id, id } from '~/domain/kit/shape'
import { EntryStatus } from '~/domain/materials/material'
import {
  OpeningStockChange,
  OpeningStockSave,
  SiloCreate,
  SiloLevelSet,
  SiloList,
  SiloUpdate,
} from '~/domain/materials/silo'
import * as words from '~/domain/materials/words'
import { setSiloLevel } from '~/workflows/materials/set-silo-level'
import { changeOpening, createSilo, openStock, switchSilo, updateSilo } from '~/workflows/materials/silo'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { tagged } from '../kit/tag'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

const AtPlant = z.strictObject({ plantId: id().optional() })

export const siloRoutes = area()
  .get('/silo/list', may('GET /silo/list'), query(SiloList), async c =>
    c.json(await siloPage(sqlOf(c), personOf(c), c.req.valid('query'))),
  )
  .get('/silo/search', may('GET /silo/search'), query(SiloList), async c =>
    c.json(await siloPage(sqlOf(c), personOf(c), { ...c.req.valid('query'), active: true })),
  )
  .get('/silo/:id', may('GET /silo/:id'), param(Id), async c =>
    c.json(await getSeenSilo(sqlOf(c), personOf(c), c.req.valid('param').id)),
  )
  .post('/silo/change-status', may('POST /silo/change-status'), body(EntryStatus), async c =>
    c.json(await write(c, work => switchSilo(work, c.req.valid('json')))),
  )
  .post('/silo', may('POST /silo', 'once'), body(SiloCreate), async c =>
    c.json(await write(c, work => createSilo(work, c.req.valid('json')))),
  )
  .put('/silo/:id', may('PUT /silo/:id'), param(Id), body(SiloUpdate), async c => {
    const { version, ...fields } = c.req.valid('json')
    return c.json(await write(c, work => updateSilo(work, c.req.valid('param').id, version, fields)))
  })

export const stockRoutes = area()
  .get('/silo-level', may('GET /silo-level'), query(SiloList), async c =>
    c.json(await siloPage(sqlOf(c), personOf(c), { ...c.req.valid('query'), active: true })),
  )
  .get('/silo-level/cover', may('GET /silo-level/cover'), query(AtPlant), async c => {
    // To the minute, so that a board that looks again and again hears when nothing moved.
    const now = new Date(Math.floor(c.var.now.getTime() / 60_000) * 60_000)
    const covers: SiloCovers = await siloCovers(sqlOf(c), personOf(c), c.req.valid('query').plantId, now)
    return tagged(c, covers)
  })
  .get('/silo-level/:id', may('GET /silo-level/:id'), param(Id), async c =>
    c.json(await getSeenSilo(sqlOf(c), personOf(c), c.req.valid('param').id)),
  )
  .put('/silo-level', may('PUT /silo-level', 'once'), body(SiloLevelSet), async c =>
    c.json(await write(c, work => setSiloLevel(work, c.req.valid('json')))),
  )
  .get('/stock', may('GET /stock'), query(AtPlant), async c => {
    const rows = await stockOfPlants(sqlOf(c), personOf(c), c.req.valid('query').plantId)
    return c.json({ rows, total: rows.length })
  })
  .get('/stock/:id', may('GET /stock/:id'), param(Id), query(Paging), async c => {
    const of = await getSeenSilo(sqlOf(c), personOf(c), c.req.valid('param').id)
    return c.json({ silo: of, ...(await stockMoves(sqlOf(c), of.id, c.req.valid('query'))) })
  })
  .get('/opening-stock', may('GET /opening-stock'), query(AtPlant), async c => {
    const rows = await openingStocks(sqlOf(c), personOf(c), c.req.valid('query'))
    return c.json({ rows, total: rows.length })
  })
  .get('/opening-stock/:id', may('GET /opening-stock/:id'), param(Id), async c => {
    const [found] = await openingStocks(sqlOf(c), personOf(c), { siloId: c.req.valid('param').id })
    if (!found) throw new Missing(words.stockMissing())
    return c.json(found)
  })
  .post('/opening-stock', may('POST /opening-stock', 'once'), body(OpeningStockSave), async c =>
    c.json(await write(c, work => openStock(work, c.req.valid('json')))),
  )
  .put('/opening-stock/:id', may('PUT /opening-stock/:id'), param(Id), body(OpeningStockChange), async c =>
    c.json(await write(c, work => changeOpening(work, { siloId: c.req.valid('param').id, ...c.req.valid('json') }))),
  )
