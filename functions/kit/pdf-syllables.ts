import builder from 'pdfmake/js/LayoutBuilder.js'
import inlines from 'pdfmake/js/TextInlines.js'

/** A CommonJS default arrives bare under a bundler and wrapped under Node itself. */
const LayoutBuilder = 'default' in builder ? builder.default : builder
const TextInlines = 'default' in inlines ? inlines.default : inlines

const syllables = new Intl.Segmenter('ta', { granularity: 'grapheme' })
const widths = new TextInlines(null)
type Inline = Parameters<typeof widths.widthOfText>[1]

/**
 * A word that is wider than its column is broken between any two characters, and a Tamil vowel sign without its consonant is
 * another sign. Such a word is broken between syllables before a line is made of it.
 */
export function breakBetweenSyllables(): void {
  const { buildNextLine } = LayoutBuilder.prototype
  LayoutBuilder.prototype.buildNextLine = function (node) {
    const width = this.writer.context().availableWidth
    node._inlines &&= node._inlines.flatMap(inline =>
      inline.width > width && /\p{Script=Tamil}/u.test(inline.text) ? pieces(inline, width) : inline,
    )
    return buildNextLine.call(this, node)
  }
}

function pieces(inline: Inline, width: number): Inline[] {
  const texts: string[] = []
  for (const { segment } of syllables.segment(inline.text)) {
    const longer = `${texts.at(-1) ?? ''}${segment}`
    if (texts.length && widths.widthOfText(longer, inline) <= width) texts[texts.length - 1] = longer
    else texts.push(segment)
  }
  const last = texts.length - 1
  return texts.map((text, at) => ({
    ...inline,
    text,
    width: widths.widthOfText(text, inline),
    ...(at === 0 ? {} : { leadingCut: 0 }),
    ...(at === last ? {} : { trailingCut: 0, noNewLine: false, lineEnd: false }),
  }))
}
