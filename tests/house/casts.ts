import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'
import type { Sources } from './writers'

export const KINDS = ['to never', 'over unknown', 'to any', 'to a type parameter', 'answer as asked'] as const
export type Cast = { kind: (typeof KINDS)[number]; at: string; text: string }

type Generic = ts.SignatureDeclaration & { typeParameters: ts.NodeArray<ts.TypeParameterDeclaration> }

/**
 * Where a source claims a type that the compiler cannot see: `as never`, `as unknown as`, `as any`, an assertion to a type
 * parameter, and every use of a function of ours that answers in whatever type its caller asks for. The last is counted by the
 * use and not by the declaration, since each use is a claim of its own.
 */
export function castsOf(sources: Sources): Cast[] {
  const trees = [...sources].map(([file, text]) =>
    ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : undefined),
  )
  const asked = new Map(trees.map(tree => [tree.fileName, askedIn(tree)]))
  return trees.flatMap(tree => [...assertionsIn(tree), ...usesIn(tree, namesOf(tree, asked))])
}

function assertionsIn(tree: ts.SourceFile): Cast[] {
  const found: Cast[] = []
  visit(tree, new Set())
  return found

  function visit(node: ts.Node, outer: ReadonlySet<string>) {
    const open = opened(node, outer)
    if (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) {
      const kind = kindOf(node, open)
      if (kind) found.push(cast(kind, node))
    }
    ts.forEachChild(node, child => visit(child, open))
  }
}

function kindOf({ type, expression }: ts.AssertionExpression, open: ReadonlySet<string>): Cast['kind'] | undefined {
  if (type.kind === ts.SyntaxKind.NeverKeyword) return 'to never'
  if (type.kind === ts.SyntaxKind.AnyKeyword) return 'to any'
  const within = unwrapped(expression)
  if (ts.isAssertionExpression(within) && within.type.kind === ts.SyntaxKind.UnknownKeyword) return 'over unknown'
  return mentions(type, open) ? 'to a type parameter' : undefined
}

const unwrapped = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? unwrapped(node.expression) : node

/** The type parameters in sight, and the local names of types that are made of them. */
function opened(node: ts.Node, outer: ReadonlySet<string>): ReadonlySet<string> {
  const own = isGeneric(node) ? node.typeParameters.map(of => of.name.text) : []
  const made = ts.isBlock(node) ? node.statements.filter(ts.isTypeAliasDeclaration) : []
  if (!own.length && !made.length) return outer
  const open = new Set([...outer, ...own])
  for (const alias of made) if (mentions(alias.type, open)) open.add(alias.name.text)
  return open
}

const isGeneric = (node: ts.Node): node is Generic =>
  (ts.isFunctionLike(node) || ts.isClassLike(node)) && Boolean(node.typeParameters?.length)

function mentions(node: ts.Node | undefined, names: ReadonlySet<string>): boolean {
  if (!node) return false
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) && names.has(node.typeName.text)) return true
  return ts.forEachChild(node, child => mentions(child, names)) ?? false
}

/** The functions of a module that answer as asked, by name; those of an object or an interface by the name of the member. */
function askedIn(tree: ts.SourceFile): Set<string> {
  const names = new Set<string>()
  visit(tree)
  return names

  function visit(node: ts.Node) {
    const name = isGeneric(node) && answersAsAsked(node) ? nameOf(node) : undefined
    if (name) names.add(name)
    ts.forEachChild(node, visit)
  }
}

/**
 * No argument says what the type parameter is, and it is claimed within: a body that never names it, nor asserts, answers
 * something that fits whatever is asked, as the compiler has seen.
 */
function answersAsAsked(node: Generic): boolean {
  if (!ts.isFunctionLike(node)) return false
  const given = node.parameters.map(parameter => parameter.type)
  const known = new Set<string>()
  for (const { name, constraint } of [...node.typeParameters].reverse()) {
    const one = new Set([name.text])
    if (given.some(type => mentions(type, one))) {
      known.add(name.text)
      for (const other of node.typeParameters)
        if (mentions(constraint, new Set([other.name.text]))) known.add(other.name.text)
    }
  }
  const free = new Set(node.typeParameters.map(({ name }) => name.text).filter(name => !known.has(name)))
  if (!free.size) return false
  const body = 'body' in node ? node.body : undefined
  return body ? asserts(body) || mentions(body, free) : mentions(node.type, free)
}

const asserts = (node: ts.Node): boolean =>
  (ts.isAssertionExpression(node) && !ts.isConstTypeReference(node.type)) ||
  (ts.forEachChild(node, child => asserts(child)) ?? false)

function nameOf(node: ts.Node): string | undefined {
  if ('name' in node && node.name && ts.isIdentifier(node.name as ts.Node)) return (node.name as ts.Identifier).text
  const { parent } = node
  const named = ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)
  return named && ts.isIdentifier(parent.name) ? parent.name.text : undefined
}

/** What a module may call such a function: its own names, and what it takes from the modules that declare them. */
function namesOf(tree: ts.SourceFile, asked: ReadonlyMap<string, Set<string>>): Set<string> {
  const names = new Set(asked.get(tree.fileName))
  for (const statement of tree.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const from = moduleAt(tree.fileName, statement.moduleSpecifier.text, asked)
    const bound = statement.importClause?.namedBindings
    if (!from || !bound || !ts.isNamedImports(bound)) continue
    for (const { name, propertyName } of bound.elements)
      if (asked.get(from)?.has((propertyName ?? name).text)) names.add(name.text)
  }
  return names
}

function moduleAt(file: string, path: string, modules: ReadonlyMap<string, unknown>): string | undefined {
  const base = path.startsWith('~/') ? path.slice(2) : path.startsWith('.') ? normalize(join(dirname(file), path)) : ''
  return ['.ts', '.tsx', '/index.ts'].map(end => base + end).find(one => modules.has(one))
}

function usesIn(tree: ts.SourceFile, names: ReadonlySet<string>): Cast[] {
  const found: Cast[] = []
  visit(tree)
  return found

  function visit(node: ts.Node) {
    if (ts.isCallExpression(node)) {
      const called = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression
      if (ts.isIdentifier(called) && names.has(called.text)) found.push(cast('answer as asked', node))
    }
    ts.forEachChild(node, visit)
  }
}

function cast(kind: Cast['kind'], node: ts.Node): Cast {
  const tree = node.getSourceFile()
  const { line } = tree.getLineAndCharacterOfPosition(node.getStart())
  return { kind, at: `${tree.fileName}:${line + 1}`, text: node.getText().replace(/\s+/g, ' ').slice(0, 120) }
}
