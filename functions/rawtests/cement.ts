import { BlaineC204Input, BlaineEn196Input, blaineC204, blaineEn196 } from '~/domain/rawtests/cement/blaine'
import { CementC150Input, CementEn197Input, VicatInput } from '~/domain/rawtests/cement/input'
import { cementC150, cementEn197 } from '~/domain/rawtests/cement/limits'
import { MillConsistencyInput, millConsistency } from '~/domain/rawtests/cement/mill-consistency'
import { MortarCubesInput, mortarCubes } from '~/domain/rawtests/cement/mortar-cubes'
import {
  MortarFlexureInput,
  MortarPrismsInput,
  mortarFlexure,
  mortarPrisms,
} from '~/domain/rawtests/cement/mortar-prisms'
import { SettingTimeInput, settingTime, vicatInitial } from '~/domain/rawtests/cement/setting-time'
import { AutoclaveInput, autoclaveExpansion, LeChatelierInput, leChatelier } from '~/domain/rawtests/cement/soundness'
import { area, may } from '../kit/area'
import { body } from '../kit/valid'

/** Cement tests worked out and judged. */
export const cementMethodRoutes = area()
  .post('/engineering/blaine-c204', may('POST /engineering/blaine-c204'), body(BlaineC204Input), c =>
    c.json(blaineC204(c.req.valid('json'))),
  )
  .post('/engineering/blaine-en-196', may('POST /engineering/blaine-en-196'), body(BlaineEn196Input), c =>
    c.json(blaineEn196(c.req.valid('json'))),
  )
  .post('/engineering/mortar-prisms', may('POST /engineering/mortar-prisms'), body(MortarPrismsInput), c =>
    c.json(mortarPrisms(c.req.valid('json'))),
  )
  .post('/engineering/mortar-flexure', may('POST /engineering/mortar-flexure'), body(MortarFlexureInput), c => {
    const { loads, span } = c.req.valid('json')
    return c.json(mortarFlexure(loads, span))
  })
  .post('/engineering/mortar-cubes', may('POST /engineering/mortar-cubes'), body(MortarCubesInput), c =>
    c.json(mortarCubes(c.req.valid('json'))),
  )
  .post('/engineering/setting-time', may('POST /engineering/setting-time'), body(SettingTimeInput), c =>
    c.json(settingTime(c.req.valid('json'))),
  )
  .post('/engineering/vicat', may('POST /engineering/vicat'), body(VicatInput), c => {
    const { readings, depth } = c.req.valid('json')
    return c.json({ minutes: vicatInitial(readings, depth) })
  })
  .post('/engineering/le-chatelier', may('POST /engineering/le-chatelier'), body(LeChatelierInput), c =>
    c.json(leChatelier(c.req.valid('json'))),
  )
  .post('/engineering/autoclave', may('POST /engineering/autoclave'), body(AutoclaveInput), c => {
    const { before, after, gauge } = c.req.valid('json')
    return c.json({ percent: autoclaveExpansion(before, after, gauge) })
  })
  .post('/engineering/cement-en-197', may('POST /engineering/cement-en-197'), body(CementEn197Input), c => {
    const { results, class: strengthClass, single } = c.req.valid('json')
    return c.json(cementEn197(results, strengthClass, single))
  })
  .post('/engineering/cement-c150', may('POST /engineering/cement-c150'), body(CementC150Input), c => {
    const { results, type } = c.req.valid('json')
    return c.json(cementC150(results, type))
  })
  .post('/engineering/mill-consistency', may('POST /engineering/mill-consistency'), body(MillConsistencyInput), c =>
    c.json(millConsistency(c.req.valid('json'))),
  )
