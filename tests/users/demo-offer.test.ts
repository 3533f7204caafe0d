import { expect, test } from 'vitest'
import { house } from '../kit/house'

test('C33 outside the demo company nobody is told an account or a password', async () => {
  const portal = await house()
  const { status, body } = await portal.as(null).get('/login/demo')
  expect([status, body]).toEqual([200, { accounts: [], password: null }])
})
