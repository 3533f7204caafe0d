import type { MachinePurpose } from '~/domain/users/machine-key'
import type { House } from './house'

/** Who asks as a machine: the headers with a key that the administration made. */
export async function machineHeaders(portal: House, purpose: MachinePurpose): Promise<{ 'x-machine-key': string }> {
  const made = await portal.as('admin').post('/administration/machine-key', { purpose, machine: 'Test machine' })
  if (made.status !== 200) throw new Error(`No machine key: ${made.status}`)
  return { 'x-machine-key': made.body.secret }
}

/** The headers for each call that a machine makes: a key of its purpose. */
export async function machineHeadersOf(portal: House): Promise<(call: string) => { 'x-machine-key': string }> {
  const [erp, telematics] = [await machineHeaders(portal, 'erp'), await machineHeaders(portal, 'telematics')]
  return call => (call.includes('/truck/') ? telematics : erp)
}
