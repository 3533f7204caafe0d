import { expect, test } from 'vitest'
import { charactersOf, fontFaces } from '../tests/kit/font-file'
import { printedCharacters } from '../tests/kit/printed'

const faces = fontFaces('web/tokens.css')
const named = (character: string) => `${character} U+${character.codePointAt(0)!.toString(16).padStart(4, '0')}`

test('two weights of one font, by files that are there', () => {
  expect(faces.map(({ family, weight }) => `${family} ${weight}`)).toEqual(['Geist Sans 400', 'Geist Sans 600'])
})

test.each(faces)(
  'weight $weight draws every character that a screen shows: none is a box where no other font is',
  face => {
    const drawn = charactersOf(face.file)
    const printed = printedCharacters()
    for (const known of '³₂–…×') expect(printed.has(known), known).toBe(true)
    const boxes = [...printed].filter(([character]) => {
      const point = character.codePointAt(0)!
      return !face.claims(point) || !drawn.has(point)
    })
    expect(boxes.map(([character, path]) => `${named(character)} in ${path}`)).toEqual([])
  },
)

test.each(faces)('weight $weight draws what a keyboard types, and not what it lacks', face => {
  const drawn = charactersOf(face.file)
  for (let point = 0x20; point < 0x7f; point++)
    expect(drawn.has(point) && face.claims(point), String.fromCharCode(point)).toBe(true)
  for (const lacking of 'σ漢✓') expect(drawn.has(lacking.codePointAt(0)!), lacking).toBe(false)
})
