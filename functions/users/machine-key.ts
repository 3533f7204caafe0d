import { machineKeyRows } from '~/db/users/machine-key'
import { MachineKeyRevoke, MachineKeySave } from '~/domain/users/machine-key'
import { makeMachineKey, revokeMachineKey } from '~/workflows/users/save-machine-key'
import { area, may } from '../kit/area'
import { sqlOf } from '../kit/context'
import { body } from '../kit/valid'
import { write } from '../kit/write'
import { newMachineKey } from './ask-by-machine-key'

/** Keys of machines: who holds one, until when, and a new one before the old one ends. */
export const machineKeyRoutes = area()
  .get('/administration/machine-key', may('GET /administration/machine-key'), async c =>
    c.json({ rows: await machineKeyRows(sqlOf(c)) }),
  )
  .post(
    '/administration/machine-key',
    may('POST /administration/machine-key', 'once'),
    body(MachineKeySave),
    async c => {
      const made = await newMachineKey()
      return c.json(await write(c, work => makeMachineKey(work, c.req.valid('json'), made, c.var.wall)))
    },
  )
  .post(
    '/administration/machine-key/revoke',
    may('POST /administration/machine-key/revoke'),
    body(MachineKeyRevoke),
    async c => c.json(await write(c, work => revokeMachineKey(work, c.req.valid('json'), c.var.wall))),
  )
