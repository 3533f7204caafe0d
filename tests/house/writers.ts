import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'

/** Texts by path, so that a breach can be planted beside the real ones. */
export type Sources = Map<string, string>

export const sourcesOf = (...rooms: string[]): Sources =>
  new Map(
    rooms.flatMap(room =>
      readdirSync(room, { recursive: true, encoding: 'utf8' })
        .filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$/.test(path))
        .map(path => join(room, path))
        .map(path => [path, readFileSync(path, 'utf8')] as const),
    ),
  )

type Name = { file: string; name: string }
type Declared = { node: ts.Node; in: Module }
type Module = { file: string; tree: ts.SourceFile; taken: Map<string, Name>; declared: Map<string, Declared> }

const STATEMENT = /\b(insert\s+into|update\s+\S+\s+set|delete\s+from)\b/i

/**
 * What of db writes, told by its source: a function that takes a whole unit of work, that sends a writing statement or that
 * calls one which does; and of the objects that `record`, `children` and `ledger` make, the members that take a unit of work.
 */
export function writersOf(sources: Sources) {
  const modules = new Map([...sources].map(([file, text]) => [file, moduleOf(file, text)]))
  const declared = [...modules.values()].flatMap(one => [...one.declared.values()])
  const makers = new Map<ts.Node, Set<string>>()
  const writing = new Set<ts.Node>()
  for (const { node } of declared) {
    const members = innerFunctions(node).filter(inner => takesWork(inner))
    if (members.length) makers.set(node, new Set(members.map(inner => inner.name!.text)))
  }
  for (let before = -1; before < writing.size + makers.size; ) {
    before = writing.size + makers.size
    for (const of of declared) {
      if (!makers.has(of.node) && made(of)) makers.set(of.node, made(of)!)
      if (!writing.has(of.node) && writes(of)) writing.add(of.node)
    }
  }

  function found({ file, name }: Name): Declared | undefined {
    const of = modules.get(file)
    const next = of?.taken.get(name)
    return of?.declared.get(name) ?? (next && found(next))
  }

  function called({ expression }: ts.CallExpression, of: Module) {
    return ts.isIdentifier(expression) ? found({ file: of.file, name: expression.text }) : undefined
  }

  /** The writing members of what a constant or a maker of makers hands out. */
  function made({ node, in: of }: Declared): Set<string> | undefined {
    const given = ts.isVariableDeclaration(node) ? node.initializer : returned(node)
    const maker = given && ts.isCallExpression(given) ? called(given, of) : undefined
    return maker && makers.get(maker.node)
  }

  function writes({ node, in: of }: Declared): boolean {
    const body = functionOf(node)
    if (!body || makers.has(node)) return false
    return takesWork(body) || some(body, inner => sends(inner) || callsWriter(inner, of))
  }

  function callsWriter(node: ts.Node, of: Module): boolean {
    if (!ts.isCallExpression(node)) return false
    const direct = called(node, of)
    if (direct && writing.has(direct.node)) return true
    if (!ts.isPropertyAccessExpression(node.expression) || !ts.isIdentifier(node.expression.expression)) return false
    const object = found({ file: of.file, name: node.expression.expression.text })
    return !!object && !!makers.get(object.node)?.has(node.expression.name.text)
  }

  return {
    of: (name: Name): { writes: boolean; members: Set<string> } | undefined => {
      const is = found(name)
      if (!is) return undefined
      const members = makers.get(is.node)
      const callable = !!functionOf(is.node)
      return { writes: writing.has(is.node) || (callable && !!members), members: (!callable && members) || new Set() }
    },
  }
}

/** The writes that a file takes from db: `plant.update`, `saveMargin`, or `plant` handed on as a whole. */
export function writesIn(file: string, text: string, writers: ReturnType<typeof writersOf>): string[] {
  const { tree, taken } = moduleOf(file, text)
  const breaches = new Set<string>()
  const fromDb = new Map([...taken].filter(([, { file: from }]) => from.startsWith('db/')))
  for (const [local, name] of fromDb) if (name.name === '*' || writers.of(name)?.writes) breaches.add(local)
  walk(tree, node => {
    if (takenLate(node)) breaches.add('import()')
    if (!ts.isIdentifier(node) || !fromDb.has(node.text) || named(node)) return
    const members = writers.of(fromDb.get(node.text)!)?.members
    if (!members?.size) return
    const read = ts.isPropertyAccessExpression(node.parent) && node.parent.expression === node
    const member = read && (node.parent as ts.PropertyAccessExpression).name.text
    if (!member) breaches.add(node.text)
    else if (members.has(member)) breaches.add(`${node.text}.${member}`)
  })
  return [...breaches].sort()
}

function moduleOf(file: string, text: string): Module {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const of: Module = { file, tree, taken: new Map(), declared: new Map() }
  for (const statement of tree.statements) {
    if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) take(statement, of)
    else if (ts.isFunctionDeclaration(statement) && statement.name)
      of.declared.set(statement.name.text, { node: statement, in: of })
    else if (ts.isVariableStatement(statement))
      for (const one of statement.declarationList.declarations)
        of.declared.set(one.name.getText(), { node: one, in: of })
  }
  return of
}

function take(statement: ts.ImportDeclaration | ts.ExportDeclaration, { file, taken }: Module) {
  const from = statement.moduleSpecifier && (statement.moduleSpecifier as ts.StringLiteral).text
  if (!from) return
  const path = from.startsWith('~/') ? from.slice(2) : from.startsWith('.') ? normalize(join(dirname(file), from)) : ''
  if (!path) return
  const names = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause
  const typeOnly = ts.isImportDeclaration(statement) ? statement.importClause?.isTypeOnly : statement.isTypeOnly
  if (typeOnly) return
  if (!names || !('elements' in names))
    taken.set(names?.name.getText() ?? `* of ${path}`, { file: `${path}.ts`, name: '*' })
  else
    for (const one of names.elements)
      if (!one.isTypeOnly)
        taken.set(one.name.getText(), { file: `${path}.ts`, name: (one.propertyName ?? one.name).getText() })
}

type Fn = ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression

function functionOf(node: ts.Node): Fn | undefined {
  const of = ts.isVariableDeclaration(node) ? node.initializer : node
  return of && (ts.isFunctionDeclaration(of) || ts.isArrowFunction(of) || ts.isFunctionExpression(of)) ? of : undefined
}

const takesWork = (of: Fn) =>
  of.parameters.some(({ type }) => type && ts.isTypeReferenceNode(type) && type.typeName.getText() === 'Work')

function innerFunctions(node: ts.Node): ts.FunctionDeclaration[] {
  const body = functionOf(node)?.body
  return body && ts.isBlock(body) ? body.statements.filter(one => ts.isFunctionDeclaration(one)) : []
}

function returned(node: ts.Node): ts.Node | undefined {
  const body = functionOf(node)?.body
  if (!body || !ts.isBlock(body)) return body
  return body.statements.find(one => ts.isReturnStatement(one))?.expression
}

/** `sql.insert(…)` and the like, or the same written out. */
function sends(node: ts.Node): boolean {
  if (ts.isTaggedTemplateExpression(node)) return STATEMENT.test(node.template.getText())
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  const { name, expression } = node.expression
  return /^(insert|update|delete)$/.test(name.text) && /(^|\.)(sql|run|tx)$/.test(expression.getText())
}

/** A name that is only said: in an import, as the key of another object, as a type. */
const named = (node: ts.Identifier) =>
  ts.isImportSpecifier(node.parent) ||
  ts.isTypeQueryNode(node.parent) ||
  (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) ||
  ((ts.isPropertyAssignment(node.parent) || ts.isPropertySignature(node.parent)) && node.parent.name === node)

/** A module of db that is taken while the portal runs hides what is taken of it. */
const takenLate = (node: ts.Node) =>
  ts.isCallExpression(node) &&
  node.expression.kind === ts.SyntaxKind.ImportKeyword &&
  /^['"`](~|\.\.\/\.\.)\/db\//.test(node.arguments[0]?.getText() ?? '')

const some = (node: ts.Node, is: (node: ts.Node) => boolean): boolean =>
  is(node) || !!ts.forEachChild(node, child => some(child, is) || undefined)

function walk(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node)
  ts.forEachChild(node, child => walk(child, see))
}
