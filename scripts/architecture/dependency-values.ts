import { isNode, nameOf, textOf, walk, type Node } from './syntax-tree.ts'

export type Dependencies = {
  /** Whether a variable of this name holds what a dependency made. */
  holds(name: string | null): boolean
  /** Whether this name was imported from a package or from Node.js. */
  imports(name: string | null): boolean
  /** Whether an expression is such a variable, or a call that makes such a value. */
  made(expression: Node): boolean
}

/**
 * Which variables hold what a dependency made: by `new Thing()` or `thing()` of an imported package, or by a type of one. By name
 * alone, without scopes: near enough for files of a few hundred lines.
 */
export function findDependencies(program: Node): Dependencies {
  const imported = new Set<string>()
  const ofNode = new Set<string>()
  const holding = new Set<string>()
  const isMade = (expression: unknown): boolean => {
    const made = unwrap(expression)
    if (made?.type !== 'CallExpression' && made?.type !== 'NewExpression') return false
    return imported.has(nameOf(rootOf(made['callee'] as Node)) ?? '')
  }
  walk(program, (node) => {
    if (node.type !== 'ImportDeclaration') return
    const request = textOf(node['source']) ?? ''
    const names = request.startsWith('node:') ? ofNode : isPackage(request) ? imported : null
    if (names) for (const specifier of node['specifiers'] as Node[]) addName(names, specifier['local'])
  })
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && isMade(node['init'])) addName(holding, node['id'])
    if (node.type === 'Identifier' && imported.has(typeNameOf(node) ?? '')) addName(holding, node)
  })
  return {
    holds: (name) => name !== null && holding.has(name),
    imports: (name) => name !== null && (imported.has(name) || ofNode.has(name)),
    made: (expression) => holding.has(nameOf(unwrap(expression)) ?? '') || isMade(expression),
  }
}

/** `root` of `root.member.call().member`. */
export function rootOf(node: Node): Node {
  const inner = node['object'] ?? (node.type === 'CallExpression' ? node['callee'] : undefined)
  return isNode(inner) ? rootOf(inner) : node
}

function isPackage(request: string) {
  return request !== '' && !/^(\.|node:|@aurivane\/)/.test(request)
}

function addName(names: Set<string>, node: unknown) {
  const name = nameOf(node)
  if (name !== null) names.add(name)
}

/** Of a parameter or variable that is declared with a type. */
function typeNameOf(node: Node): string | null {
  const annotation = (node['typeAnnotation'] as Node | null | undefined)?.['typeAnnotation']
  return isNode(annotation) ? nameOf(annotation['typeName']) : null
}

/** Without `await`, `as` and brackets around it. */
function unwrap(expression: unknown): Node | undefined {
  if (!isNode(expression)) return undefined
  const isWrapper = [
    'AwaitExpression',
    'TSAsExpression',
    'TSNonNullExpression',
    'ParenthesizedExpression',
  ].includes(expression.type)
  return isWrapper ? unwrap(expression['argument'] ?? expression['expression']) : expression
}
