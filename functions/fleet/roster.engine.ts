import { RosterAsk, RosterCopy, ShiftClear, ShiftOff, ShiftSave, UsualHoursSave } from '~/domain/fleet/roster'
import { copyRoster } from '~/workflows/fleet/copy-roster'
import { rosterOf } from '~/workflows/fleet/roster'
import { saveUsualHours } from '~/workflows/fleet/save-roster-hours'
import { clearShift, giveOff, saveShift } from '~/workflows/fleet/save-roster-shift'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, query } from '../kit/valid'
import { write } from '../kit/write'

/** Which truck and driver work when: the roster of a day, calling in, and usual hours. */
export const rosterEngine = area()
  .get('/roster', may('GET /roster'), query(RosterAsk), async c =>
    c.json(await rosterOf(sqlOf(c), personOf(c), c.req.valid('query'), c.var.now)),
  )
  .post('/roster/shift', may('POST /roster/shift', 'once'), body(ShiftSave), async c =>
    c.json(await write(c, work => saveShift(work, c.req.valid('json')))),
  )
  .post('/roster/off', may('POST /roster/off', 'once'), body(ShiftOff), async c =>
    c.json(await write(c, work => giveOff(work, c.req.valid('json')))),
  )
  .post('/roster/clear', may('POST /roster/clear', 'once'), body(ShiftClear), async c =>
    c.json(await write(c, work => clearShift(work, c.req.valid('json')))),
  )
  .post('/roster/copy', may('POST /roster/copy', 'once'), body(RosterCopy), async c =>
    c.json(await write(c, work => copyRoster(work, c.req.valid('json')))),
  )
  .post('/roster/usual-hours', may('POST /roster/usual-hours', 'once'), body(UsualHoursSave), async c =>
    c.json(await write(c, work => saveUsualHours(work, c.req.valid('json')))),
  )
