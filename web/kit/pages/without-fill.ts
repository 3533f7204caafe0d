import { Transform } from 'node:stream'

/**
 * React 18 fills the end of a buffer with zero bytes where a character of several bytes does not fit any more: a browser
 * shows them as two or three unknown characters (facebook/react#24985, mended in 19). No page has a zero byte of its own.
 */
export const withoutFill = () =>
  new Transform({
    transform: (part: Buffer, _encoding, done) => done(null, part.includes(0) ? part.filter(byte => byte !== 0) : part),
  })
