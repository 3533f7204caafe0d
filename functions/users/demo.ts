import { demoClock } from '~/db/kit/demo-clock'
import { wallOf } from '~/domain/kit/clock'
import { Refused } from '~/domain/kit/problem'
import { ShiftClock } from '~/domain/users/demo-clock'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoOffer } from '~/domain/users/demo-people'
import { breakDemoPlant } from '~/workflows/demo/close-plant'
import { shiftDemoClock } from '~/workflows/users/shift-demo-clock'
import { area, may } from '../kit/area'
import { type Ctx, sqlOf } from '../kit/context'
import { body } from '../kit/valid'
import { write } from '../kit/write'

/** The demo's own levers: its clock and its first day. Outside the demo they refuse. */
export const demoRoutes = area()
  .get('/login/demo', may('GET /login/demo'), c => {
    // A demo company elsewhere has a password of its own, which its people know.
    const { settings, clock } = c.var.parts
    const here = settings.demo && clock.shiftTo !== undefined
    const offer: DemoOffer = { accounts: here ? [...DEMO_ACCOUNTS] : [], password: here ? DEMO_PASSWORD : null }
    return c.json(offer)
  })
  .get('/demo/clock', may('GET /demo/clock'), async c => {
    const { clock } = c.var.parts
    return c.json({
      now: c.var.now.toISOString(),
      wall: wallOf(clock).toISOString(),
      ...(await demoClock(sqlOf(c))),
    })
  })
  .post('/demo/clock', may('POST /demo/clock'), body(ShiftClock), async c => {
    const clock = leverOf(c)
    const kept = await write(c, work => shiftDemoClock(work, c.req.valid('json')))
    if (kept.playsTo === null) await clock.shiftTo(kept.offsetMinutes)
    return c.json({ now: clock.now().toISOString(), ...kept })
  })
  .post('/demo/close-plant', may('POST /demo/close-plant'), async c => {
    leverOf(c)
    return c.json(await write(c, breakDemoPlant))
  })
  .post('/demo/reset', may('POST /demo/reset'), async c => {
    leverOf(c)
    const { resetDemo } = c.var.parts
    if (!resetDemo)
      throw new Refused('The deployment resets the demo company of this stage', undefined, { rule: 'demo' })
    await resetDemo()
    return c.json({ reset: true })
  })

function leverOf(c: Ctx) {
  const { settings, clock } = c.var.parts
  const { shiftTo, now } = clock
  if (!settings.demo || !shiftTo) throw new Refused('This is not the demo company', undefined, { rule: 'demo' })
  return { shiftTo, now }
}
