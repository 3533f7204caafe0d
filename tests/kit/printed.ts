import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** Rooms whose words reach a screen; what only goes into files has the fonts of who opens them. */
const ROOMS = ['web', 'domain', 'workflows', 'functions', 'db']
const ONLY_IN_FILES = /\.test\.|^db\/migrations\/|\/sheets?\.ts$/
/** What other languages say, and their own names, is drawn by the fonts of the device that asks for them. */
const OTHER_LANGUAGES = /\/[a-z]+\.(zh|ms|ta)\.json$|^domain\/kit\/language(s\/[a-z]+)?\.ts$|\/accented\.ts$/
const BEYOND_ASCII = /[^\p{ASCII}]|\\u|\\x|&#?\w+;/u
const NAMED = /&(?!(?:amp|lt|gt|quot);)#?\w+;/
/** Marks that tell a kind of file, and what is never drawn. */
const UNSEEN = /[\p{Cc}\p{Cf}]/u

/** Every character beyond ASCII in the texts of the code (not its comments), with the first place of each. */
export function printedCharacters(): Map<string, string> {
  const found = new Map<string, string>()
  for (const path of ROOMS.flatMap(filesIn))
    for (const text of textsOf(path))
      for (const character of text)
        if (character > '\x7f' && !UNSEEN.test(character) && !found.has(character)) found.set(character, path)
  return found
}

function filesIn(room: string) {
  const files = readdirSync(room, { recursive: true, withFileTypes: true }).filter(each => each.isFile())
  const paths = files.map(each => join(each.parentPath, each.name))
  return paths.filter(
    path => /\.(tsx?|json|geojson|css)$/.test(path) && !ONLY_IN_FILES.test(path) && !OTHER_LANGUAGES.test(path),
  )
}

function textsOf(path: string): string[] {
  const source = readFileSync(path, 'utf8')
  if (!BEYOND_ASCII.test(source)) return []
  if (path.endsWith('json')) return [JSON.stringify(JSON.parse(source))]
  if (path.endsWith('css')) return [source.replace(/\/\*[\s\S]*?\*\//g, '')]
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const texts: string[] = []
  const look = (node: ts.Node) => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
    if (isText || ts.isJsxText(node)) texts.push(node.text)
    if (ts.isJsxText(node) && NAMED.test(node.text)) throw new Error(`${path}: write the character, not ${node.text}`)
    ts.forEachChild(node, look)
  }
  look(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, kind))
  return texts
}
