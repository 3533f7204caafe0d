import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** What the portal itself does not use and yet has its place in a room of it, each with its reason. */
const EXCEPTIONS: Record<string, string> = {
  'functions/settings.ts: EVERY_SETTING': 'the list of settings is theirs; a test holds the README against it',
  'web/kit/toast/toasts.ts: chooseReading': 'R-309 is one setting of the code that no screen offers',
}

type Report = { issues: { file: string; exports: { name: string }[]; files: unknown[] }[] }

test('the rooms of the portal hold nothing that only tests and benches use', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      'node_modules/knip/bin/knip.js',
      '--production',
      '--include=files,exports',
      '--reporter=json',
      '--no-progress',
      '--no-exit-code',
    ],
    { maxBuffer: 16 * 1024 * 1024 },
  )
  const { issues } = JSON.parse(stdout) as Report
  const unused = issues.flatMap(({ file, exports, files }) => [
    ...(files.length > 0 ? [file] : []),
    ...exports.map(({ name }) => `${file}: ${name}`),
  ])
  expect(unused.sort()).toEqual(Object.keys(EXCEPTIONS).sort())
})
