import { demoOffset } from '~/db/kit/demo-clock'
import { wallOf } from '~/domain/kit/clock'
import { Refused } from '~/domain/kit/problem'
import { ShiftClock } from '~/domain/users/demo-clock'
import { shiftDemoClock } from '~/workflows/users/shift-demo-clock'
import { area, may } from '../kit/area'
import { type Ctx, sqlOf } from '../kit/context'
import { body } from '../kit/valid'
import { write } from '../kit/write'

/** The demo's own levers: its clock and its first day. Outside the demo they refuse. */
export const demoRoutes = area()
  .get('/demo/clock', may('GET /demo/clock'), async c => {
    const { clock } = c.var.parts
    return c.json({
      now: c.var.now.toISOString(),
      wall: wallOf(clock).toISOString(),
      offsetMinutes: await demoOffset(sqlOf(c)),
    })
  })
  .post('/demo/clock', may('POST /demo/clock'), body(ShiftClock), async c => {
    const clock = demoClock(c)
    const minutes = await write(c, work => shiftDemoClock(work, c.req.valid('json')))
    await clock.shiftTo(minutes)
    return c.json({ now: clock.now().toISOString(), offsetMinutes: minutes })
  })
  .post('/demo/reset', may('POST /demo/reset'), async c => {
    demoClock(c)
    const { resetDemo } = c.var.parts
    if (!resetDemo)
      throw new Refused('The deployment resets the demo company of this stage', undefined, { rule: 'demo' })
    await resetDemo()
    return c.json({ reset: true })
  })

function demoClock(c: Ctx) {
  const { settings, clock } = c.var.parts
  const { shiftTo, now } = clock
  if (!settings.demo || !shiftTo) throw new Refused('This is not the demo company', undefined, { rule: 'demo' })
  return { shiftTo, now }
}
