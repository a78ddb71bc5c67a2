import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { isInnerFile } from './package-exports.ts'
import { findDependencies, rootOf, type Dependencies } from './dependency-values.ts'
import { isNode, nameOf, textOf, walk, type Node } from './syntax-tree.ts'

const checkedFolders = /^(contract|api\/src|server\/src|web\/app|web\/build|scripts)\//
/** Tests may replace a dependency; the product may not. */
const testCode = /\.(test|spec)\.tsx?$|\/specs\/|^scripts\/testing\//

const hiddenMembers = new Set(['cork', 'uncork', 'reallyExit', 'binding'])
const changingCalls = new Set(['assign', 'defineProperty', 'defineProperties', 'setPrototypeOf'])

/** Uses of dependencies and Node.js past their documented interfaces, one line each. */
export function checkPrivateInterfaces(root: string, file: string): string[] {
  if (!checkedFolders.test(file) || testCode.test(file)) return []
  const source = readFileSync(join(root, file), 'utf8')
  const program = parseSync(file, source).program as unknown as Node
  const dependencies = findDependencies(program)
  const found: string[] = []
  walk(program, (node) => {
    const complaint =
      findHiddenName(node) ??
      findPrototype(node, dependencies) ??
      findHiddenCall(node) ??
      findChange(node, dependencies) ??
      findInnerFile(root, file, node)
    if (complaint) found.push(`${file}:${lineOf(source, node.start)}: ${complaint} (private-interface)`)
  })
  return found
}

function lineOf(source: string, offset: number) {
  return source.slice(0, offset).split('\n').length
}

/** `thing._member`, `{ _member } = thing`, `{ _member: value }`, a class with such a method, `internalBinding`. */
function findHiddenName(node: Node): string | null {
  if (node.type === 'Identifier' && nameOf(node) === 'internalBinding') return 'uses internalBinding'
  const name = node.type === 'MemberExpression' ? memberName(node) : keyOf(node)
  // React's own warning in the name of a documented member.
  const isHidden = name?.startsWith('_') && name !== '__html'
  return isHidden ? `uses ${name}, which belongs to a dependency alone` : null
}

function keyOf(node: Node): string | null {
  const hasKey = ['Property', 'MethodDefinition', 'PropertyDefinition'].includes(node.type)
  return hasKey ? (nameOf(node['key']) ?? textOf(node['key'])) : null
}

/** `Imported.prototype`, to change it or to call its methods past those of an instance. */
function findPrototype(node: Node, dependencies: Dependencies): string | null {
  const isUse = isPrototype(node) && dependencies.imports(nameOf(node['object']))
  return isUse ? 'uses the prototype of what it imports' : null
}

/** `stream.cork()`, `process.binding()`, `server.emit('connection')`. */
function findHiddenCall(node: Node): string | null {
  if (node.type !== 'CallExpression') return null
  const { callee, arguments: given } = node as unknown as { callee: Node; arguments: Node[] }
  const member = callee.type === 'MemberExpression' ? memberName(callee) : null
  if (member === 'emit' && textOf(given[0]) === 'connection') return "calls emit('connection')"
  if (!member || !hiddenMembers.has(member)) return null
  const isOfProcess = nameOf(callee['object']) === 'process'
  const isOfStream = member === 'cork' || member === 'uncork'
  return isOfProcess || isOfStream ? `calls ${member}()` : null
}

/** What a dependency made, or a prototype, gets another member. */
function findChange(node: Node, dependencies: Dependencies): string | null {
  if (node.type === 'AssignmentExpression') {
    const target = node['left'] as Node
    return target.type === 'MemberExpression' ? describeAssignment(target, dependencies) : null
  }
  if (node.type !== 'CallExpression') return null
  const { callee, arguments: given } = node as unknown as { callee: Node; arguments: Node[] }
  const isChange =
    nameOf(callee['object']) === 'Object' && changingCalls.has(nameOf(callee['property']) ?? '')
  const target = given[0]
  if (!isChange || !target) return null
  if (isPrototype(target)) return 'changes a prototype'
  return dependencies.made(target) ? 'changes what a dependency made' : null
}

function describeAssignment(target: Node, dependencies: Dependencies): string | null {
  const object = target['object'] as Node
  if (isPrototype(object)) return 'assigns to a prototype'
  // The one member of a React ref is there to be assigned to, and what it holds is ours.
  if (/\bcurrent\b/.test(pathOf(target))) return null
  return dependencies.holds(nameOf(rootOf(object))) ? 'assigns to what a dependency made' : null
}

/** `object.current.open` as a text. */
function pathOf(node: Node): string {
  const object = node['object']
  return isNode(object) ? `${pathOf(object)}.${memberName(node) ?? ''}` : (nameOf(node) ?? '')
}

function isPrototype(node: Node) {
  return node.type === 'MemberExpression' && memberName(node) === 'prototype'
}

/** `import 'package/dist/inner.js'`, also as `import()`, `require()` or `resolve()`. */
function findInnerFile(root: string, file: string, node: Node): string | null {
  const request = requestOf(node)
  if (request === null) return null
  if (/(^|\/)node_modules\//.test(request) || request.startsWith('node:internal')) return `imports ${request}`
  return isInnerFile(root, file, request) ? `imports ${request}, which its package does not export` : null
}

function requestOf(node: Node): string | null {
  if (isNode(node['source'])) return textOf(node['source'])
  if (node.type !== 'CallExpression') return null
  const { callee, arguments: given } = node as unknown as { callee: Node; arguments: Node[] }
  const name = callee.type === 'MemberExpression' ? memberName(callee) : nameOf(callee)
  const isOfModule = name === 'require' || (name === 'resolve' && /require|meta/.test(describe(callee)))
  return isOfModule ? textOf(given[0]) : null
}

function describe(callee: Node) {
  const object = callee['object'] as Node | undefined
  return object?.type === 'MetaProperty' ? 'import.meta' : (nameOf(object) ?? '')
}

/** Of `thing.member` and `thing['member']`. */
function memberName(node: Node): string | null {
  return node['computed'] ? textOf(node['property']) : nameOf(node['property'])
}
