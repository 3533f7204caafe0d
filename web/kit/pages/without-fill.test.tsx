import { PassThrough, type Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withoutFill } from './without-fill'

/** Characters of three bytes at every place of a buffer. */
const page = (shift: number) => (
  <main>
    {'x'.repeat(shift)}
    {Array.from({ length: 400 }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: made once
      <input key={at} placeholder={`Order, customer… ${at}`} />
    ))}
  </main>
)

async function written(shift: number, through: Writable & NodeJS.ReadableStream): Promise<Buffer> {
  const { pipe } = renderToPipeableStream(page(shift))
  pipe(through)
  return buffer(through)
}

test('a page has no zero bytes between its characters', async () => {
  const shifts = [0, 1, 2]
  const plain = await Promise.all(shifts.map(shift => written(shift, new PassThrough())))
  expect(plain.some(text => text.includes(0))).toBe(true)
  for (const [at, text] of (await Promise.all(shifts.map(shift => written(shift, withoutFill())))).entries()) {
    expect(text.includes(0)).toBe(false)
    expect(text.toString().match(/customer… \d+"/g)).toHaveLength(400)
    expect(text.equals(plain[at]!.filter(byte => byte !== 0) as Buffer)).toBe(true)
  }
})
