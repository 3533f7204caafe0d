import { describe, expect, test } from 'vitest'
import { attachableType } from './attachment'

const bytes = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0))

describe('what may be attached', () => {
  test('a file whose bytes are what its ending says', () => {
    expect(attachableType('report.PDF', bytes('%PDF-1.7 …\n%%EOF\n'))).toBe('application/pdf')
    expect(attachableType('site.jpeg', bytes('\xff\xd8\xff\xe0'))).toBe('image/jpeg')
    expect(attachableType('notes.txt', new TextEncoder().encode('slump 120 mm, 31 °C'))).toBe('text/plain')
  })

  test.each([
    ['program.exe', 'MZ…'],
    ['no-ending', '%PDF-'],
    ['report.pdf', 'MZ…'],
    ['cut.pdf', '%PDF-1.4 x'],
    ['picture.png', '<svg onload=alert(1)>'],
    ['notes.txt', '<script>alert(1)</script>'],
    ['notes.txt', 'a\u0000b'],
    ['notes.csv', '\xff\xfe\xfd'],
    ['empty.pdf', ''],
  ])('%s that begins with %s is refused in the field that brought it', (name, content) => {
    expect(() => attachableType(name, bytes(content))).toThrowError(
      expect.objectContaining({ errors: { file: [expect.any(String)] } }),
    )
  })
})
