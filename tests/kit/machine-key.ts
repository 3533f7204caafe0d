import { MACHINE_PURPOSES } from '~/domain/users/machine-key'
import type { House } from './house'

/** Who asks as a machine: the headers with a key that the administration made. */
export async function machineHeaders(
  portal: House,
  purpose = MACHINE_PURPOSES[0],
): Promise<{ 'x-machine-key': string }> {
  const made = await portal.as('admin').post('/administration/machine-key', { purpose, machine: 'Test machine' })
  if (made.status !== 200) throw new Error(`No machine key: ${made.status}`)
  return { 'x-machine-key': made.body.secret }
}
