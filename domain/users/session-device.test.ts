import { expect, test } from 'vitest'
import { deviceOf } from './session-device'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0 Safari/537.36',
    'Chrome on Windows',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/147.0 Safari/537.36 Edg/147.0', 'Edge on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1',
    'Safari on iOS',
  ],
  ['Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/147.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['curl/8.5', 'Unknown device'],
  [null, 'Unknown device'],
])('%s is %s', (agent, device) => expect(deviceOf(agent)).toBe(device))
