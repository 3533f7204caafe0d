import { relative } from 'node:path'
import ts from 'typescript'
import { type AreaContract, type CallAnswer, reached } from './contract'
import { anyOf, schemaMaker } from './schema'

const MOST = 30
const VERBS = new Set(['get', 'post', 'put', 'delete', 'on'])

/** Reads from the types of all handlers what their calls answer, an area each. */
export function answersOf(program: ts.Program, root: string): Record<string, AreaContract> {
  const checker = program.getTypeChecker()
  const maker = schemaMaker(checker)
  const areas = new Map<string, Record<string, CallAnswer>>()
  for (const source of program.getSourceFiles()) {
    const [room, area = ''] = relative(root, source.fileName).split('/')
    if (room !== 'functions' || source.fileName.endsWith('.test.ts')) continue
    const calls = areas.get(area) ?? {}
    for (const { right, handler } of routesIn(source))
      for (const call of callsOf(right)) calls[call] = answerOf(handler)
    areas.set(area, calls)
  }
  return Object.fromEntries([...areas].map(([area, calls]) => [area, { calls, types: reached(calls, maker.types) }]))

  function answerOf(handler: ts.Expression): CallAnswer {
    const [signature] = checker.getTypeAtLocation(handler).getCallSignatures()
    if (!signature) return {}
    const answered = checker.getAwaitedType(signature.getReturnType()) ?? signature.getReturnType()
    const all = answered.isUnion() ? answered.types : [answered]
    const json = all.flatMap(each => (each.symbol?.name === 'Answer' ? [argumentOf(each)] : []))
    const files = all.flatMap(each => (each.symbol?.name === 'FileAnswer' ? [argumentOf(each)] : []))
    return {
      ...(json.length && { json: anyOf(json.map(each => maker.schemaOf(each))) }),
      ...(files.length && { files: files.flatMap(typesOfFile) }),
    }
  }

  function argumentOf(type: ts.Type): ts.Type {
    return checker.getTypeArguments(type as ts.TypeReference)[0]!
  }

  function callsOf(right: ts.CallExpression): string[] {
    const type = checker.getTypeAtLocation(right.arguments[0]!)
    const all = type.isUnion() ? type.types : [type]
    // Routes that are made from a table know any call; what theirs answer is said by a mark or by another call.
    return (all.length > MOST ? [] : all).flatMap(each => (each.isStringLiteral() ? [each.value] : []))
  }
}

/** A route is a verb with its path, its right `may(…)`, and the handler at the end. */
function routesIn(source: ts.SourceFile): { right: ts.CallExpression; handler: ts.Expression }[] {
  const found: { right: ts.CallExpression; handler: ts.Expression }[] = []
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      VERBS.has(node.expression.name.text)
    ) {
      const right = node.arguments.find(
        (each): each is ts.CallExpression => ts.isCallExpression(each) && each.expression.getText() === 'may',
      )
      const handler = node.arguments.at(-1)
      if (right && handler) found.push({ right, handler })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const typesOfFile = (type: ts.Type): string[] =>
  (type.isUnion() ? type.types : [type]).map(each => (each.isStringLiteral() ? each.value : 'application/octet-stream'))
